/** The names and ids that a path is made of, from the outside. */
export function pathParts(path: string): string[] {
  return path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
