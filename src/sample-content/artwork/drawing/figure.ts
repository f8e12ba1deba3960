import { darken, lighten, mix } from './colour.ts'
import { type Facing, figureHead, figureHeadFromBehind } from './figure-head.ts'
import type { Look } from './figure-look.ts'
import { bend, limb } from './limb.ts'
import { at, oval, type Point, pair, shape, stroke } from './shapes.ts'

/** Elbow and hand of one arm; x counts outwards on the arm's own side, y up from the feet. */
export type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number]

export interface Pose {
  left: Arm
  right: Arm
  legs: 'stand' | 'walk' | 'none'
}

const HANGING: Arm = [20, 92, 19, 70]

export const POSES = {
  standing: { left: HANGING, right: HANGING, legs: 'stand' },
  walking: { left: [23, 93, 15, 74], right: [20, 94, 28, 77], legs: 'walk' },
  speaking: { left: [25, 94, 36, 113], right: [21, 92, 4, 95], legs: 'stand' },
  pointing: { left: HANGING, right: [33, 108, 56, 121], legs: 'stand' },
  cheering: { left: [29, 130, 24, 157], right: [27, 132, 33, 158], legs: 'stand' },
  holding: { left: [21, 90, 3, 86], right: [21, 90, 3, 84], legs: 'stand' },
  reaching: { left: [25, 95, 40, 82], right: [20, 90, 10, 78], legs: 'stand' },
  leaning: { left: [27, 94, 20, 80], right: [27, 94, 20, 80], legs: 'none' },
  writing: { left: [25, 92, 6, 82], right: [26, 93, 15, 80], legs: 'none' },
  talking: { left: [25, 92, 32, 110], right: [25, 91, 6, 83], legs: 'none' },
  listening: { left: [24, 91, 3, 82], right: [24, 91, 0, 86], legs: 'none' },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES

function arm(look: Look, side: -1 | 1, [elbowX, elbowY, handX, handY]: Arm, cloth: string): string {
  const shoulder: Point = [side * 13.5, -114]
  const elbow: Point = [side * elbowX, -elbowY]
  const hand: Point = [side * handX, -handY]
  const points = bend(shoulder, elbow, hand)
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI
  const palm = at(hand[0], hand[1], 1, oval(2.6, 0, 4.6, 3.2, look.skin), angle)
  const isLong = look.sleeves === 'long'
  const sleeve = isLong ? limb(points, [10.5, 9.6, 8.8, 7.6, 6.8]) : limb(points.slice(0, 3), [10.5, 10, 9.4])
  // Where the arm lies against the body, a thin shadow keeps the two apart.
  const gap = elbowY > 106 ? '' : at(-side * 1.3, 0.5, 1, shape(sleeve, darken(cloth, 0.4), { opacity: 0.4 }))
  const bare = isLong ? '' : shape(limb(points.slice(2), [7.4, 6.4, 5.2]), look.skin)
  return gap + palm + bare + shape(sleeve, cloth)
}

const SHOULDERS = 'M-18-107C-18-117-12-120-5-122L5-122C12-120 18-117 18-107'
const TORSO = `${SHOULDERS}C17-96 14-90 13.500-84C13.500-78 15-73 15.500-67C8-65-8-65-15.500-67C-15-73-13.500-78-13.500-84C-14-90-17-96-18-107Z`
const TORSO_SHADE =
  'M7-121.500C13-119.500 18-117 18-107C17-96 14-90 13.500-84C13.500-78 15-73 15.500-67L4-65.600C9-84 10-104 7-121.500Z'
const ROBE = `${SHOULDERS}C17-96 14-90 14-82C14-70 22-30 24-5C10 0-10 0-24-5C-22-30-14-70-14-82C-14-90-17-96-18-107Z`
const ROBE_SHADE =
  'M7-121.500C13-119.500 18-117 18-107C17-96 14-90 14-82C14-70 22-30 24-5L7-1.600C13-40 9-80 7-121.500Z'
const SKIRT = 'M-14.500-74L14.500-74C17-50 22-25 24-6C10-1-10-1-24-6C-22-25-17-50-14.500-74Z'

const foot = (x: number, colour: string) => shape(`M${pair(x - 4, 1)}h12c0-4-4-4-7-5.500h-5z`, colour)

function legs(look: Look, stance: Pose['legs']): string {
  if (stance === 'none') return ''
  const shoes = darken(look.bottom, 0.45)
  const far = darken(look.bottom, 0.2)
  if (look.garment === 'robe') return foot(-9, shoes) + foot(5, shoes)
  if (look.garment === 'skirt') {
    const fold = stroke('M-4-60C-6-40-8-22-9-8M5-60C7-40 10-22 12-8', far, 1.2)
    return foot(-9, shoes) + foot(5, shoes) + shape(SKIRT, look.bottom) + fold
  }
  const taper = [14.5, 13, 11, 9.5, 8]
  if (stance === 'walk') {
    const back = limb(bend([5, -70], [13, -38], [9, -3]), taper)
    const front = limb(bend([-5, -70], [-12, -36], [-21, -3]), taper)
    return foot(9, shoes) + foot(-21, shoes) + shape(back, far) + shape(front, look.bottom)
  }
  const straight = (side: -1 | 1) => limb(bend([side * 7.4, -70], [side * 8.2, -38], [side * 8.6, -3]), taper)
  return foot(-10, shoes) + foot(7, shoes) + shape(straight(1), far) + shape(straight(-1), look.bottom)
}

function body(look: Look): string {
  const long = look.garment === 'robe'
  const dim = darken(look.top, 0.42)
  return (
    shape(long ? ROBE : TORSO, look.top) +
    shape(long ? ROBE_SHADE : TORSO_SHADE, dim, { opacity: 0.4 }) +
    (long ? stroke('M-5-66C-7-44-9-24-10-8', dim, 1.2, { opacity: 0.5 }) : '') +
    stroke('M-16.500-112C-15-117.500-10-119.600-6-121', lighten(look.top, 0.55), 1.5, { opacity: 0.7 })
  )
}

interface Stance {
  look: Look
  pose: Pose
  facing?: Facing
  from?: 'front' | 'behind'
}

/** One person, 150 units tall, feet at the origin. With `legs: 'none'` only what a table does not hide. */
export function figure({ look, pose, facing = 0, from = 'front' }: Stance): string {
  const torso =
    pose.legs === 'none' && look.garment === 'robe' ? { ...look, garment: 'trousers' as const } : look
  const near = arm(look, -1, pose.left, look.top)
  const far = arm(look, 1, pose.right, darken(look.top, 0.16))
  if (from === 'behind') {
    return legs(look, pose.legs) + near + far + body(torso) + at(0, -136.5, 0.92, figureHeadFromBehind(look))
  }
  const collar =
    look.hair === 'hijab'
      ? ''
      : shape('M-5-122.300L5-122.300L0-113.500Z', mix(look.skin, darken(look.skin, 0.3), 0.6))
  const head = at(facing * 1.6, -136.5, 0.92, figureHead(look, facing), facing * 3)
  return `${legs(look, pose.legs)}${body(torso)}${collar}${head}${far}${near}`
}
