import { nothing, type RecordCheck, wordsOf } from '../../schema/checks/check.ts'
import { dayOf, siteDay } from '../../shared/dates.ts'
import { programCheckTexts as texts } from './program-check-texts.ts'

const deadlineOver: RecordCheck = {
  name: 'program-deadline-over',
  severity: 'hint',
  says: texts.deadlineOver,
  find: ({ applicationDeadline, isAcceptingApplications }, { now }) => {
    const last = dayOf(wordsOf(applicationDeadline))
    const isOpen = isAcceptingApplications === true && last !== '' && last < siteDay(now)
    return isOpen ? [{ path: 'isAcceptingApplications' }] : nothing
  },
  mend: () => false,
}

const overbooked: RecordCheck = {
  name: 'program-overbooked',
  severity: 'hint',
  says: texts.overbooked,
  find: ({ maxParticipants, currentParticipants }) =>
    typeof maxParticipants === 'number' && Number(currentParticipants) > maxParticipants
      ? [{ path: 'currentParticipants' }]
      : nothing,
}

export const programChecks: readonly RecordCheck[] = [deadlineOver, overbooked]
