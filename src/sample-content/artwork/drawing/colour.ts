type Channels = [number, number, number]

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(parts: Channels): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** From `a` (share 0) to `b` (share 1). */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)]
  return toHex([0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share) as Channels)
}

export const lighten = (colour: string, share: number): string => mix(colour, '#fff6e0', share)
export const darken = (colour: string, share: number): string => mix(colour, '#10183a', share)
