import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const sources = path.join(root, 'src')
/** What stands in records until somebody writes something else: staff of every language write records in the main one. */
const recordTexts = /\/src\/content\/.*(?:-defaults|\/fallback-[\w-]+-texts|\/composed-page-texts)\.ts$/

/**
 * A plugin of the build: in the build of another language, a module that has a neighbour of that language
 * (`site-messages.ts`, `site-messages.ar.ts`) is that neighbour. So visitors load their own language alone, and no
 * component has to ask for it. `languageOf` answers the language of an environment; undefined for the main one.
 * `isForStaff` says whether an environment is the staff area: what goes into records stays in the main language there.
 */
export function languageModules(languageOf, isForStaff) {
  const neighbours = new Map()
  return {
    name: 'language-modules',
    load(id) {
      const language = languageOf(this.environment.name)
      if (language === undefined) return undefined
      if (isForStaff(this.environment.name) && recordTexts.test(id)) return undefined
      // Styles hold no words: documents of every language carry those of the main one.
      if (this.environment.mode === 'build' && id.endsWith('.css')) return ''
      if (!neighbours.has(language)) neighbours.set(language, neighboursIn(language))
      const neighbour = neighbours.get(language).get(path.posix.normalize(id))
      return neighbour && `export * from ${JSON.stringify(neighbour)}`
    },
  }
}

/** Of each module that the language has one of its own for, the file that stands in for it. */
function neighboursIn(language) {
  const files = readdirSync(sources, { recursive: true })
    .map((name) => path.join(sources, String(name)).split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file))
  const ending = new RegExp(`\\.${language}(?=\\.tsx?$)`)
  return new Map(files.filter((file) => ending.test(file)).map((file) => [file.replace(ending, ''), file]))
}
