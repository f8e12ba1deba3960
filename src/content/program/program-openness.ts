import { dayOf } from '../../shared/dates.ts'
import type { Program } from './program.ts'

/** Why a program takes no applications. */
export const closedReasons = ['deadline', 'closed', 'full'] as const
export type ClosedReason = (typeof closedReasons)[number]

type OpennessFacts = Pick<
  Program,
  'isAcceptingApplications' | 'applicationDeadline' | 'maxParticipants' | 'currentParticipants'
>

/** Whether a program takes applications, as visitors are told. */
export interface ProgramOpening {
  /** Its id. */
  program: string
  title: string
  /** Null while it is open. */
  reason: ClosedReason | null
  /** The last day to apply, or the moment since which it is closed or full; null where that is not known. */
  since: string | null
}

/** Undefined while applications are taken, which they are until the end of the last day by the clock of the site. */
export function closedReason(program: OpennessFacts, today: string): ClosedReason | undefined {
  const lastDay = dayOf(program.applicationDeadline)
  if (lastDay !== '' && lastDay < today) return 'deadline'
  if (!program.isAcceptingApplications) return 'closed'
  return isFull(program) ? 'full' : undefined
}

export function isFull({
  maxParticipants,
  currentParticipants,
}: Partial<Pick<OpennessFacts, 'maxParticipants' | 'currentParticipants'>>): boolean {
  return typeof maxParticipants === 'number' && Number(currentParticipants ?? 0) >= maxParticipants
}

/** The closed program that a subject names; undefined where it names an open one of the same name, or something else. */
export function closedProgramNamed(
  openings: readonly ProgramOpening[],
  subject: string,
): ProgramOpening | undefined {
  const wanted = plain(subject)
  const named = wanted === '' ? [] : openings.filter(({ title }) => plain(title) === wanted)
  return named.every(({ reason }) => reason !== null) ? named[0] : undefined
}

export function openTitles(openings: readonly ProgramOpening[]): string[] {
  return openings.filter(({ reason }) => reason === null).map(({ title }) => title)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
