import { existsSync } from 'node:fs'

/**
 * A plugin of the build: in what visitors load, a module that has a neighbour for the browser (`rich-views.ts`,
 * `rich-views.browser.ts`) is that neighbour. So the server draws at once what the browser loads when it needs it.
 * `isForVisitors` says whether an environment is what visitors load.
 */
export function browserModules(isForVisitors) {
  return {
    name: 'browser-modules',
    load(id) {
      if (!isForVisitors(this.environment.name) || !/\/src\/.*\.tsx?$/.test(id)) return undefined
      const neighbour = ['.browser.ts', '.browser.tsx']
        .map((ending) => id.replace(/\.tsx?$/, ending))
        .find((file) => existsSync(file))
      return neighbour && `export * from ${JSON.stringify(neighbour)}`
    },
  }
}
