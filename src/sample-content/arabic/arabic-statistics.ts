import { fallbackStatTexts } from '../../content/impact-stat/fallback-stat-texts.ar.ts'
import type { SampleTexts } from './sample-texts.ts'

const [startups, people, jobs, communities, hours, mentors, countries] = fallbackStatTexts

export const arabicStatistics: Record<string, SampleTexts> = {
  'startups-accelerated': startups,
  'people-reached': people,
  'jobs-created': jobs,
  communities,
  'hours-of-mentoring': hours,
  'active-mentors': mentors,
  countries,
}
