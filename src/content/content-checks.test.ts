import { describe, expect, it } from 'vitest'
import {
  type PlantedDefect,
  plantedDefects,
  plantedFacts,
  today,
} from '../../tests/support/planted-defects.ts'
import type { CheckFacts } from '../schema/checks/check.ts'
import { checksByName, findingWords, mendedField } from '../schema/checks/check-named.ts'
import { findProblems, valueAt } from '../schema/checks/find-problems.ts'
import { initialValues } from '../schema/nested-fields.ts'
import { contentChecks } from './content-checks.ts'
import { contentTypes } from './index.ts'

const factsOf = ({ facts }: PlantedDefect): CheckFacts => ({ ...plantedFacts, ...facts })
const find = (planted: PlantedDefect) =>
  findProblems(planted.definition, planted.values, factsOf(planted), contentChecks)

describe('the checks before publishing', () => {
  it('know more than sixty ways to do it wrong', () => {
    expect(plantedDefects.length).toBeGreaterThanOrEqual(60)
  })

  it.each(plantedDefects.map((planted) => [planted.defect, planted] as const))(
    'find %s, and nothing else',
    (_, planted) => {
      const found = find(planted)
      expect(found.map(({ check, path }) => ({ check, path }))).toEqual([
        { check: planted.check, path: planted.path },
      ])
      for (const finding of found) expect(findingWords(finding, contentChecks)).toMatch(/^[^{}]{12,}$/)
    },
  )

  it.each(
    plantedDefects.flatMap((planted) => ('mended' in planted ? [[planted.defect, planted] as const] : [])),
  )('mend %s by one press', (_, planted) => {
    const [finding] = find(planted)
    const { definition, values } = planted
    const field = finding && mendedField(definition, values, finding, contentChecks)
    expect(finding?.isMendable).toBe(true)
    const mended = { ...values, [field?.name ?? '']: field?.value }
    expect(valueAt(mended, planted.path)).toEqual(planted.mended)
    expect(find({ ...planted, values: mended }).map(({ check }) => check)).not.toContain(planted.check)
  })

  it('offer to mend only what is mended by it', () => {
    for (const planted of plantedDefects)
      for (const finding of find(planted).filter(({ isMendable }) => isMendable)) {
        const field = mendedField(planted.definition, planted.values, finding, contentChecks)
        const mended = { ...planted, values: { ...planted.values, [field?.name ?? '']: field?.value } }
        expect(find(mended), planted.defect).toEqual([])
      }
  })

  it('each have a defect planted for them', () => {
    const planted = new Set(plantedDefects.map(({ check }) => check))
    expect([...checksByName(contentChecks).keys()].filter((name) => !planted.has(name))).toEqual([])
  })

  it('say nothing about what visitors do not see', () => {
    const [first] = plantedDefects.filter(({ definition }) => definition.name === 'post')
    if (!first) throw new Error('no post was planted')
    expect(find({ ...first, values: { ...first.values, isActive: false } })).toEqual([])
  })

  it('raise no alarm on a new record of any type', () => {
    for (const definition of contentTypes) {
      const values = { ...initialValues(definition.fields), ...definition.example }
      const facts = { now: today }
      expect(findProblems(definition, values, facts, contentChecks), definition.name).toEqual([])
    }
  })
})
