export type Point = readonly [x: number, y: number]

/** Two decimals keep curves exact at print size and the markup short. */
export const num = (value: number): string => String(Math.round(value * 100) / 100)
export const pair = (x: number, y: number): string => `${num(x)} ${num(y)}`

export type Attributes = Record<string, string | number>

function attributes(extra: Attributes, opacityName = 'fill-opacity'): string {
  return Object.entries(extra)
    .map(([name, value]) => {
      // The renderer paints `opacity` through a layer of its own, which is several times slower.
      const own = name === 'opacity' ? opacityName : name
      return ` ${own}="${typeof value === 'number' ? num(value) : value}"`
    })
    .join('')
}

export const shape = (d: string, fill: string, extra: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributes(extra)}/>`

const ROUND: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

export const stroke = (d: string, colour: string, width: number, extra: Attributes = {}): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${attributes({ ...ROUND, ...extra }, 'stroke-opacity')}/>`

export const disc = (x: number, y: number, r: number, fill: string, extra: Attributes = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(extra)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra: Attributes = {}) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(extra)}/>`

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes(extra)}/>`
}

/** Places markup drawn around the origin. A negative `scaleX` mirrors it. */
export function at(x: number, y: number, scale: number, markup: string, turn = 0, scaleX = scale): string {
  const rotate = turn === 0 ? '' : ` rotate(${num(turn)})`
  return `<g transform="translate(${pair(x, y)})${rotate} scale(${String(Math.round(scaleX * 1e4) / 1e4)} ${String(Math.round(scale * 1e4) / 1e4)})">${markup}</g>`
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}`

/** A curve through every point (Catmull-Rom), without the leading move so that it can continue a path. */
export function curveThrough(points: readonly Point[], tension = 1): string {
  const last = points.length - 1
  let d = ''
  for (let i = 0; i < last; i++) {
    const before = points[Math.max(0, i - 1)]!
    const from = points[i]!
    const to = points[i + 1]!
    const after = points[Math.min(last, i + 2)]!
    const k = tension / 6
    d += `C${pair(from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k)} ${pair(
      to[0] - (after[0] - from[0]) * k,
      to[1] - (after[1] - from[1]) * k,
    )} ${pair(to[0], to[1])}`
  }
  return d
}

export function smooth(points: readonly Point[], tension = 1): string {
  const [first] = points
  return first ? `M${pair(first[0], first[1])}${curveThrough(points, tension)}` : ''
}

export function smoothClosed(points: readonly Point[]): string {
  const count = points.length
  const wrap = (i: number) => points[(i + count) % count]!
  let d = `M${pair(wrap(0)[0], wrap(0)[1])}`
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [wrap(i - 1), wrap(i), wrap(i + 1), wrap(i + 2)]
    d += `C${pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ${pair(
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    )} ${pair(to[0], to[1])}`
  }
  return `${d}Z`
}

/** Everything below a curve, down to `floor`. */
export function below(points: readonly Point[], floor: number): string {
  const first = points[0]!
  const last = points[points.length - 1]!
  return `${smooth(points)}L${pair(last[0], floor)}L${pair(first[0], floor)}Z`
}

/** The point at share `t` of the curve that `smooth` draws through the same points. */
export function along(points: readonly Point[], t: number): Point {
  const last = points.length - 1
  const scaled = Math.min(Math.max(t, 0), 1) * last
  const i = Math.min(Math.floor(scaled), last - 1)
  const u = scaled - i
  const [p0, p1, p2, p3] = [
    points[Math.max(0, i - 1)]!,
    points[i]!,
    points[i + 1]!,
    points[Math.min(last, i + 2)]!,
  ]
  const on = (k: 0 | 1) => {
    const bend = 2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]
    const twist = 3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]
    return p1[k] + 0.5 * u * (p2[k] - p0[k] + u * (bend + u * twist))
  }
  return [on(0), on(1)]
}

/** A tapering horizontal streak with pointed ends: cloud, wave, glitter on water. */
export function streak(x: number, y: number, length: number, thick: number): string {
  const end = x + length
  return `M${pair(x, y)}C${pair(x + length * 0.25, y - thick)} ${pair(x + length * 0.7, y - thick)} ${pair(end, y)}C${pair(x + length * 0.7, y + thick * 0.3)} ${pair(x + length * 0.25, y + thick * 0.3)} ${pair(x, y)}Z`
}
