/**
 * A plugin of the build: what a file that is loaded later imports is fetched beside it, as Vite does, in a few lines and
 * without style sheets: the public site has all its styles before its first script (`page-styles.mjs`).
 */
export function lightPreload(isForVisitors) {
  return {
    name: 'light-preload',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => isForVisitors(environment.name),
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  }
}

const helper = `const known = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (known.has(file) || file.endsWith('.css')) continue
    known.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load()
}`
