import { describe, expect, it } from 'vitest'
import { defaultPhrases } from '../schema/default-phrases.ar.ts'
import { type Definition, defineCollection, defineSingleton } from '../schema/define-content.ts'
import { text } from '../schema/fields.ts'
import { rewordDefinition, rewordGroups, rewordWords } from '../schema/reword-definition.ts'
import type { Failure } from '../schema/staff-screen.ts'
import {
  contentPhrases,
  definitionInPageLanguage,
  findContentWords,
  placedPhrases,
} from './content-words.ar.ts'
import { event } from './event/event.ts'
import { footer } from './footer/footer.ts'
import { iconLabel, itemIconNames, programIconNames, projectIconNames } from './icon-names.ts'
import { contentTypes } from './index.ts'
import { ownPageBuilder } from './own-page/own-page-builder.ts'
import { languageOwner, takenAddresses } from './own-page/taken-addresses.ts'
import { colorSchemes } from './page-section/color-schemes.ts'
import { sectionFieldLabels } from './page-section/section-field-labels.ts'
import { hintTexts } from './page-section/section-hints.ts'
import { sectionLayouts } from './page-section/section-layouts.ts'
import { portfolioBuilderWords, portfolioSettings } from './portfolio-page/portfolio-builder.ts'
import { programBuilder } from './program/program-builder.ts'
import { projectBuilder } from './project/project-builder.ts'

const failures: Failure[] = [
  { status: 503, reason: 'Disk full', exists: true },
  { status: undefined, reason: 'Failed to fetch', exists: false },
]

/** Everything that is read out while `walk` rewords something, and what its sentences about failures say. */
function wordsIn(walk: (reword: (text: string) => string) => unknown): Set<string> {
  const words = new Set<string>()
  const collected = walk((text) => {
    words.add(text)
    return text
  })
  for (const sentence of sentencesIn(collected)) for (const failure of failures) sentence(failure)
  return words
}

type Sentence = (failure: Failure) => string

function sentencesIn(reworded: unknown): Sentence[] {
  const words = reworded as Partial<Definition> & Record<string, unknown>
  const groups = words.screens?.map((screen) => screen.words) ?? [words]
  return groups.flatMap((group) =>
    Object.values(group).filter((text): text is Sentence => typeof text === 'function'),
  )
}

const unregistered = [
  wordsIn((reword) =>
    rewordGroups([...programBuilder.groups, ...projectBuilder.groups, ...ownPageBuilder.groups], reword),
  ),
  wordsIn((reword) => rewordGroups(portfolioSettings, reword)),
  ...[programBuilder.words, projectBuilder.words, ownPageBuilder.words, portfolioBuilderWords].map((words) =>
    wordsIn((reword) => rewordWords(words, reword)),
  ),
  ...Object.values(sectionFieldLabels).map((labels) => wordsIn((reword) => rewordWords(labels, reword))),
  new Set(Object.values(sectionLayouts).flatMap(({ label, description }) => [label, description])),
  ...(['header', 'subheader', 'content'] as const).map(hintTexts),
  new Set([...programIconNames, ...projectIconNames, ...itemIconNames].map(iconLabel)),
  new Set([languageOwner, ...Object.values(takenAddresses)]),
  new Set(Object.values(colorSchemes).map(({ label }) => label)),
]

/** What its rules say in words of its own. */
function messagesOf({ fields }: Definition): string[] {
  return Object.values(fields).flatMap(({ uniqueMessage, isRequired, rule, empty }) => [
    ...(uniqueMessage === undefined ? [] : [uniqueMessage]),
    ...(isRequired ? (rule.safeParse(empty).error?.issues ?? []).map(({ message }) => message) : []),
  ])
}

/** Placeholders such as `https://` and `2,500+` are the same everywhere. */
const isWord = (text: string) => /\p{L}/u.test(text) && !/^https?:\/\//.test(text)

const wordsOf = (definition: Definition) => [
  ...wordsIn((reword) => rewordDefinition(definition, reword)),
  ...messagesOf(definition),
]

/** A type whose name is in the book has its words in it; one that was added without them keeps its own. */
const translated = contentTypes.filter(({ label }) => findContentWords(label[0]) !== undefined)

describe('the Arabic words of the definitions', () => {
  it('are there for what the foundation publishes', () => {
    expect(translated.map(({ name }) => name)).toEqual(expect.arrayContaining(['partner', 'event', 'footer']))
    expect(translated.length).toBeGreaterThanOrEqual(17)
  })

  it.each(translated.map((definition) => [definition.name, definition] as const))(
    'say everything that %s does',
    (_name, definition) => {
      expect(wordsOf(definition).filter((word) => isWord(word) && !findContentWords(word))).toEqual([])
    },
  )

  it('say what stands on builders and in sections', () => {
    const all = unregistered.flatMap((words) => [...words])
    expect(all.filter((word) => isWord(word) && !findContentWords(word))).toEqual([])
  })

  it('are all in use, and each is written once', () => {
    const said = new Set([...translated.flatMap(wordsOf), ...unregistered.flatMap((words) => [...words])])
    const insideSentences = new Set([...said].map((word) => word.toLowerCase()))
    const keys = contentPhrases.flatMap(Object.keys)
    const isUsed = (key: string) =>
      key.includes('{') ? usesPattern(key, said) : said.has(key) || insideSentences.has(key.toLowerCase())
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('tell apart what is one word in English', () => {
    const address = definitionInPageLanguage(footer).fields.address?.label
    expect([address, definitionInPageLanguage(event).fields.address?.label]).toEqual([
      'العنوان البريدي',
      'الرابط',
    ])
    const places = new Set<string>()
    for (const definition of translated)
      rewordDefinition(definition, (text, place = '') => {
        places.add(place)
        return text
      })
    expect(Object.keys(placedPhrases).filter((place) => !places.has(place))).toEqual([])
  })

  it('name the values of choices and keep what is stored', () => {
    const { status } = definitionInPageLanguage(event).fields
    expect(status?.facts.options).toContain('Draft')
    expect(status?.facts.optionLabels?.Draft).toBe('مسودة')
  })

  it('leave a type that was added without them in its own words', () => {
    const opening = defineCollection({
      name: 'job-opening',
      path: 'job-openings',
      label: ['Job opening', 'Job openings'],
      fields: { title: text('Title').required() },
      example: { title: 'Agronomist' },
    })
    const { label, fields, screens } = rewordDefinition(opening, (word) => findContentWords(word) ?? word)
    expect(label).toEqual(['Job opening', 'Job openings'])
    expect([screens[0].words.add, screens[0].menu?.description]).toEqual([
      'Add Job opening',
      'Add and edit job openings',
    ])
    expect(fields.title?.label).toBe('العنوان')
  })
})

function usesPattern(key: string, said: ReadonlySet<string>): boolean {
  const pieces = key.split(/\{\w+\}/)
  return [...said].some((word) => word.startsWith(pieces[0] ?? '') && word.endsWith(pieces.at(-1) ?? ''))
}

it('has an Arabic sentence for every default of a screen, and no other', () => {
  const facts = { fields: { name: text('Name') }, example: {} }
  const many = defineCollection({ name: 'a', path: 'a', label: ['Partner', 'Partners'], ...facts })
  const single = defineSingleton({ name: 'b', path: 'b', label: ['Footer', 'Footer'], id: 'b', ...facts })
  const shapes = [many, single].flatMap((definition) =>
    [...wordsIn((reword) => rewordDefinition(definition, reword))].map((word) =>
      word.replace(/partners?|footer/i, '{=label}'),
    ),
  )
  const sentences = shapes.filter((shape) => !['{=label}', 'Name', 'Last changed'].includes(shape))
  expect(Object.keys(defaultPhrases).toSorted()).toEqual([...new Set(sentences)].toSorted())
})
