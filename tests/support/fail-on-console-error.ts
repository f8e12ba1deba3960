import { afterAll, afterEach } from 'vitest'

/**
 * An error on the console that no test asked for fails the test it came from, in Node.js as in a browser. A test that expects one
 * says so: `vi.spyOn(console, 'error').mockImplementation(() => {})`, and looks at the calls.
 */
const unexpected: string[] = []

// Files that share a process each run this anew: wrapping what the file before has put there would pile up.
const firstPrint = Symbol.for('the console.error of the process')
const shared = globalThis as { [firstPrint]?: typeof console.error }
shared[firstPrint] ??= console.error
const print = shared[firstPrint]

console.error = (...details: unknown[]) => {
  unexpected.push(
    details.map((detail) => (detail instanceof Error ? detail.stack : String(detail))).join(' '),
  )
  print(...details)
}

function failOnUnexpected() {
  const errors = unexpected.splice(0)
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`)
}

afterEach(failOnUnexpected)
// Errors outside any test: while the file loads, or in its own last hooks.
afterAll(failOnUnexpected)
