import { minifySync } from 'vite'

/**
 * A plugin of the build: leaves the scripts that stand in every document, given as they are written, without their comments
 * and long names (`.vite/inline-scripts.json`). `isMain` says whether an environment is what visitors load in the main
 * language: they are the same in all.
 */
export function inlineScripts(isMain, written) {
  return {
    name: 'inline-scripts',
    generateBundle() {
      if (!isMain(this.environment.name)) return
      this.emitFile({
        type: 'asset',
        fileName: '.vite/inline-scripts.json',
        source: JSON.stringify(shortScripts(written)),
      })
    },
  }
}

export function shortScripts(written) {
  return Object.fromEntries(
    Object.entries(written).map(([name, text]) => {
      const { code, errors } = minifySync(`${name}.js`, text, { module: false })
      if (errors.length > 0) throw new Error(`The script "${name}" of documents: ${errors[0]?.message}`)
      return [name, code.trim().replace(/;$/, '')]
    }),
  )
}
