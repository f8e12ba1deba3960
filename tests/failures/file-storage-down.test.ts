import { it, onTestFinished } from 'vitest'
import { acknowledgedIn, lostFrom, newLedger } from '../support/busy-writers.ts'
import { inForm, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type Answer, openLiveSite } from '../support/live-site.ts'
import { startS3Server } from '../support/s3-server.ts'
import { plain } from '../support/test-pictures.ts'

const rounds = inForm({ short: 1, long: 10 })

onDatabasesOfForm('an object storage that is down', (database) => {
  it('is said in plain words, and the same picture is taken when it is back', async () => {
    const s3 = await startS3Server()
    onTestFinished(s3.close)
    const site = await openLiveSite(database, { env: { ...s3.env, LOG_LEVEL: 'silent' } })
    const ledger = newLedger()
    const upload = async (round: number, kind: number) => {
      const body = new FormData()
      const bytes = await plain(16, 16, `rgb(${round}, ${kind}, 9)`).png().toBuffer()
      body.set('file', new Blob([bytes], { type: 'image/png' }), 'a.png')
      const answer = await site.call('/api/storage/upload?folder=partners', { method: 'POST', body })
      if (answer.status === 200) ledger.pictures.add(answer.json<{ url: string }>().url)
      return answer
    }
    const refusals: Answer[] = []
    let othersFailed = 0
    let retriesFailed = 0
    for (let round = 0; round < rounds; round += 1) {
      await upload(round, 1)
      s3.fault = round % 2 === 0 ? 503 : 500
      refusals.push(await upload(round, 2))
      for (const url of ledger.pictures) refusals.push(await site.visit(url))
      const saved = await site.call('/api/partners', { method: 'POST', body: { name: `Round ${round}` } })
      if (saved.status !== 201 || (await site.visit('/partners')).status !== 200) othersFailed += 1
      s3.fault = undefined
      if ((await upload(round, 2)).status !== 200) retriesFailed += 1
    }
    const lost = await lostFrom(site, ledger)
    judge(
      {
        failure: 'object storage down',
        database,
        rounds,
        acknowledged: acknowledgedIn(ledger),
        lost: lost.length,
        other: { refused: refusals.length, 'saves and pages that failed with it': othersFailed },
        goal: 'nothing lost, retried, staff are told',
      },
      {
        'staff and visitors are told': refusals.every(isPlain),
        'everything else goes on': othersFailed === 0,
        'the same picture is taken afterwards': retriesFailed === 0 && ledger.pictures.size === rounds * 2,
      },
    )
  })
})

function isPlain({ status, headers, text }: Answer): boolean {
  return (
    status === 503 &&
    headers.has('retry-after') &&
    text.includes('The file storage is not reachable right now')
  )
}
