import { type Definition, defineCollection, defineSingleton } from '../../src/schema/define-content.ts'
import { choice, color, date, link, longText, text, textList, toggle } from '../../src/schema/fields.ts'
import { collectionFields, everyField, everyValue } from './every-field.ts'

type Values = Record<string, unknown>

/** Sorted by hand, with pages of its own, hidden by a switch. */
export const everyKind = defineCollection({
  name: 'every-kind',
  path: 'every-kinds',
  label: ['Kind', 'Kinds'],
  fields: {
    title: text('Title').required().unique('This title is taken'),
    ...everyField,
    ...collectionFields,
  },
  titleField: 'title',
  modifiedName: 'lastModified',
  filterBy: 'stage',
  onlyOnOwnPage: ['story', 'contact'],
  prepare: withoutRepeatedTags,
  visibleWhen: ({ isActive }) => isActive,
  forVisitors: withoutHiddenSections,
  checkAmong: ({ isFeatured }, others) =>
    isFeatured && others.some((other) => other.isFeatured)
      ? [{ path: 'isFeatured', message: 'Another one is featured' }]
      : [],
  newId: (_values, now) => `kind-${now.getTime()}`,
  screen: {
    keywords: ['sort'],
    form: [{ title: 'Texts', fields: ['title', 'intro', 'story'] }],
    pageOf: ({ id, address }) => `/every-kinds/${address || id}`,
  },
  moreScreens: [
    { path: 'every-kinds-contact', menu: false, form: [{ title: 'Contact', fields: ['contact'] }] },
  ],
  example: { title: 'Boats', ...everyValue },
})

/** The newest day first, in several lists by its tags, hidden by one of several states, written with another permission. */
export const notice = defineCollection({
  name: 'every-notice',
  path: 'every-notices',
  label: ['Notice', 'Notices'],
  fields: {
    title: text('Title').required(),
    body: longText('Body').required(),
    day: date('Day').required(),
    tags: textList('Tags'),
    state: choice('State', ['Draft', 'Published', 'Archived']),
  },
  writePermission: 'manage_media',
  sortBy: 'day',
  newestFirst: true,
  filterBy: 'tags',
  isSearched: true,
  visibleWhen: ({ state }) => state === 'Published',
  hiddenBy: { state: 'Archived' },
  screen: { pageOf: ({ id }) => `/every-notices/${id}` },
  example: {
    title: 'Regatta',
    body: 'On the river.',
    day: '2026-05-01',
    tags: ['river'],
    state: 'Published',
  },
})

/** The earliest day first, nothing to translate, always visible, and it leads on from an address. */
export const target = defineCollection({
  name: 'every-target',
  path: 'every-targets',
  label: ['Target', 'Targets'],
  fields: {
    from: text('From').required().unique('This address leads on already').sameInEveryLanguage(),
    to: link('To').required(),
    day: date('Day'),
    note: text('Note').sameInEveryLanguage(),
  },
  sortBy: 'day',
  leadsFrom: 'from',
  example: { from: '/former-boats', to: '/about' },
})

/** The one record of its type, with a field of every kind. */
export const everySingle = defineSingleton({
  name: 'every-single',
  path: 'every-single',
  id: 'every-single',
  label: ['Single', 'Singles'],
  fields: { title: text('Title').required().default('Boats'), ...everyField },
  forVisitors: withoutHiddenSections,
  example: { title: 'Boats of the river', ...everyValue },
})

/** Named by a choice, written by super admins alone, nothing to translate. */
export const rules = defineSingleton({
  name: 'every-rules',
  path: 'every-rules',
  id: 'every-rules',
  label: ['Rules', 'Rules'],
  fields: {
    tint: color('Tint', { whenEmpty: '#445566' }).default('#112233'),
    mode: choice('Mode', ['quiet', 'open', 'closed']),
    isStrict: toggle('Strict'),
  },
  titleField: 'mode',
  writePermission: 'all',
  example: { mode: 'open', tint: '#aabbcc' },
})

/** Content types of no foundation: what the engine promises of any is shown on these. Visitors see every example. */
export const syntheticTypes: readonly Definition[] = [everyKind, notice, target, everySingle, rules]

/** What hides a record of the type from visitors; of the others every record is visible. */
export const hidingValues: Readonly<Record<string, Values>> = {
  'every-kind': { isActive: false },
  'every-notice': { state: 'Archived' },
}

/** Types with words, which can be translated. */
export const wordedTypes: readonly Definition[] = [everyKind, notice, everySingle]

function withoutRepeatedTags(input: Values): Values {
  return Array.isArray(input.tags) ? { ...input, tags: [...new Set(input.tags)] } : input
}

function withoutHiddenSections<V extends { sections: { enabled: boolean }[] }>(values: V): V {
  return { ...values, sections: values.sections.filter(({ enabled }) => enabled) }
}
