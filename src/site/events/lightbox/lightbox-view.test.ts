import { describe, expect, it } from 'vitest'
import { firstView, fits, indexAt, lightboxReducer, moveBy, zoomAt } from './lightbox-view.ts'

const room = { stage: { width: 400, height: 600 }, picture: { width: 400, height: 300 } }

describe('the pictures of a gallery', () => {
  it('follow one another in a circle, both ways', () => {
    expect([-2, -1, 0, 1, 2, 3].map((position) => indexAt(position, 3))).toEqual([1, 2, 0, 1, 2, 0])
    expect(indexAt(-5, 1)).toBe(0)
  })

  it('each start upright and whole', () => {
    const turned = { position: 4, rotation: 270, zoom: { scale: 3, x: 20, y: -4 } }
    expect(lightboxReducer(turned, { type: 'move', by: -1 })).toEqual({ ...firstView, position: 3 })
    expect(lightboxReducer(turned, { type: 'show', position: 9 })).toEqual({ ...firstView, position: 9 })
  })

  it('stay as they are when the one that is shown is chosen', () => {
    const turned = { position: 4, rotation: 90, zoom: fits }
    expect(lightboxReducer(turned, { type: 'show', position: 4 })).toBe(turned)
  })

  it('turn by 90 degrees, and go on turning the same way', () => {
    let view = firstView
    for (let press = 0; press < 5; press += 1) view = lightboxReducer(view, { type: 'rotate' })
    expect(view.rotation).toBe(450)
  })
})

describe('an enlarged picture', () => {
  it('keeps the point under the finger where it is', () => {
    const point = { x: 80, y: 40 }
    const zoom = zoomAt(fits, 2.5, point, room)
    // What lay under the point before lies (point - shift) / scale from the middle now.
    expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(80)
  })

  it('never shows more emptiness than it must', () => {
    const zoom = zoomAt(fits, 2, { x: 200, y: 150 }, room)
    // 400 × 300 doubled is 800 × 600: 200 to spare on either side, nothing above and below.
    expect(zoom).toEqual({ scale: 2, x: -200, y: 0 })
    expect(moveBy(zoom, { x: 900, y: 50 }, room)).toEqual({ scale: 2, x: 200, y: 0 })
  })

  it('is at least whole and at most five times as large', () => {
    expect(zoomAt({ scale: 2, x: 50, y: 0 }, 0.4, { x: 0, y: 0 }, room)).toEqual(fits)
    expect(zoomAt(fits, 40, { x: 0, y: 0 }, room).scale).toBe(5)
  })
})
