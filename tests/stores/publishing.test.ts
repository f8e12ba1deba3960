import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import { Content } from '../../src/server/engine/content.ts'
import { type DraftName, Publishing } from '../../src/server/engine/publishing.ts'
import { type Language, mainLanguage, otherLanguages } from '../../src/shared/languages.ts'
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

  describe('in another language', () => {
    const lang = otherLanguages[0] as Language
    const inArabic: DraftName = { ...partner, language: lang }
    const named = { id: partner.id, lang }
    const words = async () => (await site.app.inject({ url: `/api/partners/nile-bank?lang=${lang}` })).json()
    const translate = (name: string, state?: 'published') =>
      publishing.write((tx, now) =>
        publishing
          .contentOf('partner')
          .translations.change(tx, named, { texts: { name }, state }, { actor, now }),
      )

    it('publishes a translation that was prepared together with its record, whatever comes first', async () => {
      await translate('بنك النيل')
      await expect(publishAll([inArabic])).rejects.toThrow('The record is only a draft')
      const published = await publishing.write((tx, now) =>
        publishing.publishAll(tx, [inArabic, partner], { actor, now }),
      )
      expect(published).toEqual([
        { ...partner, revision: 1 },
        { ...inArabic, revision: 2 },
      ])
      expect(await words()).toMatchObject({ name: 'بنك النيل', lang })
      await expect(publishAll([inArabic])).rejects.toThrow('Draft not found')
    })

    it('publishes what was changed of a published translation, and keeps what was published meanwhile', async () => {
      await publishAll([partner])
      await translate('بنك النيل', 'published')
      const { drafts } = publishing.contentOf('partner').translations
      await drafts.update(named, { texts: { name: 'بنك النيل الجديد' } }, { actor })
      expect(await words()).toMatchObject({ name: 'بنك النيل' })
      await publishAll([inArabic])
      expect(await words()).toMatchObject({ name: 'بنك النيل الجديد' })
      await drafts.update(named, { texts: { name: 'لي' } }, { actor })
      await translate('لهم')
      await expect(publishAll([inArabic])).rejects.toThrow('in the meantime')
      expect(await words()).toMatchObject({ name: 'لهم' })
    })
  })

  it('names a type that is not there', async () => {
    await expect(publishAll([{ ...partner, type: 'ship' }])).rejects.toThrow('Content type not found')
  })
})
