import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { createParticles, driftParticles, heightOf, type Particle, steadyRandom } from './particle-field.ts'

/** Reading comes first: the grains start to move when the page has settled. */
const startDelayMs = 1500
/** Slow drifting needs no more than about 30 pictures a second. */
const leastFrameMs = 30
const mostDensity = 1.5

/** Light on water: 60 grains drifting by while `isRunning`, standing still otherwise. */
export function ParticleCanvas({ isRunning, className }: { isRunning: boolean; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const particles = useRef<Particle[]>([])
  useStillPicture(canvas, particles)
  useDrift(canvas, particles, isRunning)
  return (
    <div aria-hidden="true" className={classNames('pointer-events-none', className)}>
      <canvas ref={canvas} className="block size-full will-change-transform" />
    </div>
  )
}

type CanvasRef = { current: HTMLCanvasElement | null }
type ParticlesRef = { current: Particle[] }

/** Keeps the canvas as large as its box, and draws once whenever that changes. */
function useStillPicture(canvas: CanvasRef, particles: ParticlesRef) {
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    particles.current = createParticles(steadyRandom())
    const observer = new ResizeObserver(() => {
      const density = Math.min(window.devicePixelRatio || 1, mostDensity)
      element.width = Math.round(element.clientWidth * density)
      element.height = Math.round(element.clientHeight * density)
      draw(element, particles.current, density)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas, particles])
}

function useDrift(canvas: CanvasRef, particles: ParticlesRef, isRunning: boolean) {
  useEffect(() => {
    const element = canvas.current
    if (!isRunning || !element) return
    let last: number | null = null
    let request = 0
    const move = (now: number) => {
      request = requestAnimationFrame(move)
      if (last !== null && now - last < leastFrameMs) return
      // After a pause the grains go on from where they stood instead of leaping.
      const seconds = last === null ? 0 : Math.min((now - last) / 1000, 0.1)
      last = now
      particles.current = driftParticles(particles.current, seconds)
      draw(element, particles.current, Math.min(window.devicePixelRatio || 1, mostDensity))
    }
    const start = setTimeout(() => {
      request = requestAnimationFrame(move)
    }, startDelayMs)
    return () => {
      clearTimeout(start)
      cancelAnimationFrame(request)
    }
  }, [canvas, particles, isRunning])
}

function draw(canvas: HTMLCanvasElement, particles: readonly Particle[], density: number) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.clearRect(0, 0, width, height)
  for (const particle of particles) {
    context.globalAlpha = particle.alpha
    context.fillStyle = particle.isSunlit ? '#f2b632' : '#9dbdff'
    context.beginPath()
    context.arc(particle.x * width, heightOf(particle) * height, particle.radius * density, 0, Math.PI * 2)
    context.fill()
  }
}
