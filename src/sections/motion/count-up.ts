import { figureAt } from './counted-figure.ts'
import { whileWelcome } from './while-welcome.ts'

const duration = 2000

/**
 * Counts a figure up once, when it is seen, after the milliseconds its element names in `data-counter`. The figure
 * itself keeps its place underneath, for screen readers and for print; it slows down towards its end.
 */
export function countUp(element: HTMLElement): () => void {
  let hasArrived = false
  return whileWelcome(element, () =>
    hasArrived
      ? () => undefined
      : count(element, () => {
          hasArrived = true
        }),
  )
}

function count(element: HTMLElement, onArrived: () => void): () => void {
  const figure = element.textContent ?? ''
  const shown = overlay(element, figure)
  const start = performance.now() + Number(element.dataset.counter)
  const end = () => {
    element.textContent = figure
  }
  let frame = requestAnimationFrame(function step(now) {
    const time = Math.min(Math.max((now - start) / duration, 0), 1)
    shown.textContent = figureAt(figure, 1 - (1 - time) ** 3)
    if (time < 1) {
      frame = requestAnimationFrame(step)
      return
    }
    end()
    onArrived()
  })
  return () => {
    cancelAnimationFrame(frame)
    end()
  }
}

/** Two elements on top of each other: the figure, unseen, and what is counted. */
function overlay(element: HTMLElement, figure: string): HTMLElement {
  const kept = document.createElement('span')
  kept.textContent = figure
  const shown = document.createElement('span')
  shown.ariaHidden = 'true'
  shown.textContent = figureAt(figure, 0)
  element.replaceChildren(kept, shown)
  return shown
}
