/** What the figures of the last annual count are called, in their order. */
export const fallbackStatTexts = [
  { label: 'Startups accelerated', description: 'In 14 cohorts of Bridgez since 2016' },
  { label: 'People reached', description: 'By Eden, Graphene and Nitrous together' },
  { label: 'Jobs created', description: 'In companies that came out of our programs' },
  { label: 'Communities', description: 'Villages, hubs and clinics we work in' },
  { label: 'Hours of mentoring', description: 'Given by volunteers through iMentor' },
  { label: 'Active mentors', description: 'Who meet a founder every second week' },
  { label: 'Countries', description: 'From Morocco to Kenya' },
] as const
