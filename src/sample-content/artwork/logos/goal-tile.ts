import { at, box, disc, shape, stroke } from '../drawing/shapes.ts'
import { nameLines, svgDocument } from './lockup.ts'
import { wordmark } from './wordmark.ts'

const WHITE = '#ffffff'

interface Goal {
  /** The colour the United Nations give this goal. */
  colour: string
  title: string
  /** Our own sign for it, 200 units around the origin. */
  sign: string
}

const GOALS = {
  10: {
    colour: '#DD1367',
    title: 'Reduced Inequalities',
    sign:
      stroke('M-56-20H56M-56 20H56', WHITE, 19) +
      shape('M0-92L30-58H-30ZM0 92L30 58H-30ZM-122 0L-88-30V30ZM122 0L88-30V30Z', WHITE),
  },
  12: {
    colour: '#BF8B2E',
    title: 'Responsible Consumption',
    sign:
      stroke('M0 0C-26-46-96-46-96 0S-26 46 0 0S96-46 96 0S26 46 0 0', WHITE, 20) +
      shape('M84-46L116-14L74-8Z', WHITE),
  },
  17: {
    colour: '#19486A',
    title: 'Partnerships for the Goals',
    sign:
      Array.from({ length: 5 }, (_, i) => {
        const ring = stroke('M36-44A36 36 0 1 1-36-44A36 36 0 1 1 36-44Z', WHITE, 11)
        return at(0, 0, 1, ring, i * 72)
      }).join('') + disc(0, 0, 9, WHITE),
  },
} as const satisfies Record<number, Goal>

export type GoalNumber = keyof typeof GOALS
export const GOAL_NUMBERS = Object.keys(GOALS).map(Number) as [GoalNumber, ...GoalNumber[]]

/** A square tile for one Sustainable Development Goal: number, title and a sign of our own. */
export function goalTile(number: GoalNumber): string {
  const { colour, title, sign } = GOALS[number]
  const digits = wordmark(String(number), { size: 96, colour: WHITE, weight: 21 })
  const lines = nameLines(title, 10).map((line, i) =>
    at(
      72 + digits.width,
      88 + i * 44,
      1,
      wordmark(line, { size: 25, colour: WHITE, weight: 15, tracking: 1 }).markup,
    ),
  )
  return svgDocument(
    512,
    512,
    box(0, 0, 512, 512, colour) + at(40, 136, 1, digits.markup) + lines.join('') + at(256, 330, 1.42, sign),
  )
}
