/** One spelling per page: no slash at the end, none doubled, and the rest as the pages say. */
export function plainAddress(url: string, plainPath = (path: string) => path): string {
  const mark = url.indexOf('?')
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
  const plain = path.replace(/\/{2,}/g, '/')
  return plainPath(plain.length > 1 ? plain.replace(/\/$/, '') : plain) + query
}
