import { expect, it } from 'vitest'
import { contractSite, freshBody, nextNumber } from '../support/contract-site.ts'
import { instruction } from '../support/every-field.ts'
import { everyKind, notice } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

const kinds = '/api/every-kinds'

onEachDatabase('a definition', (database) => {
  const { call, taken, read, publish, siteOf } = contractSite(database)
  const issueOf = async (...given: Parameters<typeof call>) => {
    const answer = await call(...given)
    return [answer.statusCode, answer.json().issues?.[0]?.path]
  }

  it('lets no two records share a unique value, whatever its case, accents or spaces', async () => {
    const title = `Café ${nextNumber()}`
    const first = await publish(everyKind, { title })
    const same = { ...freshBody(everyKind), title: title.toUpperCase().replace('É', 'E').replace(' ', '  ') }
    const refusal = [409, 'title']
    expect(await issueOf('POST', kinds, 'mona', same)).toEqual(refusal)
    expect((await call('POST', kinds, 'mona', same)).json().message).toBe('This title is taken')
    const other = await publish(everyKind)
    expect(await issueOf('PUT', other.record, 'mona', { title })).toEqual(refusal)
    await taken('PUT', other.draft, 'mona', { values: { title } })
    expect(await issueOf('POST', `${other.draft}/publish`, 'mona')).toEqual(refusal)
    await taken('DELETE', first.record, 'mona')
    await taken('POST', kinds, 'mona', same)
    expect(await issueOf('POST', `/api/trash/every-kinds/${first.id}/restore`, 'mona')).toEqual(refusal)
  })

  it('asks a record what it is among the others, before each save', async () => {
    const refusal = [400, 'isFeatured']
    const { record } = await publish(everyKind, { isFeatured: true })
    const other = await publish(everyKind)
    expect(await issueOf('POST', kinds, 'mona', { ...freshBody(everyKind), isFeatured: true })).toEqual(
      refusal,
    )
    expect(await issueOf('PUT', other.record, 'mona', { isFeatured: true })).toEqual(refusal)
    await taken('PUT', record, 'mona', { slogan: 'Alone' })
    await taken('PUT', record, 'mona', { isFeatured: false })
    await taken('PUT', other.record, 'mona', { isFeatured: true })
    expect(await issueOf('POST', `${record}/revisions/1/restore`, 'mona')).toEqual(refusal)
    await taken('PUT', other.record, 'mona', { isFeatured: false })
  })

  it('fills what is not given with defaults, and prepares what is', async () => {
    const given = { title: `Plain ${nextNumber()}`, story: 'Short.', score: 3 }
    const made = (await taken('POST', kinds, 'mona', given)).json()
    expect(made).toMatchObject({
      ...given,
      ...{
        place: 'Cairo',
        stage: 'Running',
        iconName: 'Star',
        seats: null,
        tags: [],
        days: [],
        sections: [],
      },
      ...{ contact: { note: '', room: '' }, isFeatured: false, isActive: true, address: '', order: 0 },
    })
    const changed = await taken('PUT', `${kinds}/${made.id}`, 'mona', { tags: ['a', 'b', 'a'] })
    expect(changed.json().tags).toEqual(['a', 'b'])
  })

  it('takes values under former names, sent and stored', async () => {
    const { intro: _intro, tags: _tags, ...rest } = freshBody(everyKind)
    const former = { ...rest, preface: 'From before', labels: ['x', 'x'] }
    const made = (await taken('POST', kinds, 'mona', former)).json()
    expect(made).toMatchObject({ intro: 'From before', tags: ['x'] })
    expect(Object.keys(made)).not.toContain('preface')

    const { db } = siteOf().context.database
    const row = db
      .selectFrom('entries')
      .select('data')
      .where('type', '=', everyKind.name)
      .where('id', '=', made.id)
    const { intro, ...stored } = JSON.parse((await row.executeTakeFirstOrThrow()).data)
    expect(intro).toBe('From before')
    const data = JSON.stringify({ ...stored, lead: 'From long ago' })
    await db
      .updateTable('entries')
      .set({ data })
      .where('type', '=', everyKind.name)
      .where('id', '=', made.id)
      .execute()
    expect((await read(`${kinds}/${made.id}`, 'viewer')).intro).toBe('From long ago')
    await taken('PUT', `${kinds}/${made.id}`, 'mona', { slogan: 'Saved anew' })
    const saved = JSON.parse((await row.executeTakeFirstOrThrow()).data)
    expect([saved.intro, saved.lead]).toEqual(['From long ago', undefined])
  })

  it('stores no instructions, and a fallback for what does not fit', async () => {
    const [section] = everyKind.example.sections ?? []
    const changes = { hint: instruction, sections: [{ ...section, width: 'endless' }] }
    const { saved } = await publish(everyKind, changes)
    expect([saved.hint, saved.sections[0].width]).toEqual(['', 'wide'])
  })

  it('withholds from visitors what is not for them, wherever they read', async () => {
    const [section] = everyKind.example.sections ?? []
    const hidden = { ...section, id: 'hidden', enabled: false, heading: 'Not yet' }
    const { record, id } = await publish(everyKind, { sections: [section, hidden] })
    expect((await read(record, 'viewer')).sections).toHaveLength(2)
    expect((await read(record)).sections).toMatchObject([{ id: 'opening' }])
    for (const url of [
      record,
      kinds,
      `${record}?lang=ar`,
      `${kinds}?summary=true`,
      `/api/site-search?q=${id}`,
    ])
      expect((await call('GET', url)).body).not.toContain('Not yet')
  })

  it('makes the id of a new record, with a number where it is taken', async () => {
    const now = new Date()
    siteOf().clock.now = now
    const ids: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const { id: _id, ...body } = freshBody(everyKind)
      ids.push((await taken('POST', kinds, 'mona', body)).json().id)
    }
    siteOf().clock.now = undefined
    expect(ids).toEqual([`kind-${now.getTime()}`, `kind-${now.getTime()}-2`])
    const { id: _id, ...body } = freshBody(notice)
    expect(
      (await taken('POST', '/api/every-notices', 'mona', { ...body, title: 'Régates du Nil' })).json().id,
    ).toBe('regates-du-nil')
    expect(await issueOf('POST', kinds, 'mona', { ...freshBody(everyKind), id: '../x' })).toEqual([400, 'id'])
  })

  it('says the time of the last save under a second name', async () => {
    const { saved } = await publish(everyKind)
    expect([saved.lastModified, saved.updatedAt]).toEqual([saved.updatedAt, expect.any(String)])
    expect((await publish(notice)).saved).not.toHaveProperty('lastModified')
  })
})
