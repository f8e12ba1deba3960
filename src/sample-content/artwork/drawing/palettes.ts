import { mix } from './colour.ts'

/** Light, middle and shaded tone of one material. */
export type Tones = readonly [light: string, middle: string, dark: string]

type Tint = readonly [colour: string, share: number]

interface Light {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string]
  sun: string
  halo: string
  /** What distance fades into. */
  haze: string
  water: Tones
  stars: number
  isDark: boolean
}

interface Material {
  sand: Tones
  green: Tones
  stone: Tones
  clay: Tones
  blue: Tones
  gold: Tones
  wood: Tones
  wall: Tones
}

export interface Palette extends Light, Material {
  paper: string
  ink: string
  /** Windows and lanterns: warm in every light. */
  lamp: string
  /** Puts any other colour (skin, cloth) into this light. */
  lit(colour: string): string
  /** The same colour where the light does not reach. */
  shaded(colour: string): string
}

// Shadows are blue in every light, lit faces warm: the river and the sand.
const MATERIALS: Material = {
  sand: ['#fbdf9f', '#eab566', '#8f6a6c'],
  green: ['#86d3a0', '#17996a', '#0c5357'],
  stone: ['#fdf0d5', '#e8cd9c', '#8f82a0'],
  clay: ['#f0a06a', '#cf6638', '#7c3a44'],
  blue: ['#86b6f7', '#2c5fd0', '#182f80'],
  gold: ['#ffe08a', '#f5b12e', '#b4701f'],
  wood: ['#dca268', '#a4663a', '#5b3840'],
  wall: ['#fdf6e6', '#f2e1bf', '#d3b98c'],
}

interface Lighting extends Light {
  /** What the light does to lit, half-lit and shaded faces. */
  tints: readonly [Tint, Tint, Tint]
}

const LIGHTS = {
  dawn: {
    sky: ['#3f78cc', '#a7c9e0', '#fde5b0'],
    sun: '#ffc64f',
    halo: '#fff0bd',
    haze: '#f0d3a4',
    water: ['#f6e3b4', '#5a95d3', '#1f4f9f'],
    stars: 0,
    isDark: false,
    tints: [
      ['#ffc46b', 0.14],
      ['#f2a04a', 0.1],
      ['#3d5aa6', 0.2],
    ],
  },
  day: {
    sky: ['#2f7be0', '#86bff2', '#f3efdf'],
    sun: '#ffcb45',
    halo: '#fff8da',
    haze: '#cfe0ea',
    water: ['#b5def3', '#3a83d8', '#1b48a6'],
    stars: 0,
    isDark: false,
    tints: [
      ['#fffaf0', 0.12],
      ['#fff4d8', 0.04],
      ['#2f5fb0', 0.16],
    ],
  },
  dusk: {
    sky: ['#16256b', '#5a6cb4', '#fbb25c'],
    sun: '#ffb23e',
    halo: '#ffd58a',
    haze: '#b98a93',
    water: ['#ffbf70', '#4a5fb0', '#14245f'],
    stars: 45,
    isDark: true,
    tints: [
      ['#ff9448', 0.32],
      ['#7d4a72', 0.42],
      ['#1a2463', 0.68],
    ],
  },
  night: {
    sky: ['#0a1030', '#152a66', '#3a66b4'],
    sun: '#fdf0c8',
    halo: '#8fb0ea',
    haze: '#2c4f9a',
    water: ['#8db2ec', '#20428f', '#0b1844'],
    stars: 150,
    isDark: true,
    tints: [
      ['#7ea3ea', 0.58],
      ['#264389', 0.66],
      ['#0c1846', 0.78],
    ],
  },
} as const satisfies Record<string, Lighting>

export type PaletteName = keyof typeof LIGHTS
export const PALETTE_NAMES = Object.keys(LIGHTS) as [PaletteName, ...PaletteName[]]

export function paletteOf(name: PaletteName): Palette {
  const { tints, ...light }: Lighting = LIGHTS[name]
  const tinted = (colour: string, tone: 0 | 1 | 2) => mix(colour, tints[tone][0], tints[tone][1])
  const tones = ([a, b, c]: Tones): Tones => [tinted(a, 0), tinted(b, 1), tinted(c, 2)]
  return {
    ...light,
    sand: tones(MATERIALS.sand),
    green: tones(MATERIALS.green),
    stone: tones(MATERIALS.stone),
    clay: tones(MATERIALS.clay),
    blue: tones(MATERIALS.blue),
    gold: tones(MATERIALS.gold),
    wood: tones(MATERIALS.wood),
    // Indoors the shade is warm: walls throw the light back and forth.
    wall: [tinted(MATERIALS.wall[0], 0), tinted(MATERIALS.wall[1], 1), tinted(MATERIALS.wall[2], 1)],
    paper: tinted('#fdfaf3', 0),
    ink: tinted('#16224f', 2),
    lamp: light.isDark ? '#ffd78a' : tinted('#ffe08a', 0),
    lit: (colour) => mix(colour, tints[1][0], tints[1][1] * 0.5),
    shaded: (colour) => mix(mix(colour, '#1d2f6f', 0.3), tints[2][0], tints[2][1] * 0.5),
  }
}

/** A material seen through so much air. */
export function faded({ haze }: Palette, tones: Tones, share: number): Tones {
  return [mix(tones[0], haze, share), mix(tones[1], haze, share), mix(tones[2], haze, share)]
}
