import path from 'node:path'
import { root } from './run.mjs'

/**
 * A heap that is tidied before it is large: on a machine with much memory, Node.js would otherwise let a site of two
 * hundred megabytes grow to three. Whoever sets a limit of their own in NODE_OPTIONS has it.
 */
const heapFlags = ['--max-semi-space-size=8', '--max-old-space-size=512']

/** What Node.js is given to serve the built site. */
export function serverArguments(args) {
  const hasOwnLimit = /max[-_]old[-_]space/.test(process.env.NODE_OPTIONS ?? '')
  return [...(hasOwnLimit ? [] : heapFlags), 'src/entry/server.ts', ...args]
}

/** Compiled code of earlier starts is kept, so that the next one takes half the time. */
export function serverEnvironment() {
  return {
    NODE_ENV: process.env.NODE_ENV || 'production',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, '.cache', 'compiled'),
  }
}
