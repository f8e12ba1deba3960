import { fallbackStats } from '../content/impact-stat/fallback-stats.ts'
import { slug } from '../shared/slug.ts'
import type { SampleRecord } from './sample-context.ts'

/** The same figures that stand in while statistics cannot be had, so that no visitor ever sees two truths. */
export function sampleStatistics(): SampleRecord[] {
  return fallbackStats.map(({ createdAt, updatedAt, ...stat }) => ({
    ...stat,
    id: slug(stat.label, stat.id),
  }))
}
