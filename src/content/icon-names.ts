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
