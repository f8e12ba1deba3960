import { afterAll, beforeAll, describe, expect } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { type Role, roles } from '../../src/shared/roles.ts'
import { syntheticTypes } from './every-kind.ts'
import { type DatabaseName, startTestApp, type TestApp } from './test-app.ts'
import { signInAs, type TestUser } from './test-user.ts'

export type Values = Record<string, unknown>
export type Person = Role | 'mona' | 'ali'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const collections = syntheticTypes.filter(({ kind }) => kind === 'collection')
export const singletons = syntheticTypes.filter(({ kind }) => kind === 'singleton')

export const ifMatch = (etag: unknown) => ({ 'if-match': String(etag) })
export const onceKey = (key: string) => ({ 'idempotency-key': key })

let made = 0
/** A number that no other record of the run has. */
export function nextNumber(): number {
  made += 1
  return made
}

/** An input that no other record of the type collides with. */
export function freshBody(definition: Definition): Values {
  const number = nextNumber()
  const unique = Object.keys(definition.fields).filter((name) => definition.fields[name]?.uniqueMessage)
  return {
    ...definition.example,
    ...(definition.kind === 'collection' ? { id: `contract-${number}` } : {}),
    ...Object.fromEntries(unique.map((name) => [name, `Unique ${number}`])),
  }
}

/** Another value for the title, which every type has. */
export function otherTitle({ fields, titleField, example }: Definition, ...not: unknown[]): unknown {
  const options = fields[titleField]?.facts.options
  if (!options) return `Title ${nextNumber()}`
  return options.find((option) => option !== example[titleField] && !not.includes(option))
}

export const changeOf = (definition: Definition): Values => ({
  [definition.titleField]: otherTitle(definition),
})

/** The same tests for each of the types. */
export function eachType(types: readonly Definition[], tests: (definition: Definition) => void): void {
  describe.each(types.map((definition) => [definition.path, definition] as const))(
    '%s',
    (_path, definition) => tests(definition),
  )
}

/** Where a record and what belongs to it are served. */
export function urlsOf({ path, kind }: Definition, id: string) {
  const list = `/api/${path}`
  const own = `${list}/${id}`
  const translation = `${own}/translations/ar`
  return {
    list,
    record: kind === 'singleton' ? list : own,
    draft: `${own}/draft`,
    schedule: `${own}/schedule`,
    translation,
    translationDraft: `${translation}/draft`,
  }
}

/**
 * A site with the synthetic types beside those of the foundation, and people of every role. Mona and Ali are super admins,
 * who may write every type. The clock stands at `now`, where that is given.
 */
export function contractSite(database: DatabaseName, now?: Date) {
  let site: TestApp
  const people = new Map<Person, TestUser>()
  beforeAll(async () => {
    site = await startTestApp(database, {}, { contentTypes: [...contentTypes, ...syntheticTypes] })
    // Sessions begin by the clock that their tests go by.
    site.clock.now = now
    for (const role of roles) people.set(role, await signInAs(site, role))
    people.set('mona', await signInAs(site, 'super_admin', { displayName: 'Mona' }))
    people.set('ali', await signInAs(site, 'super_admin', { displayName: 'Ali' }))
  })
  afterAll(() => site.close())

  const headersOf = (person: Person) => people.get(person)?.headers ?? {}
  const call = (method: Method, url: string, by?: Person, body?: unknown, headers: object = {}) =>
    site.app.inject({
      method,
      url,
      headers: { ...(by ? headersOf(by) : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
  /** A call that must succeed. */
  const taken = async (...given: Parameters<typeof call>) => {
    const answer = await call(...given)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer
  }
  const read = async (url: string, by?: Person) => (await taken('GET', url, by)).json()
  const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).statusCode

  /** A published record, as the answer to its save, and where it is served. */
  const publish = async (definition: Definition, changes: Values = {}, by: Person = 'mona') => {
    const method = definition.kind === 'singleton' ? 'PUT' : 'POST'
    const body = { ...freshBody(definition), ...changes }
    const saved = (await taken(method, `/api/${definition.path}`, by, body)).json()
    return { ...urlsOf(definition, saved.id), id: saved.id as string, saved }
  }
  /** The draft of a record or of a translation, among all that are open. */
  const listedDraft = async ({ name }: Definition, id: string, lang = 'en') => {
    const all: { id: string; lang: string }[] = await read(`/api/drafts?type=${name}`, 'viewer')
    return all.find((one) => one.id === id && one.lang === lang)
  }
  return { siteOf: () => site, headersOf, call, taken, read, statusOf, publish, listedDraft }
}
