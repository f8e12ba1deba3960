import { expect, it } from 'vitest'
import { checkNew } from '../schema/check-input.ts'
import type { Definition, RecordOf } from '../schema/define-content.ts'
import { visitorPlaces } from '../schema/visitor-places.ts'
import { impactStat } from './impact-stat/impact-stat.ts'
import { teamMember } from './team-member/team-member.ts'

const member = (order: number, isActive = true) => ({
  ...checkNew(teamMember, { name: `Member ${order}`, position: 'Mentor', order, isActive }),
  id: `m${order}`,
  createdAt: null,
  updatedAt: null,
})
const noteOf = (definition: Definition, records: object[], id: string) => {
  const known = records as RecordOf<Definition>[]
  const record = known.find((candidate) => candidate.id === id) as RecordOf<Definition>
  return definition.screens[0].list.note(record, visitorPlaces(definition, known).get(id))
}

it('counts only what visitors see, in their order', () => {
  const team = [member(3), member(1), member(2, false)] as unknown as RecordOf<Definition>[]
  expect([...visitorPlaces(teamMember as unknown as Definition, team)]).toEqual([
    ['m1', 1],
    ['m3', 2],
  ])
})

it('tells who of the team is not on the About page', () => {
  const team = [1, 2, 3, 4, 5, 6, 7].map((order) => member(order))
  const definition = teamMember as unknown as Definition
  expect(noteOf(definition, team, 'm6')).toBe('')
  expect(noteOf(definition, team, 'm7')).toBe('Not on the About page: only the first 6 are shown')
  // Once one of the others is hidden, the seventh moves up; the hidden one says so by its badge.
  const withGap = [member(1, false), ...team.slice(1)]
  expect(noteOf(definition, withGap, 'm7')).toBe('')
  expect(noteOf(definition, withGap, 'm1')).toBe('')
})

it.each([
  [1, 'First row of the home page'],
  [4, 'First row of the home page'],
  [5, 'Second row of the home page'],
  [7, 'Second row of the home page'],
  [8, 'Impact page only'],
])('says where the statistic at place %i stands', (place, words) => {
  const stat = {
    ...checkNew(impactStat, { label: 'a', value: 1 }),
    id: 's',
    createdAt: null,
    updatedAt: null,
  }
  expect(impactStat.screens[0].list.note(stat, place)).toBe(words)
})
