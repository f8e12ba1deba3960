import { splitStyles, withoutFonts } from './split-styles.mjs'

/**
 * A plugin of the build: beside the style sheet of the public site it leaves the pieces of it, of which a document
 * carries those it uses (`.vite/page-styles.json`), and a sheet that brings the others with the scripts. `isMain` says
 * whether an environment is what visitors load in the main language, whose styles are those of all languages.
 */
export function pageStyles(isMain) {
  return {
    name: 'page-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!isMain(this.environment.name)) return
        const css = Object.values(bundle)
          .filter(({ fileName }) => fileName.endsWith('.css'))
          .map(({ source }) => String(source))
          .join('')
        const later = this.emitFile({ type: 'asset', name: 'later.css', source: withoutFonts(css) })
        const styles = { later: `/${this.getFileName(later)}`, pieces: splitStyles(css) }
        this.emitFile({
          type: 'asset',
          fileName: '.vite/page-styles.json',
          source: JSON.stringify(styles),
        })
      },
    },
  }
}
