import { contentTypes } from '../../src/content/index.ts'
import { sectionLayoutNames } from '../../src/content/page-section/section-layout-names.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import type { AnyField, FieldKind, Fields } from '../../src/schema/field.ts'
import type { AttackedSite } from '../support/attacked-site.ts'
import type { TestUser } from '../support/test-user.ts'

export type Body = Record<string, unknown>

export const definitions: readonly Definition[] = contentTypes

export interface FieldPlace {
  definition: Definition
  /** Names of the fields from the outside in. */
  path: string[]
  field: AnyField
}

/** Every field of every content type, those inside groups and lists included. */
export function fieldPlaces(...kinds: FieldKind[]): FieldPlace[] {
  return definitions.flatMap((definition) =>
    placesIn(definition.fields, []).flatMap(({ path, field }) =>
      kinds.length === 0 || kinds.includes(field.kind) ? [{ definition, path, field }] : [],
    ),
  )
}

function placesIn(fields: Fields, before: string[]): { path: string[]; field: AnyField }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = [...before, name]
    return [{ path, field }, ...(field.facts.fields ? placesIn(field.facts.fields, path) : [])]
  })
}

let made = 0

/** An input that the type takes and no other record collides with. */
export function freshBody(definition: Definition): Body {
  made += 1
  const body: Body = { ...definition.example }
  if (definition.kind === 'collection') body.id = `attacked-${made}`
  for (const [name, field] of Object.entries(definition.fields))
    if (field.uniqueMessage) body[name] = `Unique ${made}`
  return body
}

/**
 * Values for all fields: what `choose` answers for a field, else its default. A list holds one item,
 * and sections one of every layout.
 */
export function filledBody(
  fields: Fields,
  choose: (field: AnyField, name: string) => unknown,
  layouts: readonly string[] = sectionLayoutNames,
): Body {
  const entries = Object.entries(fields).map(([name, field]) => {
    const inner = field.facts.fields
    if (!inner) return [name, choose(field, name) ?? defaultOf(field)]
    const item = filledBody(inner, choose, layouts)
    const items = 'layout' in inner ? layouts.map((layout, n) => section(item, layout, n)) : [item]
    return [name, field.kind === 'list' ? items : item]
  })
  return Object.fromEntries(entries)
}

/** Of a link that must be given there is no default. */
function defaultOf({ kind, isRequired, initial }: AnyField): unknown {
  return kind === 'link' && isRequired && initial === '' ? '/about' : initial
}

function section(item: Body, layout: string, index: number): Body {
  return { ...item, layout, id: `${layout}-${index}`, order: index, enabled: true, buttonEnabled: true }
}

/** Values that show a record to visitors, of those that its type has. */
export function shownValues(definition: Definition): Body {
  const switches = ['isActive', 'isPublished'].filter((name) => name in definition.fields)
  const status = definition.path === 'events' ? { status: 'Published' } : {}
  return { ...Object.fromEntries(switches.map((name) => [name, true])), ...status }
}

/** Saves a body under its type's address. */
export function save(site: AttackedSite, user: TestUser, definition: Definition, body: Body) {
  const method = definition.kind === 'collection' ? 'POST' : 'PUT'
  return site.send({ method, path: `/api/${definition.path}`, headers: user.headers, body })
}

/** Stores a record of every type that visitors are shown, filled as `choose` says; answers the pages of their own. */
export async function saveOfEveryType(
  site: AttackedSite,
  user: TestUser,
  choose: (field: AnyField) => unknown,
): Promise<string[]> {
  const pages: string[] = []
  for (const definition of definitions) {
    const filled = {
      ...filledBody(definition.fields, choose),
      ...shownValues(definition),
      date: '2030-01-01',
    }
    const answer = await save(site, user, definition, { ...filled, id: freshBody(definition).id })
    if (answer.status >= 300) throw new Error(`${definition.path} was not stored: ${answer.text}`)
    if (['programs', 'projects', 'events'].includes(definition.path))
      pages.push(`/${definition.path}/${answer.json().id}`)
  }
  return pages
}

/** Addresses of all kinds of pages; those of records need them stored under these ids. */
export const pagePaths = [
  '/',
  '/about',
  '/programs',
  '/portfolio',
  '/events',
  '/impact',
  '/partners',
  '/join',
] as const
