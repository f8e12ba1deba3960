import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import { Content } from '../../src/server/engine/content.ts'
import { type DraftName, Publishing } from '../../src/server/engine/publishing.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const actor = { id: null, name: 'Mona' }
const partner: DraftName = { type: 'partner', id: 'nile-bank', language: mainLanguage }
const member: DraftName = { type: 'team-member', id: 'salma-adel', language: mainLanguage }

onEachDatabase('publishing drafts of several types', (database) => {
  let site: TestApp
  let staff: TestUser
  let publishing: Publishing
  beforeEach(async () => {
    site = await startTestApp(database)
    staff = await signInAs(site, 'super_admin')
    publishing = new Publishing(
      site.context,
      contentTypes.map((definition) => new Content(site.context, definition)),
    )
    const bodies = [
      ['partners', partner.id, { name: 'Nile Bank' }],
      ['team-members', member.id, { name: 'Salma Adel', position: 'Director' }],
    ] as const
    for (const [path, id, values] of bodies) {
      const payload = { id, values }
      const url = `/api/${path}/drafts`
      const begun = await site.app.inject({ method: 'POST', url, headers: staff.headers, payload })
      expect(begun.statusCode, begun.body).toBe(201)
    }
  })
  afterEach(() => site.close())

  const publishAll = (names: readonly DraftName[]) =>
    publishing.write(async (tx, now) => {
      for (const name of names) await publishing.publish(tx, name, { actor, now })
    })
  const status = async (url: string) => (await site.app.inject({ url })).statusCode

  it('shows visitors all of them at once', async () => {
    expect(await status('/api/partners/nile-bank')).toBe(404)
    await publishAll([partner, member])
    expect(await status('/api/partners/nile-bank')).toBe(200)
    expect(await status('/api/team-members/salma-adel')).toBe(200)
  })

  it('publishes none where one is refused, and keeps every draft', async () => {
    const missing = { ...member, id: 'nobody' }
    await expect(publishAll([partner, missing])).rejects.toThrow('not found')
    expect(await status('/api/partners/nile-bank')).toBe(404)
    const drafts = await site.app.inject({ url: '/api/drafts', headers: staff.headers })
    expect(drafts.json()).toHaveLength(2)
  })

  it('names a type that is not there', async () => {
    await expect(publishAll([{ ...partner, type: 'ship' }])).rejects.toThrow('Content type not found')
  })
})
