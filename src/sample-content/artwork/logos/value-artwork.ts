import { darken, lighten } from '../drawing/colour.ts'
import { leafBlade } from '../drawing/plants.ts'
import { at, box, disc, shape, stroke } from '../drawing/shapes.ts'
import { svgDocument } from './lockup.ts'

interface ValueDrawing {
  ground: string
  /** Drawn in 400 units around the origin. */
  sign: string
}

const INK = '#16224f'
const BLUE = '#2c5fd0'
const SKY = '#86b6f7'
const GREEN = '#17996a'
const GOLD = '#f5b12e'
const CLAY = '#cf6638'
const PAPER = '#fdfaf3'

/** Two different hands, one clasp. */
const trust =
  disc(0, 0, 150, lighten(GOLD, 0.35)) +
  shape(
    'M-200 70L-92-26C-70-44-44-40-30-26L54 56C66 70 48 90 32 78L10 60C22 76 4 94-12 82L-28 68C-20 84-38 96-52 84L-84 56L-150 126Z',
    '#a8663c',
  ) +
  shape(
    'M200 70L92-26C66-48 34-46 8-28L-36 4C-50 16-34 38-16 30L26 10L86 66C100 78 96 90 90 96L150 140Z',
    '#5a3420',
  ) +
  shape('M-232 60L-176 16L-118 96L-176 146Z', BLUE) +
  shape('M232 60L176 16L118 96L176 146Z', GREEN)

/** A door left open onto the morning. */
const opportunity =
  shape('M-120 160V-70C-120-150-60-180 0-180S120-150 120-70V160Z', darken(BLUE, 0.25)) +
  shape('M-96 160V-66C-96-130-50-156 0-156S96-130 96-66V160Z', lighten(SKY, 0.3)) +
  disc(0, 20, 66, GOLD) +
  stroke('M0-66V-92M-60-42L-80-62M60-42L80-62M-86 16H-94M86 16H94', GOLD, 11) +
  shape('M-96 92C-50 60 40 70 96 100V160H-96Z', GREEN) +
  shape('M-20 84C-6 96-34 116-50 160H40C24 124 6 100 6 82Z', '#f8e3b6') +
  shape('M96-66L164-110V190L96 160Z', CLAY) +
  disc(146, 54, 8, GOLD)

/** An open book that grows. */
const learning =
  shape('M0 130C-50 100-110 96-170 112V-20C-110-36-50-30 0 4Z', PAPER) +
  shape('M0 130C50 100 110 96 170 112V-20C110-36 50-30 0 4Z', darken(PAPER, 0.12)) +
  stroke(
    'M-140 18C-104 10-64 14-30 30M-140 50C-104 42-64 46-30 62M-140 82C-104 74-64 78-30 94M140 18C104 10 64 14 30 30M140 50C104 42 64 46 30 62M140 82C104 74 64 78 30 94',
    SKY,
    7,
  ) +
  stroke('M-178 120C-110 100-50 108 0 138C50 108 110 100 178 120', BLUE, 13) +
  stroke('M0 10C-4-30 4-60 0-110', GREEN, 11) +
  at(
    0,
    -30,
    1,
    leafBlade(96, -58, lighten(GREEN, 0.4), GREEN) + leafBlade(96, 54, GREEN, darken(GREEN, 0.3)),
  ) +
  at(
    0,
    -84,
    1,
    leafBlade(92, -24, lighten(GREEN, 0.4), GREEN) + leafBlade(84, 30, GREEN, darken(GREEN, 0.3)),
  ) +
  disc(96, -122, 30, GOLD)

/** A keystone in its arch. */
const reliability =
  shape(
    'M-170 160V0C-170-100-94-170 0-170S170-100 170 0V160H92V4C92-52 50-92 0-92S-92-52-92 4V160Z',
    '#e8cd9c',
  ) +
  shape('M170 160V0C170-100 94-170 0-170C60-140 116-80 116 4V160Z', '#8f82a0', { opacity: 0.55 }) +
  stroke('M-168 60H-94M-166-20L-92-4M-128-108L-72-58M94 60H168M92-4L166-20M72-58L128-108', '#a3835a', 6) +
  shape('M-34-174H34L22-84C8-90-8-90-22-84Z', BLUE) +
  shape('M6-174H34L22-84C16-87 10-88 4-89Z', INK, { opacity: 0.3 }) +
  box(-196, 158, 392, 22, '#a3835a', { rx: 8 }) +
  disc(0, 92, 36, GOLD) +
  shape('M-70 158C-60 116 60 116 70 158Z', GREEN)

/** A palm that bends and does not break. */
const resilience =
  disc(-60, -60, 70, GOLD) +
  shape('M-280 150C-150 96-20 120 60 128S200 156 280 136V280H-280Z', '#eab566') +
  shape('M-20 150C0 80 20 10 84-44L100-30C52 24 30 84 20 150Z', '#7a4a33') +
  at(
    92,
    -38,
    1,
    [10, 34, 58, 84, 108, 132, -12, -34]
      .map((angle, i) =>
        leafBlade(i > 5 ? 84 : 128, angle + 20, i % 2 ? lighten(GREEN, 0.3) : GREEN, darken(GREEN, 0.25)),
      )
      .join(''),
  ) +
  stroke('M-190-20C-130-44-90-4-30-26M-200 30C-130 8-100 46-50 26M-170 76C-130 62-110 86-76 76', PAPER, 10)

const VALUES = {
  trust: { ground: '#f6e6c4', sign: trust },
  opportunity: { ground: '#d9e8fa', sign: opportunity },
  learning: { ground: '#dbeedd', sign: learning },
  reliability: { ground: '#f3ead7', sign: reliability },
  resilience: { ground: '#9cc6f2', sign: resilience },
} as const satisfies Record<string, ValueDrawing>

export type ValueName = keyof typeof VALUES
export const VALUE_NAMES = Object.keys(VALUES) as [ValueName, ...ValueName[]]

/** A square drawing for one of the five guiding values. */
export function valueArtwork(name: ValueName): string {
  const { ground, sign } = VALUES[name]
  return svgDocument(512, 512, box(0, 0, 512, 512, ground) + at(256, 256, 1.02, sign))
}
