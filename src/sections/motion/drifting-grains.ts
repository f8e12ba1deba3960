import { savesData } from '../../shared/saves-data.ts'
import { createParticles, driftParticles, heightOf, type Particle, steadyRandom } from './particle-field.ts'
import { whileWelcome } from './while-welcome.ts'

/** Reading comes first: the grains start to move when the page has settled. */
const startDelayMs = 1500
/** Slow drifting needs no more than about 30 pictures a second. */
const leastFrameMs = 30
const mostDensity = 1.5

/** Where the grains of a canvas are: they go on from there after every pause. */
const fields = new WeakMap<HTMLCanvasElement, Particle[]>()

/** Keeps the canvas as large as its box, and draws the grains once whenever that changes. */
export function showGrains(canvas: HTMLCanvasElement): () => void {
  const observer = new ResizeObserver(() => {
    const density = densityNow()
    canvas.width = Math.round(canvas.clientWidth * density)
    canvas.height = Math.round(canvas.clientHeight * density)
    draw(canvas)
  })
  observer.observe(canvas)
  return () => observer.disconnect()
}

/** Lets the grains drift; never for those who spare data and battery. */
export function driftGrains(canvas: HTMLCanvasElement): () => void {
  return savesData() ? () => undefined : whileWelcome(canvas, () => drift(canvas))
}

function drift(canvas: HTMLCanvasElement): () => void {
  let last: number | null = null
  let request = 0
  const move = (now: number) => {
    request = requestAnimationFrame(move)
    if (last !== null && now - last < leastFrameMs) return
    // After a pause the grains go on from where they stood instead of leaping.
    const seconds = last === null ? 0 : Math.min((now - last) / 1000, 0.1)
    last = now
    fields.set(canvas, driftParticles(fieldOf(canvas), seconds))
    draw(canvas)
  }
  const start = setTimeout(() => {
    request = requestAnimationFrame(move)
  }, startDelayMs)
  return () => {
    clearTimeout(start)
    cancelAnimationFrame(request)
  }
}

function fieldOf(canvas: HTMLCanvasElement): Particle[] {
  const known = fields.get(canvas) ?? createParticles(steadyRandom())
  fields.set(canvas, known)
  return known
}

function densityNow(): number {
  return Math.min(window.devicePixelRatio || 1, mostDensity)
}

function draw(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const density = densityNow()
  context.clearRect(0, 0, width, height)
  for (const particle of fieldOf(canvas)) {
    context.globalAlpha = particle.alpha
    context.fillStyle = particle.isSunlit ? '#f2b632' : '#9dbdff'
    context.beginPath()
    context.arc(particle.x * width, heightOf(particle) * height, particle.radius * density, 0, Math.PI * 2)
    context.fill()
  }
}
