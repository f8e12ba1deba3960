import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languageFacts, languages, mainLanguage } from '../../../shared/languages.ts'
import { type InlineScripts, inlineScripts } from './inline-scripts.ts'

/** The files a document names, and the language they are in. */
export interface PageAssets {
  language: Language
  inlineScripts: InlineScripts
  scripts: string[]
  styles: string[]
  /** Modules and fonts to fetch early. */
  preloads: string[]
  fonts: string[]
  /** Modules to fetch once the page has been drawn, each behind those it needs; the last one starts it. */
  laterFiles: string[]
}

export interface SiteAssets {
  /** Files for a page of the public site, by the source file of the page. */
  forPage(file: string, language: Language): PageAssets
  forAdmin(language: Language): PageAssets
  /** Folder of the built files, or undefined where another server has them. */
  folder: string | undefined
  /** What stands in the documents, by which the policy allows it. */
  inlineScripts: InlineScripts
  /** Extra sources for the content security policy while developing. */
  isDevelopment: boolean
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

type FileAssets = Omit<PageAssets, 'inlineScripts'>

type Manifest = Record<string, Chunk>

/** What visitors load, and what staff load. */
export type SitePart = 'site' | 'admin'

/** What `npm run build` left in dist/client. */
export function builtAssets(folder: string): SiteAssets {
  const sites = new Map(languages.map(({ code }) => [code, readManifest(folder, manifestName('site', code))]))
  const siteIn = (language: Language, page?: string) => {
    const assets = assetsOf(sites.get(language) ?? {}, 'src/entry/browser.tsx', page)
    const fonts = fontsOf(sites.get(mainLanguage) ?? {}, language)
    // One for all languages: nothing in a style sheet is said in words.
    const { styles } = assetsOf(sites.get(mainLanguage) ?? {}, 'src/entry/browser.tsx')
    return { ...assets, language, inlineScripts, fonts, styles }
  }
  const adminIn = (language: Language) => ({ ...adminAssets(folder, language), inlineScripts })
  const admins = new Map(languages.map(({ code }) => [code, adminIn(code)]))
  const pages = new Map<string, PageAssets>()
  return {
    forPage: (file, language) => {
      const name = `${language} ${file}`
      const known = pages.get(name) ?? publicAssets(siteIn(language, file))
      pages.set(name, known)
      return known
    },
    forAdmin: (language) => admins.get(language) ?? adminIn(mainLanguage),
    folder,
    inlineScripts,
    isDevelopment: false,
  }
}

/** Styles and fonts are those of the main language's build: its style sheets hold all scripts. */
function adminAssets(folder: string, language: Language): FileAssets {
  const entry = 'src/entry/admin.tsx'
  const main = readManifest(folder, 'admin')
  const own = readManifest(folder, manifestName('admin', language))
  const { styles } = assetsOf(main, entry)
  return { ...assetsOf(own, entry), language, styles, fonts: fontsOf(main, language) }
}

function manifestName(part: SitePart, language: Language): string {
  return language === mainLanguage ? part : `${part}_${language}`
}

function readManifest(folder: string, name: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, '.vite', `${name}.json`), 'utf8'))
}

function assetsOf(manifest: Manifest, entry: string, page?: string): FileAssets {
  const chunks: Chunk[] = []
  const seen = new Set<string>()
  for (const start of [page, entry]) if (start) collect(manifest, start, seen, chunks)
  const entryFile = manifest[entry]?.file
  const address = (file: string) => `/${file}`
  return {
    language: mainLanguage,
    scripts: entryFile ? [address(entryFile)] : [],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address),
    laterFiles: [],
    preloads: chunks
      .map((chunk) => chunk.file)
      .filter((file) => file !== entryFile)
      .map(address),
    fonts: fontsOf(manifest, mainLanguage),
  }
}

/** The letters of the language; those of others are fetched where something is written in them. */
function fontsOf(manifest: Manifest, language: Language): string[] {
  const face = new RegExp(`alexandria-${languageFacts(language).script}-[\\w-]{8}\\.`)
  const files = Object.values(manifest).flatMap((chunk) => chunk.assets ?? [])
  return [...new Set(files.filter((file) => face.test(file)))].map((file) => `/${file}`)
}

/** A chunk behind those it imports: the order in which browsers run them. */
function collect(manifest: Manifest, key: string, seen: Set<string>, into: Chunk[]): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen, into)
  into.push(chunk)
}

/** Visitors get text and pictures first. */
function publicAssets(assets: PageAssets): PageAssets {
  return { ...assets, scripts: [], preloads: [], laterFiles: [...assets.preloads, ...assets.scripts] }
}

/** While developing, Vite serves the sources themselves. */
export const developmentAssets: SiteAssets = {
  forPage: (_file, language) => fromVite('src/entry/browser.tsx', 'src/ui/theme.css', language, 'site'),
  forAdmin: (language) => fromVite('src/entry/admin.tsx', 'src/admin/admin-theme.css', language, 'admin'),
  folder: undefined,
  inlineScripts,
  isDevelopment: true,
}

/** Below which path Vite serves the sources of a language, to visitors or to staff. */
export function developmentBase(language: Language, part: SitePart): string {
  return language === mainLanguage ? '/' : `/@${language}-${part}/`
}

function fromVite(entry: string, style: string, language: Language, part: SitePart): PageAssets {
  const base = developmentBase(language, part)
  return {
    language,
    inlineScripts,
    scripts: ['@vite/client', 'src/entry/refresh-preamble.ts', entry].map((file) => base + file),
    styles: [base + style],
    laterFiles: [],
    preloads: [],
    fonts: [],
  }
}
