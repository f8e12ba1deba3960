/** One spelling per page: no slash at the end, none doubled. */
export function plainAddress(url: string): string {
  const [path = '/', ...rest] = url.split(/(?=\?)/)
  const plain = path.replace(/\/{2,}/g, '/')
  return (plain.length > 1 ? plain.replace(/\/$/, '') : plain) + rest.join('')
}
