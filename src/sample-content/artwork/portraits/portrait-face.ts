import { darken, mix } from '../drawing/colour.ts'
import { disc, oval, shape, stroke } from '../drawing/shapes.ts'
import type { Sitter } from './portrait-sitter.ts'

const HEAD = 'M-57-18C-60-72-32-94 0-94C32-94 60-72 57-18C55 26 34 68 0 72C-34 68-55 26-57-18Z'
/** The side away from the light, divided along brow, nose and lips. */
const SHADED_SIDE =
  'M16-93C44-88 60-66 57-18C55 26 34 68 4 72C14 60 12 52 6 46C10 40 10 36 4 31C14 30 20 26 17 18C12 6 8-8 10-24C12-46 18-70 16-93Z'

const BEARDS = {
  full: 'M-57-8C-58 40-34 86 0 88C34 86 58 40 57-8C52 14 42 28 24 31C10 27-10 27-24 31C-42 28-52 14-57-8ZM-16 44C-8 40 8 40 16 44C8 52-8 52-16 44Z',
  stubble:
    'M-56 2C-55 40-34 74 0 76C34 74 55 40 56 2C52 26 36 34 22 33C10 30-10 30-22 33C-36 34-52 26-56 2ZM-15 45C-8 42 8 42 15 45C8 51-8 51-15 45Z',
  moustache: 'M-24 40C-18 29-6 30 0 33C6 30 18 29 24 40C14 42 6 40 0 38C-6 40-14 42-24 40Z',
} as const

function eyes(sitter: Sitter): string {
  const ink = darken(sitter.hairColour === '#c9c4bd' ? '#3a2a26' : sitter.hairColour, 0.2)
  const brow = sitter.hairColour === '#c9c4bd' ? '#a8a29a' : mix(sitter.hairColour, sitter.skin, 0.12)
  return [
    stroke('M-37-26C-31-32-20-32-14-28M14-28C20-32 31-32 37-26', brow, 5.4),
    oval(-24, -10, 4.8, 6, ink),
    oval(24, -10, 4.8, 6, ink),
    disc(-22.4, -12.4, 1.7, '#fff8ea'),
    disc(25.6, -12.4, 1.7, '#fff8ea'),
    stroke('M-33-13C-29-19-20-19-16-14M16-14C20-19 29-19 33-13', ink, 2.2),
  ].join('')
}

function glasses(): string {
  const rim = '#2a3560'
  return (
    stroke(
      'M-44-12a19 17 0 1 0 38 0a19 17 0 1 0-38 0M6-12a19 17 0 1 0 38 0a19 17 0 1 0-38 0M-6-14C-3-17 3-17 6-14M-44-15L-57-19M44-15L57-19',
      rim,
      3.2,
    ) + shape('M-36-22L-24-26L-34 0L-40-6ZM14-22L26-26L16 0L10-6Z', '#ffffff', { opacity: 0.22 })
  )
}

/** A friendly face in two planes of light; few lines, so that it stays a drawing. */
export function portraitFace(sitter: Sitter): string {
  const { skin, beard } = sitter
  const shade = darken(skin, 0.34)
  const warm = mix(skin, '#d8452f', 0.4)
  const lips = mix(skin, '#8e2f33', 0.55)
  const smile = beard
    ? stroke('M-13 44C-6 50 6 50 13 44', lips, 4)
    : shape('M-19 42C-10 47 10 47 19 42C14 56-14 56-19 42Z', lips) +
      shape('M-14 45C-6 48 6 48 14 45C10 50-10 50-14 45Z', '#fff8ee', { opacity: 0.9 })
  const age = sitter.isElder
    ? stroke(
        'M-46-2C-50 0-52 3-53 6M46-2C50 0 52 3 53 6M-26 26C-30 32-32 38-31 44M26 26C30 32 32 38 31 44M-18-50C-6-53 6-53 18-50',
        shade,
        2,
        { opacity: 0.7 },
      )
    : ''
  return [
    oval(-57, -6, 9, 15, skin),
    oval(57, -6, 9, 15, mix(skin, shade, 0.6)),
    shape(HEAD, skin),
    shape(SHADED_SIDE, shade, { opacity: 0.36 }),
    disc(-32, 18, 12, warm, { opacity: 0.3 }),
    disc(33, 18, 12, warm, { opacity: 0.3 }),
    stroke('M-3-2C-8 10-12 20-7 24C-3 27 4 27 8 24', mix(skin, shade, 0.85), 3),
    beard
      ? shape(BEARDS[beard], beard === 'stubble' ? mix(sitter.hairColour, skin, 0.4) : sitter.hairColour, {
          'fill-rule': 'evenodd',
        })
      : '',
    smile,
    age,
    eyes(sitter),
    sitter.glasses ? glasses() : '',
    sitter.earrings ? disc(-60, 16, 6, sitter.earrings) + disc(60, 16, 6, darken(sitter.earrings, 0.2)) : '',
  ].join('')
}
