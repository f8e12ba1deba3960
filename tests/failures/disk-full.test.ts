import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { inForm, isWithin, judge, notRun, seconds } from '../support/failure-report.ts'
import { openPostgresOn, openSqliteOn } from '../support/full-disk-site.ts'
import type { Answer, LiveSite } from '../support/live-site.ts'
import { sentAgain, startMailServer } from '../support/mail-server.ts'
import { planMember, timesShown } from '../support/planned-member.ts'
import { hasSizeLimit, sizeLimit, smallDisk, whyNoSmallDisk } from '../support/small-disk.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { grain } from '../support/test-pictures.ts'

const rounds = inForm({ short: 1, long: 10 })
const patience = { timeout: 180_000, interval: 50 }
const pages = ['/', '/partners', '/api/partners', '/api/auth/session', '/health']

onEachDatabase('a full disk', (database) => {
  const row = {
    failure: 'disk full, then room again',
    database,
    goal: 'plain words, reads go on, first save after room works, no false success',
  }
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o777)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is said in plain words, hurts no reader, and the first save after there is room works', async ({
    skip,
  }) => {
    const obstacle = whyNoSmallDisk(folder)
    if (obstacle && (database === 'PostgreSQL' || !hasSizeLimit())) {
      notRun(row, obstacle)
      skip(obstacle)
    }
    const disk = obstacle ? sizeLimit() : smallDisk(folder, 32 << 20)
    const mailServer = await startMailServer()
    onTestFinished(mailServer.close)
    const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, LOG_LEVEL: 'silent' }
    const open = database === 'SQLite' ? openSqliteOn : openPostgresOn
    const { site, fill, empty } = await open(disk, folder, env)
    const stored = new Set<string>()
    const planned: string[] = []
    const refusals: Answer[] = []
    const readsFailed: string[] = []
    let firstSavesFailed = 0
    let longestMs = 0
    const save = async (name: string) => {
      const answer = await site.call('/api/partners', { method: 'POST', body: { name } })
      if (answer.status === 201) stored.add(name)
      return answer
    }
    for (let round = 0; round < rounds; round += 1) {
      const { promise, resolve: letMailsGo } = Promise.withResolvers<void>()
      mailServer.state.hold = promise
      await apply(site, round)
      await vi.waitUntil(() => mailServer.received.length > 2 * round, patience)
      // Due while nothing can be stored.
      const dueAt = Date.now() + 3000
      planned.push(await planMember(site, `Member ${round}`, new Date(dueAt)))
      await fill()
      const answers = [await upload(site)]
      for (let tries = 0; tries < inForm({ short: 20, long: 60 }); tries += 1)
        answers.push(await save(`Round ${round} try ${tries} ${'x'.repeat(120)}`))
      refusals.push(...answers.filter((answer) => answer.status >= 400))
      // All at once, so that one connection to the database is not enough.
      const read = async (address: string) => {
        const { status, text } = await site.call(address)
        if (status !== 200) readsFailed.push(`${address}: ${status} ${shownWords(text)}`)
      }
      await Promise.all(pages.map(read))
      // The mail server has the mail; that it was sent cannot be stored now.
      letMailsGo()
      await pause(Math.max(0, dueAt - Date.now()) + 300)
      empty()
      const hasRoomSince = performance.now()
      if ((await save(`Round ${round} with room`)).status !== 201) firstSavesFailed += 1
      if ((await upload(site)).status !== 200) firstSavesFailed += 1
      // Before the next round, which would hold up the second mail of this one until the server gives it up.
      await untilAllIsDone(site)
      longestMs = Math.max(longestMs, performance.now() - hasRoomSince)
    }
    const shown = await Promise.all(planned.map((member) => timesShown(site, member)))
    const recipients = mailServer.received.flatMap((mail) => mail.recipients)
    const twice = sentAgain(mailServer.received)
    const names = (await site.call('/api/partners')).json<{ name: string }[]>().map(({ name }) => name)
    judge(
      {
        ...row,
        rounds,
        acknowledged: stored.size,
        lost: [...stored].filter((name) => !names.includes(name)).length,
        other: {
          fault: obstacle ? 'a limit on the size of files' : 'a small disk',
          refused: refusals.length,
          'reads failed': readsFailed.join('; ') || 0,
          'mails twice': twice.join('; ') || 0,
          'published at their time, once': `${shown.filter((times) => times === 1).length} of ${rounds}`,
          'all done after there was room, at the latest': seconds(longestMs),
        },
      },
      {
        'the disk was full in every round': refusals.length >= rounds,
        'every refusal is a 503 in plain words': refusals.every((answer) => isPlain(answer, obstacle)),
        'what was refused is not there': names.length === stored.size,
        'reads go on': readsFailed.length === 0,
        'the first save after there is room works': firstSavesFailed === 0,
        'everybody got one mail': Array.from({ length: rounds }, (_, round) => applicantOf(round)).every(
          (applicant) => recipients.filter((recipient) => recipient === applicant).length === 1,
        ),
        'what was scheduled is published once': shown.every((times) => times === 1),
        'no mail was sent twice': twice.length === 0,
        'no mail is missing': mailServer.received.length - twice.length === 2 * rounds,
        'what was due is done within 30 seconds': isWithin(longestMs, 30_000),
      },
    )
  })
})

/** Names what waits and its last error, where something still does after a minute. */
async function untilAllIsDone(site: LiveSite): Promise<void> {
  const check = async () =>
    expect((await site.call('/api/due-work/status')).json()).toMatchObject({ waiting: 0, failed: 0 })
  await vi.waitFor(check, patience)
}

/** What an answer says, without the markup of a page around it. */
function shownWords(text: string): string {
  const words = text.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  return words.replace(/\s+/g, ' ').trim().slice(0, 200)
}

const applicantOf = (round: number) => `applicant-${round}@nile.example`

async function apply(site: LiveSite, round: number): Promise<void> {
  await site.visit('/api/applications', {
    method: 'POST',
    body: { ...exampleApplication, email: applicantOf(round) },
    headers: { 'x-forwarded-for': newVisitor() },
  })
}

async function upload(site: LiveSite): Promise<Answer> {
  const body = new FormData()
  body.set('file', new Blob([await grain(400, 400).jpeg().toBuffer()], { type: 'image/jpeg' }), 'a.jpg')
  return site.call('/api/storage/upload?folder=partners', { method: 'POST', body })
}

/** A limit is not a full disk, and not called one. */
function isPlain({ status, headers, text }: Answer, obstacle: string | undefined): boolean {
  const words = obstacle
    ? /storage (cannot be written|is not reachable right now)\. Nothing was saved/
    : /storage is full\. Nothing was saved/
  const isPlainly = words.test(text) && !/SQLITE|ENOSPC|EFBIG|53100|tmp/.test(text)
  return status === 503 && headers.has('retry-after') && isPlainly
}
