import { at, box } from '../drawing/shapes.ts'
import { nileFeluccas } from '../scenes/nile-feluccas.ts'
import { foundationMark } from './foundation-logo.ts'
import { nameLines, svgDocument } from './lockup.ts'
import { wordmark } from './wordmark.ts'

const WIDTH = 1200
const HEIGHT = 630

/** The picture that social networks show for a link: the river, and the foundation's name in front of it. */
export function shareCard(name: string): string {
  const scene = nileFeluccas({ width: WIDTH, height: HEIGHT, seed: 4, palette: 'dusk' })
  const [first = name, second] = nameLines(name)
  const title = wordmark(first, { size: 82, colour: '#fdfaf3', weight: 15 })
  const under = second
    ? wordmark(second, { size: 46, colour: '#ffd98a', weight: 12, tracking: 14 })
    : undefined
  const scale = Math.min(1, 560 / Math.max(title.width, under?.width ?? 0))
  const veil =
    '<linearGradient id="veil" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0b1638" stop-opacity="0.9"/><stop offset="0.42" stop-color="#0b1638" stop-opacity="0.62"/><stop offset="0.72" stop-color="#0b1638" stop-opacity="0"/></linearGradient>'
  const mark = foundationMark({ petal: '#ffffff', sidePetal: '#9cc2ff', sun: '#ffc54d', river: '#35cf9d' })
  const words = at(0, 0, scale, at(0, 0, 1, title.markup) + (under ? at(0, 104, 1, under.markup) : ''))
  const front = box(0, 0, WIDTH, HEIGHT, 'url(#veil)') + at(152, 190, 1.7, mark) + at(72, 400, 1, words)
  return svgDocument(WIDTH, HEIGHT, `<defs>${veil}</defs>${scene}${front}`)
}
