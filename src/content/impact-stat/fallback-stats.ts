import type { ImpactStat } from './impact-stat.ts'

function stat(
  order: number,
  value: number,
  suffix: string,
  label: string,
  description: string,
  colorClass: string,
): ImpactStat {
  return {
    id: `fallback-${order}`,
    createdAt: null,
    updatedAt: null,
    order,
    value,
    suffix,
    label,
    description,
    colorClass,
  }
}

const [blue, sky, green] = ['text-gsf-primary', 'text-gsf-secondary', 'text-gsf-accent'] as const

/** Shown while the statistics cannot be had: the figures of the last annual count. */
export const fallbackStats: readonly ImpactStat[] = [
  stat(0, 168, '', 'Startups accelerated', 'In 14 cohorts of Bridgez since 2016', blue),
  stat(1, 86_000, '+', 'People reached', 'By Eden, Graphene and Nitrous together', green),
  stat(2, 2_310, '', 'Jobs created', 'In companies that came out of our programs', sky),
  stat(3, 84, '', 'Communities', 'Villages, hubs and clinics we work in', blue),
  stat(4, 31_200, '', 'Hours of mentoring', 'Given by volunteers through iMentor', green),
  stat(5, 240, '', 'Active mentors', 'Who meet a founder every second week', sky),
  stat(6, 9, '', 'Countries', 'From Morocco to Kenya', blue),
]
