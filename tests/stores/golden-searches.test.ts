import { afterAll, beforeAll, expect, it } from 'vitest'
import { event } from '../../src/content/event/event.ts'
import { arrangeRecords } from '../../src/schema/arrange-records.ts'
import type { RecordOf } from '../../src/schema/define-content.ts'
import { rebuildSearchTexts } from '../../src/server/applications/rebuild-search-texts.ts'
import type { StaffHit } from '../../src/server/engine/staff-search.ts'
import { ownAddress } from '../../src/server/http/own-address.ts'
import { queryProblem, type SiteSearchAnswer } from '../../src/shared/site-search-rules.ts'
import { matchingEvents } from '../../src/site/events/match-events.ts'
import { type GoldenName, goldenSearches, goldenTexts } from '../support/golden-searches.ts'
import { applicationRow } from '../support/stored-applications.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const time = '2026-11-15T09:00:00.000Z'
const names = Object.keys(goldenTexts) as GoldenName[]

onEachDatabase('searching in English and Arabic', (database) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    admin = await signInAs(testApp, 'admin')
  })
  afterAll(() => testApp.close())

  const get = async (url: string, headers = {}) => (await testApp.app.inject({ url, headers })).json()

  async function expectRightAnswers(search: (query: string) => Promise<string[]>, pairs = goldenSearches) {
    const answers: [string, string[]][] = []
    for (const [query] of pairs) answers.push([query, (await search(query)).sort()])
    expect(answers).toEqual(pairs.map(([query, found]) => [query, [...found].sort()]))
  }

  async function foundApplications(query: string): Promise<string[]> {
    const list = `/api/applications?limit=50&search=${encodeURIComponent(query)}`
    const found: { name: string }[] = await get(list, admin.headers)
    return found.map(({ name }) => names.find((one) => goldenTexts[one] === name) ?? name)
  }

  async function foundByVisitors(q: string): Promise<string[]> {
    const url = `/api/site-search?q=${encodeURIComponent(q)}`
    const answer = await testApp.app.inject({ url, remoteAddress: ownAddress })
    return answer
      .json<SiteSearchAnswer>()
      .results.flatMap(({ type, path }) => (type === 'event' ? path.split('/').slice(2) : []))
  }

  it('finds the right applications, also those that an earlier version stored, made anew once', async () => {
    const { db, write } = testApp.context.database
    const plain = { email: '', phone: '', subject: '', request: '' }
    const rows = names.map((name) => applicationRow(time, { ...plain, name: goldenTexts[name] }))
    await db.insertInto('applications').values(rows).execute()
    await expectRightAnswers(foundApplications)

    // As it was compared before there were fingerprints, among so many others that it takes several transactions.
    const others = Array.from({ length: 1000 }, (_, index) =>
      applicationRow(time, { name: `Person ${index}` }),
    )
    const older = [...rows, ...others].map((row) => ({
      ...row,
      search_text: row.name,
      search_fingerprint: '',
    }))
    await db.deleteFrom('applications').execute()
    await write(async (tx) => {
      for (const row of older) await tx.insertInto('applications').values(row).execute()
    })
    expect(await foundApplications('اسفي')).toEqual([])
    const anonymised = { name: '', email: '', request: '', search_text: '', anonymised_at: time }
    const gone = others[7]?.id ?? ''
    await db.updateTable('applications').set(anonymised).where('id', '=', gone).execute()

    let writes = 0
    const counting = { db, write: ((work) => ++writes && write(work)) as typeof write }
    const [one, other] = await Promise.all([
      rebuildSearchTexts({ database: counting }),
      rebuildSearchTexts({ database: counting }),
    ])
    expect(one.outdated + other.outdated).toBe(older.length)
    expect(await foundApplications('person 999 bakery')).toEqual(['Person 999'])
    const left = await db.selectFrom('applications').selectAll().where('id', '=', gone).executeTakeFirst()
    expect(left).toMatchObject({ ...anonymised, revision: 1, updated_at: time })
    writes = 0
    expect(await rebuildSearchTexts({ database: counting })).toEqual({ outdated: 0, changed: 0 })
    expect(writes).toBe(0)
    await db.deleteFrom('applications').where('request', 'like', '%bakery%').execute()
    await expectRightAnswers(foundApplications)
  })

  it('finds the right events, for visitors, in the list of staff and in their search over everything', async () => {
    for (const [index, name] of names.entries()) {
      const date = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
      const payload = { title: goldenTexts[name], description: '.', date, status: 'Published', id: name }
      const answer = await testApp.app.inject({
        ...{ method: 'POST', url: '/api/events', headers: admin.headers, payload },
      })
      expect(answer.statusCode).toBe(201)
    }
    const events: RecordOf<typeof event>[] = await get('/api/events')
    // What is forgiven a typing error is found only where nothing else is.
    const foundByStaff = async (query: string) => {
      const hits: StaffHit[] = await get(`/api/search?q=${encodeURIComponent(query)}`, admin.headers)
      return hits.filter(({ isNear, path }) => !isNear && path === 'events')
    }
    const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
    await expectRightAnswers(async (query) => idsOf(matchingEvents(events, query)))
    // It looks at words alone; marks are no part of a name there.
    const ofWords = goldenSearches.filter(([query]) => /^[\p{L}\p{M}\p{N}\p{Cf}\s]+$/u.test(query))
    expect(ofWords.length).toBeGreaterThan(120)
    await expectRightAnswers(async (query) => idsOf(await foundByStaff(query)), ofWords)
    await expectRightAnswers(
      foundByVisitors,
      goldenSearches.filter(([query]) => queryProblem(query) === undefined),
    )
    const [{ list }] = event.screens
    await expectRightAnswers(async (search) =>
      idsOf(arrangeRecords(event, list, events, { search, sort: '', filters: {} })),
    )
  })
})
