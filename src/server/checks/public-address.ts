import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's on the internet: whoever asks there asks the house itself, or its neighbours. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
/** Of the other kind of addresses only this part is given out to the public. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const closedSixes = new BlockList()
for (const [network, bits] of [
  // They carry an address of the first kind, which could be any.
  ['2002::', 16],
  ['2001::', 32],
  ['2001:db8::', 32],
] as const)
  closedSixes.addSubnet(network, bits, 'ipv6')

/** Whether a network address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !closedSixes.check(address, 'ipv6')
}
