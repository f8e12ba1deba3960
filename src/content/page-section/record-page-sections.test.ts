import { describe, expect, it } from 'vitest'
import { checkNew } from '../../schema/check-input.ts'
import { fallbackPrograms } from '../program/fallback-programs.ts'
import { program } from '../program/program.ts'
import { fallbackProjects } from '../project/fallback-projects.ts'
import { project } from '../project/project.ts'
import { sectionWith } from './blank-section.ts'
import { programPageSections, projectPageSections } from './record-page-sections.ts'

const bridgez = fallbackPrograms[0]!
const eden = fallbackProjects[0]!

describe('the page of a program or project', () => {
  it('shows its enabled sections in order', () => {
    const sections = [
      sectionWith('b', 'quote', { order: 2 }),
      sectionWith('a', 'hero', { order: 1 }),
      sectionWith('c', 'stats', { order: 3, enabled: false }),
    ]
    expect(programPageSections({ ...bridgez, sections }).map((section) => section.id)).toEqual(['a', 'b'])
    expect(projectPageSections({ ...eden, sections }).map((section) => section.id)).toEqual(['a', 'b'])
  })

  it('stays empty where staff have disabled everything', () => {
    const sections = [sectionWith('a', 'hero', { enabled: false })]
    expect(programPageSections({ ...bridgez, sections })).toEqual([])
  })

  it('is made from the fields of a record that has no sections', () => {
    const text = JSON.stringify(programPageSections(bridgez))
    for (const words of [
      bridgez.title,
      bridgez.fullDescription,
      ...bridgez.objectives,
      ...bridgez.requirements,
    ])
      expect(text).toContain(words)
    const projectText = JSON.stringify(projectPageSections(eden))
    for (const words of [eden.beneficiaries, ...eden.impact, ...eden.activities])
      expect(projectText).toContain(words)
  })

  it('says nothing about fields that are empty, and invites to apply only while applications are open', () => {
    const bare = {
      id: 'x',
      ...checkNew(program, {
        title: 'Bare',
        isAcceptingApplications: false,
        duration: null,
        participants: null,
      }),
    }
    expect(programPageSections(bare).map((section) => section.id)).toEqual(['hero', 'support'])
    expect(programPageSections(bare)[0]?.buttonText).toBe('')
    expect(programPageSections(bridgez)[0]).toMatchObject({ buttonText: 'Apply now', buttonUrl: '/join' })
  })

  it('holds only sections that could be saved', () => {
    const sections = programPageSections(bridgez)
    expect(checkNew(program, { title: 'a', sections }).sections).toEqual(sections)
  })
})

describe('the built-in programs and projects', () => {
  it.each([...fallbackPrograms])('$id is a valid program', (record) => {
    expect(record).toMatchObject(checkNew(program, record))
  })

  it.each([...fallbackProjects])('$id is a valid project', (record) => {
    expect(record).toMatchObject(checkNew(project, record))
  })

  it('are those of the specification', () => {
    expect(fallbackPrograms.map(({ id, duration }) => [id, duration])).toEqual([
      ['bridgez', '6 months'],
      ['imentor', '12 months'],
    ])
    expect(fallbackProjects.map((record) => record.id)).toEqual(['eden', 'graphene', 'nitrous'])
  })
})
