import path from 'node:path'
import { sealedTableNames } from '../../src/server/database/sealed-tables.ts'
import { addressOf, findCycles, type SourceFile } from './import-graph.ts'

/** The import table of docs/architecture.md. A folder may always import from itself; the most precise row counts. */
const mayImport: Record<string, string[] | 'everything'> = {
  'src/shared': [],
  'src/schema': ['src/shared'],
  'src/content': ['src/shared', 'src/schema'],
  'src/sample-content': ['src/shared', 'src/schema', 'src/content'],
  'src/server': ['src/shared', 'src/schema', 'src/content'],
  'src/server/engine': [
    ...['src/shared', 'src/schema', 'src/server/database', 'src/server/http', 'src/server/due-work'],
  ],
  'src/ui': ['src/shared'],
  'src/client': ['src/shared', 'src/schema'],
  'src/sections': ['src/shared', 'src/content', 'src/ui'],
  'src/site': ['src/shared', 'src/content', 'src/ui', 'src/sections', 'src/client'],
  'src/admin': ['src/shared', 'src/schema', 'src/content', 'src/ui', 'src/sections', 'src/client'],
  'src/entry': 'everything',
}

/** Where a package may be imported; everywhere else it is a mistake. Packages not named here are free. */
const libraryHomes: { packages: string[]; folders: string[] }[] = [
  {
    packages: ['react', 'react-dom'],
    folders: ['src/ui', 'src/client', 'src/sections', 'src/site', 'src/admin', 'src/entry'],
  },
  { packages: ['@tanstack/react-query'], folders: ['src/client', 'src/site', 'src/admin', 'src/entry'] },
  { packages: ['react-router'], folders: ['src/site', 'src/admin', 'src/entry'] },
  {
    packages: [
      ...['recharts', '@dnd-kit/*', 'react-hook-form', '@hookform/resolvers'],
      ...['prosemirror-model', 'prosemirror-state', 'prosemirror-view', 'prosemirror-transform'],
      ...['prosemirror-commands', 'prosemirror-keymap', 'prosemirror-history', 'prosemirror-inputrules'],
      'prosemirror-schema-list',
    ],
    folders: ['src/admin'],
  },
  { packages: ['fastify', '@fastify/*', 'kysely'], folders: ['src/server', 'src/entry'] },
  { packages: ['better-sqlite3', 'pg'], folders: ['src/server/database'] },
]

type Rule = (files: SourceFile[]) => string[]

export const importsFollowTheTable: Rule = (files) =>
  files.flatMap((file) => {
    const row = rowOf(file.path)
    if (!row) return isCode(file) ? [`${file.path} is in no folder of the import table`] : []
    const allowed = mayImport[row]
    if (allowed === 'everything' || allowed === undefined) return []
    return file.imports.flatMap(({ specifier }) => {
      const address = addressOf(file.path, specifier)
      if (address === undefined || [row, ...allowed].some((folder) => isWithin(address, folder))) return []
      if (isTest(file) && !isWithin(address, 'src')) return []
      return [`${file.path} may not import ${address}`]
    })
  })

export const importsNameAFile: Rule = (files) =>
  files.flatMap((file) =>
    file.imports.flatMap(({ specifier, target }) => {
      const address = addressOf(file.path, specifier)
      const isOurs = address !== undefined && isWithin(address, 'src')
      return isOurs && !target ? [`${file.path} imports ${specifier}, which is not a file`] : []
    }),
  )

export const importsMakeNoCircle: Rule = (files) =>
  findCycles(files).map((cycle) => [...cycle, cycle[0]].join(' → '))

export const librariesStayAtHome: Rule = (files) =>
  files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      file.imports.flatMap(({ specifier }) => {
        const home = libraryHomes.find(({ packages }) => packages.some((name) => isPackage(specifier, name)))
        const isAllowed = !home || home.folders.some((folder) => isWithin(file.path, folder))
        return isAllowed ? [] : [`${file.path} may not import ${specifier}`]
      }),
    )

export const fetchingIsLeftToTheClient: Rule = (files) =>
  findIn(filesIn(files, 'src/content', 'src/ui', 'src/sections'), /(?<![\w.])fetch\(|\bXMLHttpRequest\b/g)

/** The change log is the store of the table `changes`, under the name the layout gives it. */
const mayHoldSql = /-store\.ts$|\/change-log\.ts$|^src\/server\/database\/|\.test\.ts$/

export const sqlStaysInStores: Rule = (files) =>
  findIn(
    files.filter((file) => !mayHoldSql.test(file.path)),
    /\.(?:selectFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(|(?<![\w.])sql(?:<[^`]*>)?`/g,
  )

const writesSealedRows = new RegExp(
  `\\.(?:insertInto|updateTable|deleteFrom)\\('(?:${sealedTableNames.join('|')})'\\)`,
  'g',
)

/** Whoever writes them without a seal makes the check report tampering. Migrations run before there are any. */
export const sealedRowsAreSealed: Rule = (files) =>
  findIn(
    filesIn(files, 'src/server').filter(
      (file) =>
        !isTest(file) &&
        !file.path.startsWith('src/server/database/migrations/') &&
        !file.imports.some(({ specifier }) => specifier.endsWith('/seal-store.ts')),
    ),
    writesSealedRows,
  )

export const serverHasNoReact: Rule = (files) =>
  filesIn(files, 'src/server')
    .filter((file) => file.path.endsWith('.tsx'))
    .map((file) => `${file.path} is a .tsx file`)

const maxLines = 300

export const filesAreShort: Rule = (files) =>
  files.flatMap((file) => {
    const lines = file.text.trimEnd().split('\n').length
    const counts = isCode(file) || file.path.endsWith('.css')
    return counts && lines > maxLines ? [`${file.path} has ${lines} lines, more than ${maxLines}`] : []
  })

export const exportsHaveNames: Rule = (files) =>
  files.filter((file) => file.hasDefaultExport).map((file) => `${file.path} has a default export`)

const registry = 'src/content/index.ts'

/** Texts of another language stand in files of the same names as the English ones. */
const translatedTexts = /\/messages\/(?!en\/)[a-z]{2}\//

export const baseNamesAreUnique: Rule = (files) => {
  const firstOf = new Map<string, string>()
  return files.flatMap((file) => {
    const base = path.posix.parse(file.path).name
    if (!isCode(file) || isTest(file) || file.path === registry) return []
    if (translatedTexts.test(file.path)) return []
    if (base === 'index') return [`${file.path}: only ${registry} may be called index`]
    const first = firstOf.get(base)
    firstOf.set(base, first ?? file.path)
    return first ? [`${file.path} has the same name as ${first}`] : []
  })
}

const viewportUses = [
  // 100vh, 50dvw; h-screen, min-h-dvh, max-w-screen-lg
  /(?<![\w-])\d*\.?\d+[dsl]?v(?:h|w|i|b|min|max)\b/g,
  /(?<![\w-])(?:(?:min-|max-)?[hw]|size|basis)-(?:screen|[dsl]?v[hw])\b/g,
  // md:flex, dark:max-lg:hidden, min-[600px]:grid; @md:flex asks the container and is welcome
  /(?<![@\w-])(?:(?:min-|max-)?(?:sm|md|lg|xl|[2-9]xl)|(?:min|max)-\[[^\]]+\]):(?=[\w[!@*-])/g,
  /@media[^{;'"`]*width|matchMedia\([^)]*width|\binner(?:Width|Height)\b/g,
]

export const sectionsAskTheContainer: Rule = (files) =>
  viewportUses.flatMap((pattern) => findIn(filesIn(files, 'src/sections'), pattern))

const length = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`
const physicalSides = [
  new RegExp(String.raw`(?<![\w-])-?(?:scroll-)?(?:ml|mr|pl|pr|left|right)-${length}[\w./\])%-]*`, 'g'),
  /(?<![\w-])(?:text-(?:left|right)(?!-)|float-(?:left|right)|rounded-(?:l|r|tl|tr|bl|br)|border-[lr])(?!\w)/g,
  /(?<![\w-])(?:margin|padding)(?:-left|-right|Left|Right)\b/g,
]

export const layoutCanBeMirrored: Rule = (files) =>
  physicalSides.flatMap((pattern) =>
    findIn(filesIn(files, 'src/ui', 'src/sections', 'src/site', 'src/admin'), pattern),
  )

function rowOf(file: string): string | undefined {
  const rows = Object.keys(mayImport).filter((folder) => isWithin(file, folder))
  return rows.sort((a, b) => b.length - a.length)[0]
}

const isCode = (file: SourceFile) => /\.tsx?$/.test(file.path)
const isTest = (file: SourceFile) => /\.test\.tsx?$/.test(file.path)
const isWithin = (file: string, folder: string) => file.startsWith(`${folder}/`)

/** `@scope/*` stands for every package of the scope; a path inside a package counts as the package. */
function isPackage(specifier: string, name: string): boolean {
  if (name.endsWith('/*')) return specifier.startsWith(name.slice(0, -1))
  return specifier === name || specifier.startsWith(`${name}/`)
}

function filesIn(files: SourceFile[], ...folders: string[]): SourceFile[] {
  return files.filter((file) => !isTest(file) && folders.some((folder) => isWithin(file.path, folder)))
}

function findIn(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...file.code.matchAll(pattern)].map((match) => {
      const line = file.code.slice(0, match.index).split('\n').length
      return `${file.path}:${line} uses ${match[0]}`
    }),
  )
}
