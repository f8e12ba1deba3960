import path from 'node:path'
import { runnerImport } from 'vite'
import { languageModules } from './language-modules.mjs'
import { root } from './run.mjs'

const rows = path.join(root, 'src/admin/outlines/outline-rows.ts')

/**
 * A plugin of the build: what staff load holds the outlines of the content types as data, in their language, instead of the
 * definitions that they are made from. `languageOf` and `isForStaff` say what an environment is.
 */
export function staffOutlines(languageOf, isForStaff) {
  return {
    name: 'staff-outlines',
    async load(id) {
      if (!isForStaff(this.environment.name) || path.normalize(id) !== rows) return undefined
      const { outlineRows, readFrom } = await readRows(languageOf(this.environment.name))
      for (const file of readFrom) this.addWatchFile(file)
      return `export const outlineRows = ${JSON.stringify(outlineRows)}`
    },
  }
}

/** As the modules of the language make them. */
export async function readRows(language) {
  const { module, dependencies } = await runnerImport(rows, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      languageModules(
        () => language,
        () => true,
      ),
    ],
  })
  return { outlineRows: module.outlineRows, readFrom: dependencies }
}
