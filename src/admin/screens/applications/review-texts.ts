import { groupedNumber } from '../../../shared/local-numbers.ts'

export interface Span {
  count: number
  unit: 'minute' | 'hour' | 'day'
}

const amount = ({ count, unit }: Span) => `${groupedNumber(count)} ${unit}${count === 1 ? '' : 's'}`

/** How the promised answer stands, and what staff did with an application; the latter stands behind their name. */
export const reviewTexts = {
  dueIn: (span: Span) => `Due in ${amount(span)}`,
  overdueBy: (span: Span) => `Overdue by ${amount(span)}`,
  answeredInTime: 'Answered in time',
  answeredLate: 'Answered late',
  /** Between the name and what they did. */
  afterName: ' ',
  sent: 'sent the application',
  deleted: 'deleted the application',
  changedStatus: (from: string, to: string) => `changed the status from ${from} to ${to}`,
  notSpam: 'said that it is no spam',
  wroteNotes: 'wrote notes',
  removedNotes: 'removed the notes',
  changedNotes: 'changed the notes',
  all: (parts: readonly string[]) => parts.join(' and '),
}
