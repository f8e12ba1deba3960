import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { enlarged, fits, moveBy, type Point, type Room, type Zoom, zoomAt } from './lightbox-view.ts'

/** Pixels below which a press is no drag. */
const stillness = 8
/** Share of the stage's width after which a swipe turns the page. */
const enough = 0.15

interface Gesture {
  zoom: Zoom
  middle: Point
  distance: number
}

interface StageGestures {
  stage: RefObject<HTMLDivElement | null>
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  /** Whether there is another picture to swipe to. */
  canSwipe: boolean
  /** 1 for a swipe towards the left edge, -1 for one towards the right. */
  onSwipe: (way: 1 | -1) => void
}

/** Swiping, pinching, moving and pressing, by finger, pen or mouse. */
export function useStageGestures({ stage, zoom, onZoom, canSwipe, onSwipe }: StageGestures) {
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Gesture>({ zoom, middle: { x: 0, y: 0 }, distance: 0 })
  const isDrag = useRef(false)
  /** How far the picture is pulled aside; null while nobody holds it. */
  const [pull, setPull] = useState<number | null>(null)

  const begin = (from: Zoom) => {
    start.current = { zoom: from, ...spread([...pointers.current.values()]) }
  }
  const end = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (pointers.current.size > 0) return begin(zoom)
    if (!isDrag.current && event.type === 'pointerup') tap({ x: event.clientX, y: event.clientY })
    const width = stage.current?.clientWidth ?? 1
    if (pull !== null && Math.abs(pull) > width * enough && event.type === 'pointerup') {
      onSwipe(pull < 0 ? 1 : -1)
    }
    setPull(null)
  }
  /** By the pointer and not by the browser's click, which a phone withholds right after a finger that moved. */
  const tap = (at: Point) => {
    const room = roomOf(stage.current)
    if (!room || !isOnPicture(at, stage.current)) return
    onZoom(zoom.scale > 1 ? fits : zoomAt(fits, enlarged, fromMiddle(at, stage.current), room))
  }
  const follow = () => {
    const room = roomOf(stage.current)
    const { middle, distance } = spread([...pointers.current.values()])
    const from = start.current
    const by = { x: middle.x - from.middle.x, y: middle.y - from.middle.y }
    if (Math.hypot(by.x, by.y) > stillness || pointers.current.size > 1) isDrag.current = true
    if (!isDrag.current || !room) return
    const isSwipe = pointers.current.size === 1 && from.zoom.scale === 1
    setPull(isSwipe && canSwipe ? by.x : 0)
    if (pointers.current.size > 1) {
      const scale = (from.zoom.scale * distance) / from.distance
      const around = fromMiddle(from.middle, stage.current)
      onZoom(moveBy(zoomAt(from.zoom, scale, around, room), scale > 1 ? by : { x: 0, y: 0 }, room))
    } else if (!isSwipe) onZoom(moveBy(from.zoom, by, room))
  }

  return {
    pull,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        isDrag.current = pointers.current.size > 0
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        begin(zoom)
      },
      onPointerMove: (event: PointerEvent) => {
        if (!pointers.current.has(event.pointerId)) return
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        follow()
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

/** The middle between the fingers, and how far they are apart. */
function spread(points: readonly Point[]): { middle: Point; distance: number } {
  const [first = { x: 0, y: 0 }, second] = points
  if (!second) return { middle: first, distance: 0 }
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

function pictureOn(stage: HTMLElement | null): HTMLElement | null | undefined {
  return stage?.querySelector<HTMLElement>('[data-current] img')
}

/** The sizes that movements are measured by; undefined while there is no picture. */
export function roomOf(stage: HTMLElement | null): Room | undefined {
  const picture = pictureOn(stage)
  if (!stage || !picture) return undefined
  const size = { width: picture.offsetWidth, height: picture.offsetHeight }
  const isTurned = picture.closest('[data-turned]') !== null
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: isTurned ? { width: size.height, height: size.width } : size,
  }
}

function fromMiddle(point: Point, stage: HTMLElement | null): Point {
  const box = stage?.getBoundingClientRect()
  return box ? { x: point.x - box.x - box.width / 2, y: point.y - box.y - box.height / 2 } : { x: 0, y: 0 }
}

function isOnPicture({ x, y }: Point, stage: HTMLElement | null): boolean {
  const box = pictureOn(stage)?.getBoundingClientRect()
  if (!box) return false
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
