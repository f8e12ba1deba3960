import { expect, it } from 'vitest'
import { closedSentence as arabicClosed, openSentence as arabicOpen } from './opening-texts.ar.ts'
import { closedSentence, openSentence } from './opening-texts.ts'
import { closedProgramNamed, closedReason, openTitles, type ProgramOpening } from './program-openness.ts'

const open = {
  isAcceptingApplications: true,
  applicationDeadline: '',
  maxParticipants: null,
  currentParticipants: null,
}
const today = '2026-11-19'

it.each([
  [{}, undefined],
  [{ isAcceptingApplications: false }, 'closed'],
  [{ applicationDeadline: '2026-11-18' }, 'deadline'],
  [{ applicationDeadline: '2026-11-19' }, undefined],
  [{ applicationDeadline: '2026-11-18', isAcceptingApplications: false }, 'deadline'],
  [{ maxParticipants: 20, currentParticipants: 20 }, 'full'],
  [{ maxParticipants: 20, currentParticipants: 19 }, undefined],
  [{ maxParticipants: 20 }, undefined],
  [{ currentParticipants: 20 }, undefined],
])('a program with %j is closed because of: %s', (facts, reason) => {
  expect(closedReason({ ...open, ...facts }, today)).toBe(reason)
})

const opening = (title: string, facts: Partial<ProgramOpening> = {}): ProgramOpening => ({
  program: title.toLowerCase(),
  title,
  reason: null,
  since: null,
  ...facts,
})
const shut = opening('Bridgez', { reason: 'closed', since: '2026-11-05T10:00:00.000Z' })

it('is known by its title, however that is typed, unless another of that name is open', () => {
  const openings = [shut, opening('iMentor')]
  for (const subject of ['Bridgez', ' bridgeZ ', 'BRIDGEZ\n'])
    expect(closedProgramNamed(openings, subject)).toBe(shut)
  for (const subject of ['', 'iMentor', 'Bridgez and more', 'A bakery'])
    expect(closedProgramNamed(openings, subject)).toBeUndefined()
  expect(closedProgramNamed([shut, opening('bridgez')], 'Bridgez')).toBeUndefined()
  expect(openTitles(openings)).toEqual(['iMentor'])
})

it('is refused with a sentence that says since when, and what else is open', () => {
  expect(closedSentence(shut)).toBe('Bridgez has not been accepting applications since Nov 05, 2026.')
  expect(closedSentence({ ...shut, since: null })).toBe(
    'Bridgez is not accepting applications at the moment.',
  )
  expect(closedSentence({ ...shut, reason: 'deadline', since: '2026-11-05' })).toBe(
    'The last day to apply to Bridgez was Nov 05, 2026.',
  )
  expect(closedSentence({ ...shut, reason: 'full' })).toBe('Bridgez has been full since Nov 05, 2026.')
  expect(openSentence(['iMentor', 'Noria'])).toBe('Open now: iMentor, Noria.')
  expect(openSentence([...'abcdefg'])).toBe('Open now: a, b, c, d, e and others.')
  expect(arabicClosed(shut)).toContain('منذ ٥ نوفمبر ٢٠٢٦')
  expect(arabicOpen([])).toMatch(/^[^A-Za-z]+$/)
})
