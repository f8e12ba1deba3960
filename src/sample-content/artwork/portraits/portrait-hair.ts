import { darken, lighten } from '../drawing/colour.ts'
import { disc, oval, shape, stroke } from '../drawing/shapes.ts'
import type { Sitter } from './portrait-sitter.ts'

interface HairLayers {
  /** Behind neck and shoulders. */
  behind: (sitter: Sitter) => string
  /** Over the forehead. */
  front: (sitter: Sitter) => string
}

const none = () => ''
const clothOf = (sitter: Sitter) => sitter.cloth ?? sitter.hairColour

const CAP =
  'M-60-6C-72-84-34-112 4-110C46-110 74-80 60-6C58-30 54-46 44-58C20-50-20-50-44-60C-54-46-58-30-60-6Z'
const HOOD =
  'M0-120C62-120 84-70 80-14C78 34 66 64 92 104C104 124 74 150 0 152C-74 150-104 124-92 104C-66 64-78 34-80-14C-84-70-62-120 0-120Z'
/** The hijab over the brow: the hood with the face cut out of it. */
const HOOD_FRONT =
  'M0-120C62-120 84-70 80-14C78 30 58 82 0 92C-58 82-78 30-80-14C-84-70-62-120 0-120ZM0-72C-34-72-50-44-49-10C-47 30-28 66 0 68C28 66 47 30 49-10C50-44 34-72 0-72Z'

const ring = (count: number, cx: number, cy: number, rx: number, ry: number, r: number, colour: string) =>
  Array.from({ length: count }, (_, i) => {
    const a = Math.PI + (i / (count - 1)) * Math.PI
    return disc(cx + Math.cos(a) * rx, cy + Math.sin(a) * ry, r, colour)
  }).join('')

export const PORTRAIT_HAIR: Record<Sitter['hair'], HairLayers> = {
  short: {
    behind: none,
    front: ({ hairColour }) =>
      shape(CAP, hairColour) +
      stroke('M-40-84C-20-98 14-100 36-90', lighten(hairColour, 0.16), 5, { opacity: 0.8 }),
  },
  parted: {
    behind: none,
    front: ({ hairColour }) =>
      shape(
        'M-60-4C-74-80-40-116 6-112C52-112 72-78 60-4C59-28 54-44 46-54C30-56-4-58-24-78C-30-62-52-44-60-4Z',
        hairColour,
      ) + stroke('M-22-80C0-100 30-98 46-84', lighten(hairColour, 0.18), 4, { opacity: 0.7 }),
  },
  receding: {
    behind: none,
    front: ({ hairColour }) =>
      shape(
        'M-60 2C-70-40-62-70-46-84C-52-60-52-44-56-20ZM60 2C70-40 62-70 46-84C52-60 52-44 56-20Z',
        hairColour,
      ) + shape('M-46-84C-24-104 24-104 46-84C30-90-30-90-46-84Z', hairColour),
  },
  curls: {
    behind: ({ hairColour }) => oval(0, -52, 94, 84, hairColour) + ring(13, 0, -36, 88, 84, 24, hairColour),
    front: ({ hairColour }) =>
      shape(
        'M-60-6C-66-60-40-92 0-92C40-92 66-60 60-6C56-34 44-54 30-60C10-52-20-52-34-60C-46-52-56-34-60-6Z',
        hairColour,
      ) + ring(9, 0, -58, 50, 26, 14, hairColour),
  },
  bob: {
    behind: ({ hairColour }) =>
      shape(
        'M0-116C72-116 88-56 84 20C82 64 70 82 44 84L-44 84C-70 82-82 64-84 20C-88-56-72-116 0-116Z',
        hairColour,
      ),
    front: ({ hairColour }) =>
      shape(
        'M-60 20C-76-70-44-112 2-112C48-112 76-70 60 20C60-20 52-44 30-66C6-44-36-38-52-38C-56-20-58 0-60 20Z',
        hairColour,
      ) + stroke('M24-70C4-50-30-42-50-42', lighten(hairColour, 0.16), 4, { opacity: 0.6 }),
  },
  bun: {
    behind: ({ hairColour }) => disc(0, -120, 38, hairColour) + oval(0, -96, 30, 8, darken(hairColour, 0.4)),
    front: ({ hairColour }) =>
      shape('M-60 0C-72-76-40-106 0-106C40-106 72-76 60 0C56-40 36-62 0-64C-36-62-56-40-60 0Z', hairColour) +
      stroke('M-30-82C-14-90 14-90 30-82M-42-66C-20-80 20-80 42-66', lighten(hairColour, 0.16), 3, {
        opacity: 0.5,
      }),
  },
  braids: {
    behind: ({ hairColour }) =>
      [-74, -62, 62, 74]
        .map((x) =>
          stroke(`M${x * 0.72}-60C${x}-20 ${x * 1.06} 40 ${x} 118`, hairColour, 17, {
            'stroke-dasharray': '2 17',
          }),
        )
        .join('') + oval(0, -44, 70, 68, hairColour),
    front: ({ hairColour }) =>
      shape('M-60-2C-70-76-38-108 0-108C38-108 70-76 60-2C56-44 34-64 0-66C-34-64-56-44-60-2Z', hairColour) +
      stroke(
        'M0-106V-68M-22-102C-28-90-32-78-32-66M22-102C28-90 32-78 32-66M-42-90C-50-78-54-64-56-50M42-90C50-78 54-64 56-50',
        darken(hairColour, 0.5),
        3.4,
      ),
  },
  hijab: {
    behind: (sitter) => shape(HOOD, clothOf(sitter)),
    front: (sitter) => {
      const cloth = clothOf(sitter)
      const fold = darken(cloth, 0.26)
      return (
        shape(
          'M-66 40C-40 96 40 96 66 40C72 70 82 84 96 108C70 152-70 152-96 108C-82 84-72 70-66 40Z',
          cloth,
        ) +
        shape(HOOD_FRONT, cloth, { 'fill-rule': 'evenodd' }) +
        shape('M30-114C70-98 84-62 80-14C78 30 60 80 6 92C44 70 58 30 60-14C60-62 52-92 30-114Z', fold, {
          opacity: 0.4,
        }) +
        stroke('M-72 34C-44 92 36 104 88 112M-56 70C-20 112 30 124 66 128', fold, 4, { opacity: 0.75 }) +
        stroke('M-52-86C-34-104-14-108 4-108', lighten(cloth, 0.5), 5, { opacity: 0.55 })
      )
    },
  },
  headwrap: {
    behind: none,
    front: (sitter) => {
      const cloth = clothOf(sitter)
      const fold = darken(cloth, 0.3)
      return (
        shape('M-64-24C-92-110-46-164 14-158C78-152 96-92 64-24C44-66-44-68-64-24Z', cloth) +
        shape(
          'M-8-152C-40-178-72-166-66-136C-60-112-26-112-6-126C26-108 58-120 54-148C50-172 18-172-8-152Z',
          cloth,
        ) +
        stroke(
          'M-62-36C-36-84 34-100 72-66M-56-64C-24-106 38-116 74-92M-8-150C-12-140-10-132-6-126',
          fold,
          4.4,
        ) +
        stroke('M-58-130C-52-142-38-150-24-146', lighten(cloth, 0.45), 4, { opacity: 0.7 })
      )
    },
  },
  turban: {
    behind: none,
    front: (sitter) => {
      const cloth = clothOf(sitter)
      const fold = darken(cloth, 0.22)
      return (
        shape('M-66-34C-84-86-52-128 0-128C52-128 84-86 66-34C40-62-40-62-66-34Z', cloth) +
        shape('M-74-44C-80-72-40-92 6-84C44-78 72-66 74-44C50-70-44-72-74-44Z', lighten(cloth, 0.25)) +
        stroke(
          'M-70-50C-40-82 40-84 72-54M-62-84C-30-108 30-112 62-88M-44-108C-20-120 20-120 40-112',
          fold,
          3.4,
          { opacity: 0.8 },
        )
      )
    },
  },
}
