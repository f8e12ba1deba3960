import { describe, expect, it } from 'vitest'
import { checkChanges, checkNew } from '../schema/check-input.ts'
import { fieldRows, fieldsInGroup } from '../schema/complete-screen.ts'
import type { Definition } from '../schema/define-content.ts'
import type { Fields } from '../schema/field.ts'
import type { FormGroup } from '../schema/staff-screen.ts'
import { valuesThatHide, wayToHide } from '../schema/values-that-hide.ts'
import { isAddressPart } from '../shared/address-of.ts'
import { AppError } from '../shared/app-error.ts'
import { contentTypes } from './index.ts'
import { isUploadFolder } from './upload-folders.ts'

const now = new Date('2026-11-15T10:00:00Z')

function foldersIn(fields: Fields): (string | undefined)[] {
  return Object.values(fields).flatMap((field) =>
    field.facts.fields ? foldersIn(field.facts.fields) : field.kind === 'image' ? [field.facts.folder] : [],
  )
}

function refusedPaths(run: () => unknown): string[] {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error.issues.map(({ path }) => path)
    throw error
  }
  return []
}

/** Fields that a choice of the form writes beside its own. */
function decidedFields(fields: Fields, group: FormGroup): string[] {
  return fieldRows(group)
    .flat()
    .flatMap(({ name, decides }) =>
      (fields[name]?.facts.options ?? []).map((option) => decides?.values(option)),
    )
    .flatMap((values) => Object.keys(values ?? {}))
}

/** What the engine promises of any definition is shown in tests/contract; here is what each has to bring for it. */
describe.each(contentTypes.map((definition: Definition) => [definition.name, definition] as const))(
  'the definition of %s',
  (_name, definition) => {
    const { fields, titleField, example, screens } = definition
    const names = Object.keys(fields)
    const stored = checkNew(definition, example)
    const record = { ...stored, id: 'nile', updatedAt: null }

    it('takes its example and stores it unchanged, also a second time', () => {
      expect(stored).toMatchObject(example)
      expect(Object.keys(stored)).toEqual(names)
      expect(checkNew(definition, stored)).toEqual(stored)
      expect(checkChanges(definition, stored)).toEqual(stored)
    })

    it('uploads only into known folders', () => {
      expect(foldersIn(fields).filter((folder) => !isUploadFolder(folder))).toEqual([])
    })

    it('is named by one of its fields, which its example has', () => {
      expect(['text', 'longText', 'choice']).toContain(fields[titleField]?.kind)
      // Where a single record has none, its type names it.
      if (definition.kind === 'collection') expect(String(stored[titleField])).not.toBe('')
    })

    it('refuses a record without what is required, and names it', () => {
      const required = names.filter((name) => fields[name]?.missingMessage !== undefined)
      for (const name of required) {
        const { [name]: _left, ...rest } = stored
        expect(refusedPaths(() => checkNew(definition, rest))).toEqual([name])
      }
      expect(refusedPaths(() => checkNew(definition, {})).sort()).toEqual(required.sort())
    })

    it('refuses what is not of the kind of a field', () => {
      for (const [name, { kind }] of Object.entries(fields)) {
        if (kind === 'group') continue
        const refused = refusedPaths(() => checkChanges(definition, { [name]: { $gt: '' } }))
        expect([name, refused]).toEqual([name, [name]])
      }
    })

    it('can be hidden by values that it takes, or has nothing to hide', () => {
      const way = wayToHide(definition)
      const hiding = valuesThatHide(definition)
      if (way === 'hidden') {
        expect(checkChanges(definition, hiding)).toEqual(hiding)
        expect(definition.visibleWhen({ ...stored, ...hiding })).toBe(false)
      }
      if (way === 'trashed') expect(definition.visibleWhen(stored)).toBe(true)
    })

    it('sends visitors the fields that it has', () => {
      expect(Object.keys(definition.forVisitors(stored)).sort()).toEqual([...names].sort())
    })

    it('sorts, filters and shortens by fields that can be', () => {
      const { sortBy, filterBy, onlyOnOwnPage } = definition
      if (sortBy) expect(['integer', 'date']).toContain(fields[sortBy]?.kind)
      if (filterBy) expect(['choice', 'textList']).toContain(fields[filterBy]?.kind)
      expect(onlyOnOwnPage.filter((name) => !names.includes(name))).toEqual([])
      expect(isAddressPart(definition.newId(stored, now))).toBe(true)
    })

    it('has a place for every field in a form', () => {
      const builders = screens.filter(({ recordPath, choose }) => recordPath ?? choose)
      if (builders.length > 0) return
      const groups = screens.flatMap(({ form }) => form)
      const shown = [
        ...groups.flatMap(fieldsInGroup),
        ...groups.flatMap((group) => decidedFields(fields, group)),
      ]
      expect(names.filter((name) => !shown.includes(name))).toEqual([])
    })

    it('says on its screens what there is to say of a record, also of a blank one', () => {
      const blank = Object.fromEntries(names.map((name) => [name, fields[name]?.initial]))
      for (const { list, words, menu, parent, pageOf } of screens)
        for (const shown of [record, { ...blank, id: 'new', updatedAt: null }]) {
          const texts = [...list.facts(shown), list.text(shown), ...list.tags(shown), list.note(shown, 1)]
          expect(texts.filter((text) => typeof text !== 'string')).toEqual([])
          expect(list.badges(shown).every(({ text }) => text !== '')).toBe(true)
          expect(list.picture(shown) ?? '').not.toMatch(/undefined/)
          expect(pageOf(shown) ?? '/').toMatch(/^\//)
          expect(words.title).not.toBe('')
          expect(menu === undefined ? parent : menu.label).toBeTruthy()
        }
    })
  },
)
