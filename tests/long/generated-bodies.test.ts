import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import type { Fields } from '../../src/schema/field.ts'
import { permissions, roles } from '../../src/shared/roles.ts'
import { type Body, definitions, freshBody, save } from '../safety/content-bodies.ts'
import { apiRules, distinctRoutes } from '../safety/route-rules.ts'
import { type Answer, type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { createTestUser, signInAs, type TestUser } from '../support/test-user.ts'

/** The same bodies in every run; `SAFETY_SEED=…` looks for others. */
const seed = Number(process.env.SAFETY_SEED ?? 2026)
const settings = { seed, numRuns: 25, endOnFailure: true }

const oddTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    'ﬀ',
    '\\',
    "'",
    '%',
    '2026-02-30',
    'NaN',
    'null',
    '[]',
  ],
  ...['javascript:alert(1)', 'a@b', '#ffff', 'x'.repeat(30_000), '9'.repeat(400), '\u2028', '__proto__'],
]
const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'id',
  'revision',
  'deleted_at',
  'toString',
  '',
  '\u0000',
  '$ne',
]
const oddNumbers = [-1, 0, 2 ** 31, 2 ** 53, 1e308, -1e308, 1.5, -0, 5e-324]

const oddValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...oddTexts),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...oddNumbers),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...oddKeys), fc.string({ maxLength: 8 })), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value

/** A body that the route would take, with some members replaced and strangers added; or something else entirely. */
function bodyNear(valid: Body, names: readonly string[]): fc.Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom(...names, ...Object.keys(valid)), fc.constantFrom(...oddKeys))
  const changed = fc.dictionary(key, oddValue, { maxKeys: 3 }).map((changes) => merged(valid, changes))
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: oddValue })
}

/** Members named `__proto__` stay members. */
function merged(valid: Body, changes: Body): Body {
  return Object.fromEntries([...Object.entries(valid), ...Object.entries(changes)])
}

const others: Record<string, Body> = {
  'POST /api/auth/sign-in': { email: 'a@example.org', password: 'nine blue kites' },
  'POST /api/auth/link': { token: 'x'.repeat(43) },
  'POST /api/auth/invitation': { token: 'x'.repeat(43), password: 'nine blue kites' },
  'POST /api/auth/forgotten-password': { email: 'a@example.org' },
  'POST /api/auth/new-password': { token: 'x'.repeat(43), password: 'nine blue kites' },
  'POST /api/auth/new-email': { token: 'x'.repeat(43) },
  'POST /api/auth/email': { email: 'b@example.org', currentPassword: 'x' },
  'POST /api/invitations': { email: 'c@example.org', name: 'C', role: 'viewer', language: 'en' },
  'PUT /api/auth/profile': { name: 'A', displayName: 'B' },
  'PUT /api/auth/password': { currentPassword: 'seven green boats', newPassword: 'x' },
  'POST /api/users': { email: 'a@example.org', password: 'short', name: 'A', role: 'viewer', isActive: true },
  'PUT /api/users/:id': { name: 'A', role: 'viewer', permissions: ['read'], isActive: true },
  'PUT /api/second-factor-roles': { roles: [] },
  'POST /api/applications': exampleApplication,
  'PUT /api/applications/:id': { status: 'contacted', notes: 'A' },
}

/** What their bodies may hold is the same for every content type. */
const isAlikeForTypes = (route: string) => /\/schedule$|\/approval|\/:lang\/draft/.test(route)

const writing = [...apiRules.keys()].filter(
  (route) =>
    /^(?:POST|PUT) /.test(route) &&
    !/sign-out|upload/.test(route) &&
    (!isAlikeForTypes(route) || distinctRoutes.includes(route)),
)
const reading = [...apiRules.keys()].filter((route) => /^GET /.test(route))

onEachDatabase(`generated input (seed ${seed})`, (database) => {
  let site: AttackedSite
  let admin: TestUser
  const ids = new Map<string, string>()
  beforeAll(async () => {
    site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' })
    admin = await signInAs(site, 'super_admin')
    for (const definition of definitions) {
      const answer = await save(site, admin, definition, freshBody(definition))
      ids.set(`/api/${definition.path}`, answer.json().id)
    }
    ids.set('/api/users', (await createTestUser(site, 'viewer')).id)
    const sent = await site.send({ method: 'POST', path: '/api/applications', body: exampleApplication })
    ids.set('/api/applications', sent.json().id)
  })
  afterAll(() => site.close())

  const headersOf = () => ({ ...admin.headers, 'x-forwarded-for': newVisitor() })
  const addressOf = (route: string) => {
    const [, address = ''] = route.split(' ')
    const known = ids.get(address.split('/:')[0] ?? '') ?? 'x'
    return address
      .replace(':revision', '1')
      .replace(':lang', 'ar')
      .replace(':path', 'partners')
      .replace(/:\w+/g, known)
  }

  describe.each(writing)('%s', (route) => {
    const isOfRecord = !isAlikeForTypes(route) && !route.includes('/translations/')
    const definition = isOfRecord ? definitionOf(route) : undefined
    const valid = others[route] ?? validBody(route, definitionOf(route))

    const bodies = route.endsWith('/order')
      ? fc.oneof(fc.record({ ids: fc.array(fc.constantFrom(...oddTexts), { maxLength: 2 }) }), oddValue)
      : bodyNear(
          valid,
          definition
            ? Object.keys(definition.fields)
            : ['code', 'roles', 'stillRight', 'publishAt', 'hideAt'],
        )

    it('answers every body, and stores nothing outside the model', async () => {
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const [method] = route.split(' ')
          const fresh = typeof body === 'object' && body !== null && !Array.isArray(body) && method === 'POST'
          const sent = fresh && definition ? { ...uniqueOf(definition), ...body } : body
          const answer = await site.send({
            method: method ?? '',
            path: addressOf(route),
            headers: { ...headersOf(), 'content-type': 'application/json' },
            body: JSON.stringify(sent) ?? 'null',
          })
          expectOurAnswer(answer)
          if (definition && answer.status < 300 && !Array.isArray(answer.json()))
            expect(strangersIn(definition.fields, answer.json(), recordKeys)).toEqual([])
        }),
        settings,
      )
    })
  })

  it('has left nothing in the database that the model does not know', async () => {
    const { db } = site.context.database
    const byName = new Map(definitions.map((definition) => [definition.name, definition]))
    for (const row of await db.selectFrom('entries').select(['type', 'data', 'id']).execute()) {
      const fields = byName.get(row.type)?.fields ?? {}
      const strangers = strangersIn(fields, JSON.parse(row.data), ['$ids'], ['id', '$ids'])
      expect([row.type, row.id, strangers]).toEqual([row.type, row.id, []])
      expect(row.id).toMatch(/^[\w-]{1,110}$/)
    }
    for (const { data, state } of await db.selectFrom('translations').select(['data', 'state']).execute()) {
      expect(Object.keys(JSON.parse(data))).toEqual(['title', 'state', 'texts'])
      expect(['draft', 'published']).toContain(state)
    }
    for (const user of await db.selectFrom('users').selectAll().execute()) {
      expect(roles).toContain(user.role)
      const held: string[] = JSON.parse(user.permissions ?? '[]')
      expect(held.filter((one) => !permissions.some((known) => known === one))).toEqual([])
    }
    for (const { status } of await db.selectFrom('applications').select('status').execute())
      expect(['pending', 'contacted', 'accepted', 'rejected']).toContain(status)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('is answered in every address and query', async () => {
    const part = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 20 }))
    const names = [
      'limit',
      'offset',
      'status',
      'search',
      'reply',
      'actor',
      'type',
      'days',
      'summary',
      'email',
      'lang',
    ]
    const query = fc.dictionary(fc.constantFrom(...names), part, { maxKeys: 3 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reading), part, query, async (route, id, parameters) => {
        const [, address = ''] = route.split(' ')
        const path = address.replace(/:\w+/g, () => encodeURIComponent(id.toWellFormed().slice(0, 300)))
        const tail = new URLSearchParams(parameters).toString()
        const answer = await site.send({ path: `${path}?${tail}`, headers: headersOf() })
        expectOurAnswer(answer)
      }),
      { ...settings, numRuns: 200 },
    )
  })
})

const recordKeys = ['id', 'createdAt', 'updatedAt', 'updatedBy', 'lastModified']

function definitionOf(route: string): Definition | undefined {
  const [, type] = /\/api\/([\w-]+)/.exec(route) ?? []
  return definitions.find(({ path }) => path === type)
}

function validBody(route: string, definition: Definition | undefined): Body {
  if (!definition || route.endsWith('/restore')) return {}
  if (route.endsWith('/schedule')) return { publishAt: new Date(Date.now() + 1e9).toISOString() }
  if (route.includes('/approval')) return { revision: 1, note: 'A', comment: 'B', lang: 'en' }
  if (route.includes('/translations/'))
    return { texts: { [definition.titleField]: 'نص' }, state: 'draft', stillRight: [] }
  return { ...definition.example }
}

function uniqueOf(definition: Definition): Body {
  const { id: _id, ...body } = freshBody(definition)
  return body
}

/** Names that no field has, by their path. Items of lists may have an id. */
function strangersIn(
  fields: Fields,
  value: unknown,
  known: readonly string[],
  knownInItems: readonly string[] = ['id'],
): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const field = fields[name]
    if (!field) return known.includes(name) ? [] : [name]
    const inner = field.facts.fields
    if (!inner) return []
    const items: unknown[] = Array.isArray(member) ? member : [member]
    const further = Array.isArray(member) ? knownInItems : []
    return items.flatMap((item) =>
      strangersIn(inner, item, further, knownInItems).map((stranger) => `${name}.${stranger}`),
    )
  })
}

const innerWords =
  /sqlite|postgres|constraint|syntax error|relation "|column "|node_modules|\.ts:\d|\bat \w+ \(|FST_ERR|invalid byte/i

function expectOurAnswer(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500)
  if (answer.status < 400) return
  const { message, issues = [], code, ...rest } = answer.json()
  expect(rest).toEqual({})
  expect(typeof message).toBe('string')
  expect(message).not.toBe('')
  for (const issue of issues) expect(Object.keys(issue).sort()).toEqual(['message', 'path'])
  if (code !== undefined) expect(code).toMatch(/^[a-z_]+$/)
  expect(answer.text).not.toMatch(innerWords)
}
