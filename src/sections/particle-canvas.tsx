import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { driftGrains, showGrains } from './motion/drifting-grains.ts'

/** Light on water: 60 grains drifting by, standing still while `isPaused` and where motion is unwanted. */
export function ParticleCanvas({ isPaused, className }: { isPaused: boolean; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? showGrains(canvas.current) : undefined), [])
  useEffect(() => (canvas.current && !isPaused ? driftGrains(canvas.current) : undefined), [isPaused])
  return (
    <div aria-hidden="true" className={classNames('pointer-events-none', className)}>
      <canvas ref={canvas} data-grains className="block size-full will-change-transform" />
    </div>
  )
}
