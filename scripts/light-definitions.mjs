import { root } from './run.mjs'

/**
 * A plugin of the build: mistakes in a definition are found by whoever writes it, in tests, while developing and at the
 * start of the server. What staff load is made from definitions that have passed, and does without the search for mistakes.
 */
export function lightDefinitions(isForStaff) {
  return {
    name: 'light-definitions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => isForStaff(name),
    load: (id) => (id === checks ? 'export const checkDefinition = () => []' : undefined),
  }
}

const checks = `${root}/src/schema/check-definition.ts`
