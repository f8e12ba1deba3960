/** How far a picture is enlarged and moved, in pixels from the middle of the stage. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The stage, and the picture on it as it stands there: turned, but not enlarged. */
export interface Room {
  stage: Size
  picture: Size
}

export interface LightboxView {
  /** Counts on beyond both ends, so that the way from the last picture to the first is a step forward. */
  position: number
  /** In degrees, growing with each press. */
  rotation: number
  zoom: Zoom
}

export type LightboxAction =
  | { type: 'move'; by: number }
  | { type: 'show'; position: number }
  | { type: 'rotate' }
  | { type: 'zoom'; zoom: Zoom }

export const fits: Zoom = { scale: 1, x: 0, y: 0 }
export const enlarged = 2.5
const largest = 5

export const firstView: LightboxView = { position: 0, rotation: 0, zoom: fits }

/** Another picture always starts upright and whole. */
export function lightboxReducer(view: LightboxView, action: LightboxAction): LightboxView {
  switch (action.type) {
    case 'move':
      return { ...firstView, position: view.position + action.by }
    case 'show':
      return view.position === action.position ? view : { ...firstView, position: action.position }
    case 'rotate':
      return { ...view, rotation: view.rotation + 90, zoom: fits }
    case 'zoom':
      return { ...view, zoom: action.zoom }
  }
}

export function indexAt(position: number, total: number): number {
  return ((position % total) + total) % total
}

/** Enlarges around a point, which stays where it is. */
export function zoomAt(zoom: Zoom, scale: number, point: Point, room: Room): Zoom {
  const next = Math.min(Math.max(scale, 1), largest)
  if (next === 1) return fits
  const growth = next / zoom.scale
  const moved = {
    scale: next,
    x: point.x - (point.x - zoom.x) * growth,
    y: point.y - (point.y - zoom.y) * growth,
  }
  return withinRoom(moved, room)
}

export function moveBy(zoom: Zoom, by: Point, room: Room): Zoom {
  return withinRoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, room)
}

/** An edge of the picture never comes further in than the edge of the stage. */
function withinRoom(zoom: Zoom, { stage, picture }: Room): Zoom {
  const within = (value: number, size: number, room: number) => {
    const reach = (size * zoom.scale - room) / 2
    return reach <= 0 ? 0 : Math.min(Math.max(value, -reach), reach)
  }
  return {
    scale: zoom.scale,
    x: within(zoom.x, picture.width, stage.width),
    y: within(zoom.y, picture.height, stage.height),
  }
}
