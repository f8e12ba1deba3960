import { describe, expect, it } from 'vitest'
import type { CollectionOptions, SingletonOptions } from '../src/schema/define-content.ts'
import { type AnyField, type FieldFacts, type Fields, fieldKinds } from '../src/schema/field.ts'
import * as builders from '../src/schema/fields.ts'
import { translatableTexts } from '../src/schema/translatable-texts.ts'
import { hidingValues, syntheticTypes, wordedTypes } from './support/every-kind.ts'
import { wordedValues } from './support/worded-records.ts'

type Option = keyof CollectionOptions<Fields> | keyof SingletonOptions<Fields>
type Sample = (typeof syntheticTypes)[number]

function fieldsIn(fields: Fields): AnyField[] {
  return Object.values(fields).flatMap((field) => [field, ...fieldsIn(field.facts.fields ?? {})])
}

const allFields = syntheticTypes.flatMap(({ fields }) => fieldsIn(fields))
const firstField = ({ fields }: Sample) => Object.keys(fields)[0]
const hasMore = ({ screens }: Sample) => screens.length > 1
const values = { isActive: true, state: 'Published', sections: [{ enabled: false }], tags: ['a', 'a'] }

/** By option: whether a definition says something there that is not the default. The compiler names what is missing. */
const optionsInUse: Record<Option, (definition: Sample) => boolean> = {
  name: ({ name }) => name !== '',
  path: ({ name, path }) => path !== name,
  label: ({ label }) => label[0] !== label[1],
  fields: ({ fields }) => Object.keys(fields).length > 0,
  titleField: (definition) => definition.titleField !== firstField(definition),
  writePermission: ({ writePermission }) => writePermission !== 'manage_content',
  modifiedName: ({ modifiedName }) => modifiedName !== undefined,
  prepare: (definition) => definition.prepare(values) !== values,
  visibleWhen: ({ visibleWhen }) => !visibleWhen({ ...values, isActive: false, state: 'Draft' }),
  hiddenBy: ({ hiddenBy }) => hiddenBy !== undefined,
  forVisitors: ({ forVisitors }) => forVisitors(values) !== values,
  isSearched: ({ isSearched }) => isSearched,
  checkAmong: ({ checkAmong }) => checkAmong !== undefined,
  leadsFrom: ({ leadsFrom }) => leadsFrom !== undefined,
  screen: ({ screens }) => screens[0].keywords.length > 0,
  moreScreens: hasMore,
  example: ({ example }) => Object.keys(example).length > 0,
  filterBy: ({ filterBy }) => filterBy !== undefined,
  sortBy: ({ sortBy }) => sortBy !== undefined && sortBy !== 'order',
  newestFirst: ({ newestFirst }) => newestFirst,
  onlyOnOwnPage: ({ onlyOnOwnPage }) => onlyOnOwnPage.length > 0,
  newId: ({ kind, newId }) => kind === 'collection' && newId({ title: 'a' }, new Date(7)).endsWith('-7'),
  id: ({ singletonId }) => singletonId !== undefined,
}

/** Builders that share their kind with another one, by what tells them apart. */
const buildersInUse: Partial<Record<keyof typeof builders, (field: AnyField) => boolean>> = {
  pageLink: ({ facts }) => facts.offersPages === true,
  openChoice: ({ kind, rule }) => kind === 'choice' && rule.safeParse('of its own').success,
  optionalInteger: ({ kind, empty }) => kind === 'integer' && empty === null,
}

const facts: Record<keyof FieldFacts, true> = {
  checked: true,
  help: true,
  placeholder: true,
  maxLength: true,
  min: true,
  max: true,
  maxItems: true,
  options: true,
  optionLabels: true,
  refersTo: true,
  pagePath: true,
  offersPages: true,
  maxParts: true,
  takenBy: true,
  whenEmpty: true,
  folder: true,
  fields: true,
  itemLabel: true,
  memberLabels: true,
}

const traits: Readonly<Record<string, (field: AnyField) => boolean>> = {
  required: ({ isRequired }) => isRequired,
  'required with a default': ({ isRequired, missingMessage }) => isRequired && missingMessage === undefined,
  'required although its empty value means something': ({ missingMessage, empty }) =>
    missingMessage !== undefined && empty === 0,
  default: ({ initial, empty }) => initial !== empty,
  unique: ({ uniqueMessage }) => uniqueMessage !== undefined,
  formerly: ({ formerNames }) => formerNames.length > 1,
  sameInEveryLanguage: ({ isSameInEveryLanguage }) => isSameInEveryLanguage,
  fallback: ({ rule }) => rule.safeParse({}).success,
  withoutInstructions: ({ instructions }) => instructions !== undefined,
}

describe('the synthetic types', () => {
  it.each(fieldKinds)('have a field of the kind %s', (kind) => {
    expect(allFields.map((field) => field.kind)).toContain(kind)
  })

  it.each(Object.keys(builders) as (keyof typeof builders)[])('have a field made by %s', (name) => {
    const isMade = buildersInUse[name] ?? (({ kind }: AnyField) => kind === name)
    expect(allFields.some(isMade)).toBe(true)
  })

  it.each(Object.keys(facts) as (keyof FieldFacts)[])('have a field with %s', (name) => {
    expect(allFields.some((field) => field.facts[name] !== undefined)).toBe(true)
  })

  it.each(Object.entries(traits))('have a field that is %s', (_name, isSo) => {
    expect(allFields.some(isSo)).toBe(true)
  })

  it.each(Object.entries(optionsInUse))('use the option %s', (_name, isUsed) => {
    expect(syntheticTypes.some((definition) => isUsed(definition))).toBe(true)
  })

  it('have a list within a list, items with an id of their own, and a reference to one another', () => {
    const lists = allFields.filter(({ kind }) => kind === 'list').map(({ facts }) => facts.fields ?? {})
    expect(lists.some((fields) => Object.values(fields).some(({ kind }) => kind === 'list'))).toBe(true)
    expect(lists.some((fields) => 'id' in fields && 'layout' in fields && 'order' in fields)).toBe(true)
    const paths = syntheticTypes.map(({ path }) => path)
    const targets = allFields.flatMap(({ facts }) => facts.refersTo ?? [])
    expect(paths).toEqual(expect.arrayContaining(targets))
  })

  it('differ where the engine does: in order, permission, the way they are hidden, words', () => {
    const sorts = syntheticTypes.map(({ sortBy, newestFirst }) => [sortBy, newestFirst].join())
    expect(sorts).toEqual(expect.arrayContaining(['order,false', 'day,true', 'day,false', ',false']))
    const permissions = new Set(syntheticTypes.map(({ writePermission }) => writePermission))
    expect(permissions).toEqual(new Set(['manage_content', 'manage_media', 'all']))
    for (const { name, example, fields, visibleWhen } of syntheticTypes) {
      const shown = {
        ...Object.fromEntries(Object.entries(fields).map(([key, { initial }]) => [key, initial])),
        ...example,
      }
      const hiding = hidingValues[name]
      expect([name, visibleWhen(shown)]).toEqual([name, true])
      if (hiding) expect([name, visibleWhen({ ...shown, ...hiding })]).toEqual([name, false])
    }
    const worded = syntheticTypes.filter(
      (definition) => translatableTexts(definition.fields, wordedValues(definition)).length > 0,
    )
    expect(worded).toEqual(wordedTypes)
  })
})
