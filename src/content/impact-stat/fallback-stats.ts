import { fallbackStatTexts as texts } from './fallback-stat-texts.ts'
import type { ImpactStat } from './impact-stat.ts'

function stat(
  order: number,
  value: number,
  suffix: string,
  words: { label: string; description: string },
  colorClass: string,
): ImpactStat {
  return {
    id: `fallback-${order}`,
    createdAt: null,
    updatedAt: null,
    order,
    value,
    suffix,
    ...words,
    colorClass,
  }
}

const [blue, sky, green] = ['text-gsf-primary', 'text-gsf-secondary', 'text-gsf-accent'] as const

/** Shown while the statistics cannot be had: the figures of the last annual count. */
export const fallbackStats: readonly ImpactStat[] = [
  stat(0, 168, '', texts[0], blue),
  stat(1, 86_000, '+', texts[1], green),
  stat(2, 2_310, '', texts[2], sky),
  stat(3, 84, '', texts[3], blue),
  stat(4, 31_200, '', texts[4], green),
  stat(5, 240, '', texts[5], sky),
  stat(6, 9, '', texts[6], blue),
]
