export const defaultIconName = 'Star'

export const programIconNames = [
  'TrendingUp',
  'Heart',
  'Star',
  'Target',
  'Lightbulb',
  'Sparkles',
  'Calendar',
  'Users',
  'Clock',
  'Leaf',
  'Zap',
] as const

export const projectIconNames = [
  'Leaf',
  'Zap',
  'Heart',
  'Star',
  'Target',
  'MapPin',
  'Users',
  'Clock',
  'TrendingUp',
  'Lightbulb',
  'Sparkles',
] as const

export const itemIconNames = [
  'Users',
  'GraduationCap',
  'Briefcase',
  'Heart',
  'Building',
  'BarChart',
  'Target',
  'Award',
  'Zap',
  'Globe',
  'TrendingUp',
  'Star',
] as const

export type IconName =
  | (typeof programIconNames)[number]
  | (typeof projectIconNames)[number]
  | (typeof itemIconNames)[number]

/** What an icon shows, for those who choose one by name or by ear. */
const iconWords: Record<IconName, string> = {
  Award: 'Medal',
  BarChart: 'Bar chart',
  Briefcase: 'Briefcase',
  Building: 'Building',
  Calendar: 'Calendar',
  Clock: 'Clock',
  Globe: 'Globe',
  GraduationCap: 'Graduation cap',
  Heart: 'Heart',
  Leaf: 'Leaf',
  Lightbulb: 'Light bulb',
  MapPin: 'Pin on a map',
  Sparkles: 'Sparkles',
  Star: 'Star',
  Target: 'Target',
  TrendingUp: 'Rising line',
  Users: 'People',
  Zap: 'Lightning',
}

/** Of an icon from elsewhere, its name taken apart: `ArrowUpRight` → `Arrow up right`. */
export function iconLabel(name: string): string {
  if (isIconName(name)) return iconWords[name]
  const words = name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconWords, name)
}
