import { findOnPath, isExecutable } from './find-program.mjs'

/** Debian's place is on nobody's search path but root's. */
const usualPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
]

/** The program of an nginx server, or undefined. */
export function findNginx() {
  return findOnPath('nginx') ?? usualPlaces.find(isExecutable)
}
