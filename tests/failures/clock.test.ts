import { it, onTestFinished, vi } from 'vitest'
import { maxPerMinute } from '../../src/server/applications/flood-guard.ts'
import { judge, notRun, onDatabasesOfForm } from '../support/failure-report.ts'
import { type FaultLibrary, openFaultLibrary } from '../support/fault-library.ts'
import { type Answer, type LiveSite, openLiveSite, signIn } from '../support/live-site.ts'
import { startMailServer } from '../support/mail-server.ts'
import { planMember, timesShown } from '../support/planned-member.ts'
import { storeProblems } from '../support/store-problems.ts'
import { exampleApplication } from '../support/test-application.ts'

const patience = { timeout: 180_000, interval: 100 }
const hour = 3600
const year = 365 * 24 * hour

onDatabasesOfForm('a clock that jumps', (database) => {
  const row = {
    failure: 'clock jumps by hours and a year',
    database,
    goal: 'sessions right, nobody locked out, no task missed',
  }

  it('signs nobody out for hours, lets no session live for a year, locks nobody out and breaks no record', async ({
    skip,
  }) => {
    const faults = openFaultLibrary()
    if (typeof faults === 'string') {
      notRun(row, faults)
      return skip(faults)
    }
    // Where nobody takes them, the mails of all those applications would wait before everything else.
    const mailServer = await startMailServer()
    onTestFinished(mailServer.close)
    const site = await openLiveSite(database, {
      env: { ...faults.env, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` },
    })
    const seen: Record<string, number> = {}
    const note = async (what: string, answer: Promise<{ status: number }>) => {
      seen[what] = (await answer).status
    }
    const session = (cookie?: string) =>
      cookie ? site.visit('/api/auth/session', { headers: { cookie } }) : site.call('/api/auth/session')

    const later = (seconds: number) => new Date(Date.now() + seconds * 1000)
    const inAnHour = await planMember(site, 'Planned in an hour', later(hour))
    const threeYearsOn = later(3 * year)
    const inThreeYears = await planMember(site, 'Planned in three years', threeYearsOn)
    faults.setClock(2 * hour)
    await note('two hours ahead', session())
    await note('a save two hours ahead', save(site, 'Two hours ahead'))
    faults.setClock(0)
    await note('two hours back', session())
    await note('a save two hours back', save(site, 'Two hours back'))

    faults.setClock(year)
    await note('a year ahead', session())
    const wrongCookie = await signIn(site.url)
    await note('signed in a year ahead', session(wrongCookie))
    await note('one application too many', applyUntilRefused(site))
    // Those applications queued mails, and with them everything else was looked at.
    await vi.waitUntil(async () => (await site.visit(inAnHour)).status === 200, patience)

    faults.setClock(0)
    await note('the session of the wrong year', session(wrongCookie))
    const cookie = await signIn(site.url)
    await note('signed in a year back', session(cookie))
    await note('an application a year back', apply(site))
    await note('a save a year back', save(site, 'A year back', { cookie }))
    await note('a page', site.visit('/events'))

    // That application was queued by the right clock, and with it everything else was looked at.
    const all = await allThatWaits(site, cookie)
    // People choose those times, and no clock changes them.
    const scheduled = all.filter(({ kind }) => kind === 'schedule')
    const tasks = all.filter(({ kind }) => kind !== 'schedule')
    const published = [
      await timesShown(site, inAnHour, { cookie }),
      await timesShown(site, inThreeYears, { cookie }),
    ]
    // The backups are tried out once a month; nothing is planned further ahead.
    const farTasks = tasks.filter(({ dueAt }) => Date.parse(dueAt) > Date.now() + (year / 2) * 1000)

    const expected = {
      'two hours ahead': 200,
      'a save two hours ahead': 201,
      'two hours back': 200,
      'a save two hours back': 201,
      'a year ahead': 401,
      'signed in a year ahead': 200,
      'one application too many': 429,
      'the session of the wrong year': 401,
      'signed in a year back': 200,
      'an application a year back': 201,
      'a save a year back': 201,
      'a page': 200,
    }
    const unlike = Object.entries(expected).filter(([what, status]) => seen[what] !== status)
    judge(
      {
        ...row,
        rounds: 4,
        acknowledged: 3,
        lost: 3 - (await site.visit('/api/partners')).json<unknown[]>().length,
        other: {
          'tasks left a year ahead': farTasks.length,
          'published once, though the clock came back': published[0] ?? 0,
          'answers as they should be': `${Object.keys(expected).length - unlike.length} of ${Object.keys(expected).length}`,
        },
      },
      {
        [`every answer is right (${unlike.map(([what]) => `${what}: ${seen[what]}`).join()})`]:
          unlike.length === 0,
        'what was due is published once, and what is not waits for its time':
          published.join() === '1,0' &&
          scheduled.map(({ dueAt }) => dueAt).join() === threeYearsOn.toISOString(),
        'no task waits for the wrong year': tasks.length > 0 && farTasks.length === 0,
        'the change log is whole': (await storeProblems(site.env)).length === 0,
      },
    )
  })
})

it('a day of 25 hours is a session of 24, and every hour of it has its pages', async ({ skip }) => {
  const row = {
    failure: 'daylight saving begins and ends',
    database: 'SQLite',
    goal: 'sessions right, pages served',
  }
  const faults = openFaultLibrary()
  if (typeof faults === 'string') {
    notRun(row, faults)
    return skip(faults)
  }
  const site = await openLiveSite('SQLite', { env: { ...faults.env, TZ: 'Africa/Cairo' } })
  const wrong: string[] = []
  // Nights in which the clocks of Cairo are set.
  for (const night of ['2026-04-23T21:30:00Z', '2026-10-29T20:30:00Z']) {
    setTime(faults, night)
    const cookie = await signIn(site.url)
    const status = async (secondsLater: number) => {
      setTime(faults, night, secondsLater)
      return (await site.visit('/api/auth/session', { headers: { cookie } })).status
    }
    for (let quarter = 0; quarter < 12; quarter += 1) {
      setTime(faults, night, (quarter * hour) / 4)
      if ((await site.visit('/events')).status !== 200)
        wrong.push(`/events after ${quarter} quarters of an hour`)
    }
    if ((await status(24 * hour + 5)) !== 401) wrong.push(`a session outlives its day after ${night}`)
    if ((await status(24 * hour - 60)) !== 200) wrong.push(`a session ends before its day after ${night}`)
  }
  judge(
    { ...row, rounds: 2, other: { wrong: wrong.join(', ') || 0 } },
    { 'nothing is wrong': wrong.length === 0 },
  )
})

function setTime(faults: FaultLibrary, time: string, secondsLater = 0): void {
  faults.setClock(Math.round((Date.parse(time) - Date.now()) / 1000) + secondsLater)
}

const save = (site: LiveSite, name: string, headers: Record<string, string> = {}) =>
  site.call('/api/partners', { method: 'POST', body: { name }, headers })

/** Always from the same address. */
const apply = (site: LiveSite) =>
  site.visit('/api/applications', {
    method: 'POST',
    body: exampleApplication,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })

interface Waiting {
  kind: string
  dueAt: string
}

/** The queue names the first 200 only: its list is whole once the mails of all those applications have left. */
async function allThatWaits(site: LiveSite, cookie: string): Promise<Waiting[]> {
  const read = async () => {
    const all = (await site.visit('/api/due-work', { headers: { cookie } })).json<Waiting[]>()
    return all.length < 200 && all
  }
  return vi.waitUntil(read, { ...patience, timeout: 4 * 60_000 })
}

/** As many as one address may send in a minute, and more where a minute passes meanwhile. Answers the last one. */
async function applyUntilRefused(site: LiveSite): Promise<Answer> {
  for (let sent = 0; ; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(site)))
    // A busy machine may answer some of them with 503, which is another reason.
    const refused = answers.find(({ status }) => status === 429)
    if (refused || sent > 10 * maxPerMinute) return refused ?? (await apply(site))
  }
}
