/**
 * A plugin of the build, in the place of Vite's helper for imports: a file that is loaded later is fetched with all that it
 * imports before it is imported. Many browsers never ask again for a module that did not come once, not even for one that
 * was to be preloaded; what is only fetched can be asked for as often as somebody tries (decision 52). The two functions say
 * what an environment is: visitors have all styles before their first script (`page-styles.mjs`).
 *
 * Vite takes a `.then` behind an import along into it, where it hears nothing of a file that did not come. So whoever does
 * without such a file names the import first: `const load = () => import(…)`.
 */
export function retriedImports(isForVisitors, isForStaff) {
  return {
    name: 'retried-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => isForVisitors(name) || isForStaff(name),
    load(id) {
      if (id !== '\0vite/preload-helper.js') return undefined
      return `const hasStyles = ${isForVisitors(this.environment.name)}\n${helper}`
    },
  }
}

/** For `build.modulePreload`: also a file that imports nothing is named to the helper. */
export const withFileItself = (file, imported) => [...new Set([file, ...imported])]

const helper = `const coming = new Map()
const bring = async (file) => {
  const isStyle = file.endsWith('.css')
  const href = '/' + file
  // What the document has brought is there.
  if (document.querySelector('[src="' + href + '"],[href="' + href + '"]') || (isStyle && hasStyles)) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(href + ' did not come')
  // The browser keeps it for the import that follows.
  await answer.arrayBuffer()
  if (isStyle)
    await new Promise((come) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: come, onerror: come }),
      ),
    )
}
const brought = (file) => {
  if (!coming.has(file)) coming.set(file, bring(file))
  coming.get(file).catch(() => coming.delete(file))
  return coming.get(file)
}
export async function __vitePreload(load, files = []) {
  await Promise.all(files.map(brought))
  return load()
}`
