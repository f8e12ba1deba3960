import { it } from 'vitest'
import { inForm, judge, notRun } from '../support/failure-report.ts'
import { openFaultLibrary } from '../support/fault-library.ts'
import { type Answer, openLiveSite } from '../support/live-site.ts'
import { storeProblems } from '../support/store-problems.ts'
import { plain } from '../support/test-pictures.ts'

const rounds = inForm({ short: 1, long: 10 })
const row = {
  failure: 'EIO on fsync',
  database: 'SQLite',
  goal: 'plain words, reads go on, next save works, no false success',
}

it('a disk that does not keep what it is given makes no save look stored', async ({ skip }) => {
  const faults = openFaultLibrary()
  if (typeof faults === 'string') {
    notRun(row, faults)
    return skip(faults)
  }
  const site = await openLiveSite('SQLite', { env: faults.env })
  const save = (name: string) => site.call('/api/partners', { method: 'POST', body: { name } })
  const upload = async (shade: number) => {
    const body = new FormData()
    const bytes = await plain(16, 16, `rgb(${shade}, 9, 9)`).png().toBuffer()
    body.set('file', new Blob([bytes], { type: 'image/png' }), 'a.png')
    return site.call('/api/storage/upload?folder=partners', { method: 'POST', body })
  }
  const stored: string[] = []
  const answers: Answer[] = []
  let readsFailed = 0
  let nextFailed = 0
  for (let round = 0; round < rounds; round += 1) {
    faults.failSyncs(true)
    for (let tries = 0; tries < 10; tries += 1) answers.push(await save(`Round ${round} refused ${tries}`))
    answers.push(await upload(round))
    for (const address of ['/', '/partners', '/api/partners', '/api/auth/session', '/health'])
      if ((await site.call(address)).status !== 200) readsFailed += 1
    faults.failSyncs(false)
    const name = `Round ${round} stored`
    if ((await save(name)).status === 201) stored.push(name)
    else nextFailed += 1
    if ((await upload(round)).status !== 200) nextFailed += 1
  }
  await site.kill()
  const problems = await storeProblems(site.env)
  await site.start()
  const names = (await site.call('/api/partners')).json<{ name: string }[]>().map(({ name }) => name)
  const syncsFailed = faults.syncsFailed()
  judge(
    {
      ...row,
      rounds,
      acknowledged: stored.length,
      lost: stored.filter((name) => !names.includes(name)).length,
      other: { 'fsyncs failed': syncsFailed, refused: answers.length },
    },
    {
      'every save met the fault': syncsFailed >= answers.length,
      'every refusal is a 503 in plain words': answers.every(isPlain),
      'reads go on': readsFailed === 0,
      'the next save works': nextFailed === 0,
      'what was refused is not there': names.length === stored.length,
      'database and change log are whole': problems.length === 0,
    },
  )
})

function isPlain({ status, headers, text }: Answer): boolean {
  const isSaid = /storage (cannot be written|is not reachable right now)\. Nothing was saved/.test(text)
  return status === 503 && headers.has('retry-after') && isSaid && !/SQLITE|EIO|fsync/.test(text)
}
