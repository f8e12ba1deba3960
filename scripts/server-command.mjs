import path from 'node:path'
import { root } from './run.mjs'

/**
 * A heap that is tidied before it is large: on a machine with much memory, Node.js would otherwise let a site of two
 * hundred megabytes grow to three. 8 MB for what lives shortly cost no answer more than 16 do, and hold 16 MB less.
 * And it is not tidied for being idle: that frees 12 MB, but also the hidden classes of what is in use under load, and
 * so most of the compiled code; answers then cost a third more until it is compiled again.
 * And what lives shortly is never made among what lives long: at the start, when everything stays, Node.js learns at
 * times the opposite, and then every answer leaves something behind that only a whole tidying finds; answers cost a
 * third more and wait for it up to 40 ms.
 * And what lives long may grow by 40 % before all of it is looked through: with a tenth, which Node.js takes for a heap
 * of this size, saves and the pages drawn after them led to that every second or two.
 * Whoever sets a limit of their own in NODE_OPTIONS has it.
 */
const heapFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--no-memory-reducer',
  '--heap-growing-percent=40',
  '--no-allocation-site-pretenuring',
]

/** What Node.js is given to serve the built site. */
export function serverArguments(args) {
  const hasOwnLimit = /max[-_]old[-_]space/.test(process.env.NODE_OPTIONS ?? '')
  return [...(hasOwnLimit ? [] : heapFlags), 'dist/entry/server.js', ...args]
}

/**
 * Compiled code of earlier starts is kept, so that the next one takes half the time. And what a password's hash or a
 * compressed page needed for a moment goes back to the system: by default, the C library of most Linux systems keeps
 * it for each thread. One arena for all threads instead of two holds 20 MB less after a load.
 */
export function serverEnvironment() {
  const { NODE_ENV, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env
  return {
    NODE_ENV: NODE_ENV || 'production',
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || path.join(root, '.cache', 'compiled'),
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '1',
    MALLOC_MMAP_THRESHOLD_: MALLOC_MMAP_THRESHOLD_ || String(4 * 1024 * 1024),
  }
}
