import { globSync } from 'node:fs'
import path from 'node:path'

const sources = path.resolve(import.meta.dirname, '../src')

/**
 * In the build of another language than the main one, `footer-defaults.ts` is answered by `footer-defaults-ar.ts` where
 * there is such a file, and `messages/en.ts` by `messages/ar.ts`: only the words of one language reach a visitor, and no
 * component has to ask which it is.
 * @param {(environment: import('vite').Environment) => string | undefined} languageOf Undefined for the main language.
 * @returns {import('vite').Plugin}
 */
export function languageFiles(languageOf) {
  return {
    name: 'language-files',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const language = languageOf(this.environment)
      if (language === undefined || !source.startsWith('.') || !importer) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const own = found && languageFile(found.id, language)
      // A language's own file may build on the one whose place it takes.
      return own && own !== importer ? { ...found, id: own } : found
    },
  }
}

/** @type {Map<string, Map<string, string>>} */
const byLanguage = new Map()

/**
 * The file that says the same in another language; undefined where the file holds no words of its own.
 * @param {string} file
 * @param {string} language
 * @returns {string | undefined}
 */
export function languageFile(file, language) {
  let files = byLanguage.get(language)
  if (!files) {
    files = new Map(filesOf(language))
    byLanguage.set(language, files)
  }
  return files.get(file)
}

/** @param {string} language */
function filesOf(language) {
  const own = globSync(`**/*-${language}.{ts,tsx}`, { cwd: sources })
  const pairs = own.map((file) => [file.replace(new RegExp(`-${language}(?=\\.tsx?$)`), ''), file])
  return [...pairs, ['site/messages/en.ts', `site/messages/${language}.ts`]].map(
    (pair) => /** @type {[string, string]} */ (pair.map((file) => path.join(sources, file))),
  )
}
