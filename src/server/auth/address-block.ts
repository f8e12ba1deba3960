import { isIPv6 } from 'node:net'

/**
 * What one visitor is counted by: an IPv4 address, or the first 64 bits of an IPv6 one, since every
 * connection is given 2^64 of those to choose from.
 */
export function addressBlock(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  // The host of a URL is the address in its shortest spelling, whatever way it came in.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0')
  return `${[...groups, ...zeros, ...behind].slice(0, 4).join(':')}::/64`
}
