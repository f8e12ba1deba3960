/** Of programs and projects; freely chosen, no order of transitions. */
export const statuses = ['Active', 'Upcoming', 'Completed', 'Archived'] as const
export type Status = (typeof statuses)[number]
