import { type Point, smoothClosed } from './shapes.ts'

/** A tapering outline around a bent line: sleeves, legs, branches. Needs one width per point. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!
    const [bx, by] = points[Math.min(points.length - 1, i + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (widths[i] ?? 1) / 2
    const nx = (-(by - ay) / length) * half
    const ny = ((bx - ax) / length) * half
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  return smoothClosed([...left, ...right])
}

/** Points along a bend from `a` over `b` to `c`, rounded at the joint. */
export function bend(a: Point, b: Point, c: Point): Point[] {
  const part = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  const joint: Point = [b[0] * 0.76 + (a[0] + c[0]) * 0.12, b[1] * 0.76 + (a[1] + c[1]) * 0.12]
  return [a, part(a, b, 0.62), joint, part(b, c, 0.38), c]
}
