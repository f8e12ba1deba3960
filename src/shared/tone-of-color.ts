import { parseHexColor, relativeLuminance } from './color-contrast.ts'

/** Hue from 0 to 6, saturation from 0 to 1. */
export interface Tone {
  hue: number
  saturation: number
}

/** What a colour keeps when it gets lighter or darker. */
export function toneOf(color: string): Tone {
  const [red, green, blue] = (parseHexColor(color) ?? [0, 0, 0]).map((channel) => channel / 255) as [
    number,
    number,
    number,
  ]
  const max = Math.max(red, green, blue)
  const spread = max - Math.min(red, green, blue)
  if (spread === 0) return { hue: 0, saturation: 0 }
  const lightness = max - spread / 2
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  if (max === red) return { hue: ((green - blue) / spread + 6) % 6, saturation }
  return { hue: max === green ? (blue - red) / spread + 2 : (red - green) / spread + 4, saturation }
}

export function luminanceOf(color: string): number {
  return relativeLuminance(parseHexColor(color) ?? [0, 0, 0])
}

/** The shade of a tone that is as bright as that: contrast depends on nothing else. */
export function shadeOf(tone: Tone, luminance: number): string {
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (luminanceOf(hexOf(tone, middle)) < luminance) low = middle
    else high = middle
  }
  return hexOf(tone, (low + high) / 2)
}

function hexOf({ hue, saturation }: Tone, lightness: number): string {
  const spread = saturation * (1 - Math.abs(2 * lightness - 1))
  const channel = (shift: number) => {
    const place = (hue + shift) % 6
    const share = Math.max(0, Math.min(1, Math.abs(place - 3) - 1))
    return Math.round((lightness + spread * (share - 0.5)) * 255)
  }
  return `#${[channel(0), channel(4), channel(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
