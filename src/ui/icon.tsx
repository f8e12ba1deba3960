import {
  Award,
  Briefcase,
  Building,
  Calendar,
  ChartNoAxesColumnIncreasing,
  Clock,
  Globe,
  GraduationCap,
  Heart,
  Leaf,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Sparkles,
  Star,
  Target,
  TrendingUp,
  Users,
  Zap,
} from 'lucide-react'

/** The icon names that content may hold. */
const icons = {
  Award,
  BarChart: ChartNoAxesColumnIncreasing,
  Briefcase,
  Building,
  Calendar,
  Clock,
  Globe,
  GraduationCap,
  Heart,
  Leaf,
  Lightbulb,
  MapPin,
  Sparkles,
  Star,
  Target,
  TrendingUp,
  Users,
  Zap,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

export const iconNames = Object.keys(icons).filter(isIconName)

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}

export type IconProps = {
  /** A stored name; any text is allowed. */
  name: string | null | undefined
  /** Shown where the name is unknown. */
  fallback?: IconName
  className?: string
}

/** A drawing that repeats what the words beside it say; hidden from screen readers. */
export function Icon({ name, fallback = 'Star', className }: IconProps) {
  const Drawing = icons[name && isIconName(name) ? name : fallback]
  return <Drawing aria-hidden="true" className={className} />
}
