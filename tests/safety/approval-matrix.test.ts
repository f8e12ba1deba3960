import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import { saveApprovalRoles } from '../../src/server/auth/approval-roles-store.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { type Body, definitions, freshBody, save } from './content-bodies.ts'
import { apiRules, distinctRoutes, isClosedToAsking } from './route-rules.ts'

const sentence =
  'Your role sends changes for approval. Please save a draft and send it, or ask somebody who may publish.'
const writing = [...apiRules.keys()].filter((route) => !route.startsWith('GET '))

onEachDatabase('with the switch for approval on', (database) => {
  let site: AttackedSite
  let asking: TestUser[]
  const ids = new Map<string, string>()
  beforeAll(async () => {
    site = await startAttackedSite(database)
    const admin = await signInAs(site, 'super_admin')
    for (const definition of definitions) {
      const saved = await save(site, admin, definition, freshBody(definition))
      const { id } = saved.json()
      ids.set(definition.path, id)
      const values = { [definition.titleField]: 'Prepared' }
      const draft = `/api/${definition.path}/${id}/draft`
      await site.send({ method: 'PUT', path: draft, headers: admin.headers, body: { values } })
    }
    await site.context.database.write((tx) => saveApprovalRoles(tx, ['admin']))
    asking = [
      await signInAs(site, 'editor'),
      await signInAs(site, 'admin'),
      await signInAs(site, 'viewer', { permissions: ['read', 'manage_content', 'manage_media'] }),
    ]
  })
  afterAll(() => site.close())

  const definitionOf = (route: string) =>
    definitions.find(({ path }) => route.split('/')[2]?.split(' ')[0] === path)

  function addressOf(route: string, definition: Definition | undefined): string {
    const [, address = ''] = route.split(' ')
    return address
      .replace(':revision', '1')
      .replace(':lang', 'ar')
      .replace(':path', 'partners')
      .replace(/:\w+/g, ids.get(definition?.path ?? 'partners') ?? 'x')
  }

  /** What would be taken, had its sender the right to. */
  function bodyOf(route: string, definition: Definition | undefined): Body {
    const id = ids.get(definition?.path ?? '') ?? ''
    if (route.endsWith('/order')) return { ids: [id] }
    if (route.includes('/approval')) return { revision: 1, comment: 'Yes' }
    if (route.endsWith('/publish') || route.endsWith('/restore')) return {}
    if (route.includes('/draft')) return { values: { [definition?.titleField ?? '']: 'Prepared again' } }
    if (route.includes('/translations/'))
      return { state: 'published', texts: { [definition?.titleField ?? '']: 'منشور' } }
    if (route.endsWith('redirects/import')) return { redirects: [{ from: '/old-place', to: '/about' }] }
    return definition ? freshBody(definition) : {}
  }

  const call = (route: string, { headers }: TestUser) => {
    const [method = ''] = route.split(' ')
    const definition = definitionOf(route)
    const body = method === 'DELETE' ? {} : { body: bodyOf(route, definition) }
    return site.send({ method, path: addressOf(route, definition), headers, ...body })
  }

  it('every route says itself what is closed to those who ask', () => {
    const closed = site.app.routeTable.filter(({ publishes }) => publishes)
    expect(closed.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
      writing.filter(isClosedToAsking).sort(),
    )
  })

  /** The editor tries all; for the others those of some types stand for all, since the same check answers them. */
  const triedBy = (user: TestUser) =>
    user === asking[0] ? writing : writing.filter((route) => distinctRoutes.includes(route))

  it('nobody who asks gets through to what changes the site, and everybody to what prepares it', async () => {
    const wrong: string[] = []
    for (const user of asking)
      for (const route of triedBy(user).filter((one) => isClosedToAsking(one))) {
        const { status, text } = await call(route, user)
        if (status !== 403) wrong.push(`${user.user.role}: ${route} answers ${status} ${text}`)
      }
    expect(wrong).toEqual([])
    const [editor] = asking
    const refused = await call('PUT /api/partners/:id', editor as TestUser)
    expect(refused.json()).toEqual({ message: sentence })
    const draft = await call('PUT /api/partners/:id/draft', editor as TestUser)
    expect(draft.status, draft.text).toBe(200)
  })

  it('no call of theirs changes anything that visitors are shown', async () => {
    const before = await shownState(site)
    for (const user of asking)
      for (const route of triedBy(user).filter((one) => !/\/api\/(?:auth|users)/.test(one)))
        await call(route, user)
    expect(await shownState(site)).toEqual(before)
  })

  it('the same calls change it for those who may publish', async () => {
    const before = await shownState(site)
    const owner = await signInAs(site, 'super_admin')
    for (const route of writing.filter((one) => /^PUT \/api\/(?:partners|footer)/.test(one)))
      await call(route, owner)
    expect(await shownState(site)).not.toEqual(before)
  })
})

/** Everything that pages, feeds and public answers are made of. */
async function shownState({ context }: AttackedSite): Promise<unknown> {
  const { db } = context.database
  const [entries, translations, addresses] = [
    await db.selectFrom('entries').selectAll().orderBy('type').orderBy('id').execute(),
    await db.selectFrom('translations').selectAll().orderBy('type').orderBy('id').execute(),
    await db.selectFrom('addresses').selectAll().orderBy('path').execute(),
  ]
  return { entries, translations, addresses, version: context.version.current() }
}
