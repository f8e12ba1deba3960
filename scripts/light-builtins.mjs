/**
 * A plugin of the build of the server: `import` of `node:http` reads everything that the module has, and so loads the
 * whole client behind `fetch` and `WebSocket`, which takes a tenth of a start. Read as a value, it is only what it is.
 */
export function lightBuiltins(isServer) {
  const marker = '\0light:'
  return {
    name: 'light-builtins',
    enforce: 'pre',
    applyToEnvironment: (environment) => isServer(environment.name),
    resolveId(source, _importer, { kind }) {
      const isHttp = source === 'node:http' || source === 'http'
      return isHttp && kind !== 'require-call' ? `${marker}node:http` : undefined
    },
    load(id) {
      return id.startsWith(marker) ? withoutGetters(id.slice(marker.length)) : undefined
    },
  }
}

/** A module with everything of a built-in one but what is made when it is asked for. */
function withoutGetters(name) {
  const properties = Object.getOwnPropertyDescriptors(process.getBuiltinModule(name))
  const names = Object.keys(properties).filter((key) => 'value' in properties[key])
  return [
    `const builtin = process.getBuiltinModule(${JSON.stringify(name)})`,
    'export default builtin',
    `export const { ${names.join(', ')} } = builtin`,
  ].join('\n')
}
