import { countUp } from '../sections/motion/count-up.ts'
import { driftGrains, showGrains } from '../sections/motion/drifting-grains.ts'
import { typeLines } from '../sections/motion/type-lines.ts'

/**
 * What moves by itself moves before anybody touches the page, without React. When its components come to life they find
 * their motion under way, and stop it when they leave.
 */
for (const canvas of document.querySelectorAll<HTMLCanvasElement>('canvas[data-grains]')) {
  showGrains(canvas)
  driftGrains(canvas)
}
for (const stage of document.querySelectorAll<HTMLElement>('[data-typed]')) typeLines(stage)
for (const figure of document.querySelectorAll<HTMLElement>('[data-counter]')) countUp(figure)
