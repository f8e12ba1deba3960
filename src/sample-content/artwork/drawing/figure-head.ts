import { darken, mix } from './colour.ts'
import type { HairStyle, Look } from './figure-look.ts'
import { disc, oval, shape, stroke } from './shapes.ts'

/** -1 looks left, 1 looks right, 0 to the front. */
export type Facing = -1 | 0 | 1

interface HairPart {
  behind: (look: Look, side: Facing) => string
  front: (look: Look, side: Facing) => string
  back: (look: Look) => string
}

const nothing = () => ''
const fringe = (look: Look, side: Facing) =>
  shape(
    `M-9.400 2C-12-9-8-14 0-14C8-14 12-9 9.400 2C9-2 ${7 + side}-5 ${5 + side * 2}-6.500C0-5-5-6-7-4.500C-8.600-3-8.800 0-9.400 2Z`,
    look.hairColour,
  )
const skull = (look: Look) => oval(0, -1.5, 9.8, 12, look.hairColour)

const drape =
  'M0-14.500C11-14.500 13.500-4 12.500 5C12 12 17 16 19 24C10 29-10 29-19 24C-17 16-12 12-12.500 5C-13.500-4-11-14.500 0-14.500Z'

const HAIR: Record<HairStyle, HairPart> = {
  short: { behind: nothing, front: fringe, back: skull },
  grey: { behind: nothing, front: fringe, back: skull },
  curls: {
    behind: (look) => disc(0, -5, 14, look.hairColour),
    front: fringe,
    back: (look) => disc(0, -4, 14, look.hairColour),
  },
  bun: {
    behind: (look, side) => disc(-side * 5, -14, 6, look.hairColour),
    front: fringe,
    back: (look) =>
      skull(look) + disc(0, -13, 6, look.hairColour) + oval(0, -10, 4.5, 1.6, darken(look.hairColour, 0.4)),
  },
  long: {
    behind: (look) =>
      shape('M0-14C13-14 13 0 13 14C13 20 6 20 0 20C-6 20-13 20-13 14C-13 0-13-14 0-14Z', look.hairColour),
    front: fringe,
    back: (look) =>
      shape('M0-14C13-14 13 0 12.500 17C8 21-8 21-12.500 17C-13 0-13-14 0-14Z', look.hairColour),
  },
  hijab: {
    behind: (look) => shape(drape, look.headCloth),
    front: (look, side) =>
      shape(
        `M0-14.500C11-14.500 13-4 12.200 5C11.600 13 6 17 0 17C-6 17-11.600 13-12.200 5C-13-4-11-14.500 0-14.500ZM${side * 1.8}-9.500C-6-9.500-7.600-4-7.400 1C-7 7-3 11 ${side * 1.8} 11C${3 + side}  11 7 7 7.400 1C7.600-4 6-9.500 ${side * 1.8}-9.500Z`,
        look.headCloth,
        { 'fill-rule': 'evenodd' },
      ) + stroke('M-10.500 9C-5 18 6 20 14 21', darken(look.headCloth, 0.22), 1.1),
    back: (look) =>
      shape(
        'M0-14.500C11-14.500 13-4 12.500 5C12 12 20 15 24 25C16 27 10 33 3 36C-4 33-14 29-24 25C-20 15-12 12-12.500 5C-13.500-4-11-14.500 0-14.500Z',
        look.headCloth,
      ) + stroke('M-12.500 6C-4 13 8 13 21 19M-19 17C-8 21 0 27 3 35', darken(look.headCloth, 0.25), 1.1),
  },
  headwrap: {
    behind: nothing,
    front: (look, side) =>
      shape('M-9.800-2C-13-14-6-21 2-20C11-19 13-10 9.800-2C6-7-6-7-9.800-2Z', look.headCloth) +
      disc(side * -6 + 2, -17, 5, look.headCloth) +
      stroke('M-9-5C-3-10 5-12 10-9M-6-12C0-16 6-16 9-14', darken(look.headCloth, 0.3), 1),
    back: (look) =>
      skull(look) +
      shape('M-10 1C-14-14-7-21 2-20C12-19 13-8 10 1C5-2-5-2-10 1Z', look.headCloth) +
      disc(0, -17, 5, look.headCloth),
  },
  kufi: {
    behind: nothing,
    front: (look) => shape('M-9.400-4C-10-14-5-15 0-15C5-15 10-14 9.400-4C4-6-4-6-9.400-4Z', look.headCloth),
    back: (look) => skull(look) + shape('M-9.800-3C-10-14-5-15 0-15C5-15 10-14 9.800-3Z', look.headCloth),
  },
}

const BEARD = 'M-8.800-1C-9 10-4 13 0 13C4 13 9 10 8.800-1C8 4 4.500 5.400 0 5.400C-4.500 5.400-8 4-8.800-1Z'

/** A head around the origin, 22 units high, without drawn features: hair, cloth and light tell who it is. */
export function figureHead(look: Look, facing: Facing): string {
  const parts = HAIR[look.hair]
  const shadow = darken(look.skin, 0.3)
  const turn = facing * 1.4
  const earSide = facing === 0 ? 1 : -facing
  return [
    parts.behind(look, facing),
    look.hair === 'hijab' ? '' : shape('M-4.200 6L-4.600 18L4.600 18L4.200 6Z', mix(look.skin, shadow, 0.75)),
    disc(earSide * 9, 1, 2.2, mix(look.skin, shadow, 0.4)),
    oval(turn * 0.4, 0, 8.8, 11, look.skin),
    shape(`M${turn * 0.4 + 2}-11C12-9 10 9 ${turn * 0.4} 11C6 7 6-5 ${turn * 0.4 + 2}-11Z`, shadow, {
      opacity: 0.4,
    }),
    look.beard ? shape(BEARD, look.hairColour) : '',
    parts.front(look, facing),
  ].join('')
}

export function figureHeadFromBehind(look: Look): string {
  const neck = shape('M-4.200 6L-4.600 18L4.600 18L4.200 6Z', darken(look.skin, 0.15))
  return neck + HAIR[look.hair].back(look)
}
