import { expect, it } from 'vitest'
import { contractSite } from '../support/contract-site.ts'
import { everyKind } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

/** By field: what it refuses, and something else that it takes. */
const values: Readonly<Record<string, { refused: unknown[]; taken: unknown }>> = {
  title: { refused: ['', 'x'.repeat(201), 7], taken: 'Of one line' },
  intro: { refused: ['x'.repeat(2001), ['a']], taken: 'Of two\nlines' },
  story: { refused: ['', 'x'.repeat(5001)], taken: 'A [link](/about) and **more**' },
  mail: { refused: ['nobody', 'a@b@c'], taken: 'mona@nile.example' },
  telephone: { refused: ['call me'], taken: '+20 (100) 2345' },
  source: { refused: ['javascript:alert(1)', 'data:text/html,x'], taken: 'mailto:mona@nile.example' },
  next: { refused: ['javascript:alert(1)'], taken: '/programs' },
  pictureUrl: { refused: ['javascript:alert(1)'], taken: '/files/media/boat.webp' },
  videoUrl: { refused: ['/local.mp4', 'mailto:a@b.example'], taken: 'https://video.example/1' },
  stage: { refused: ['Unheard of', ''], taken: 'Ended' },
  mood: { refused: ['<b>'], taken: 'lively' },
  languages: { refused: [['ar'], ['fr']], taken: ['en'] },
  target: { refused: ['x'.repeat(201)], taken: 'of another id' },
  iconName: { refused: ['"'], taken: 'Star' },
  accent: { refused: ['red', '#12'], taken: '#abc' },
  look: { refused: ['a;b', '"'], taken: 'text-lg bold' },
  score: { refused: [1.5, 501, '7', null], taken: -5 },
  seats: { refused: [0, 'many'], taken: null },
  isFeatured: { refused: ['yes', 1], taken: false },
  day: { refused: ['2026-02-30', 'tomorrow'], taken: '2026-12-01T10:00:00.000Z' },
  tags: { refused: ['river', [1], Array.from({ length: 31 }, (_, index) => String(index))], taken: [] },
  contact: { refused: ['note', { note: 7 }], taken: { note: 'Ring twice', room: '' } },
  days: { refused: [{}, [{ heading: '' }], [{ heading: 'A', talks: [{ title: 7 }] }]], taken: [] },
  sections: { refused: [[{ layout: 'circle' }]], taken: [] },
  address: { refused: ['a b', 'a/b/c'], taken: 'north/south' },
  order: { refused: [1001, 0.5], taken: -3 },
}

onEachDatabase('a field', (database) => {
  const { call, taken, read, publish } = contractSite(database)

  it.each(Object.entries(values))('%s takes what it should and refuses the rest', async (name, given) => {
    const { record } = await publish(everyKind)
    const before = await read(record, 'viewer')
    for (const value of given.refused) {
      const answer = await call('PUT', record, 'mona', { [name]: value })
      const [issue] = answer.json().issues ?? []
      expect([value, answer.statusCode, issue?.path.split('.')[0]]).toEqual([value, 400, name])
    }
    expect(await read(record, 'viewer')).toEqual(before)
    const saved = (await taken('PUT', record, 'mona', { [name]: given.taken })).json()
    expect(saved[name]).toEqual(given.taken)
    expect((await read(record, 'viewer'))[name]).toEqual(given.taken)
  })

  it('is there for every kind', () => {
    const kindsOf = (names: string[]) => new Set(names.map((name) => everyKind.fields[name as 'title']?.kind))
    expect(kindsOf(Object.keys(values))).toEqual(kindsOf(Object.keys(everyKind.fields)))
  })
})
