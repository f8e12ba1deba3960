import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { writeXliff } from '../../src/server/xliff/write-xliff.ts'
import type { XliffUnit } from '../../src/server/xliff/xliff-document.ts'
import { definitions, freshBody } from '../safety/content-bodies.ts'
import { apiRules, distinctRoutes } from '../safety/route-rules.ts'
import { newVisitor } from '../support/test-application.ts'
import { unitOfWork } from '../support/unit-of-work.ts'
import { openWatchedSite, type WatchedSite } from '../support/watched-site.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
/**
 * Of the main thread, in time of the processor, how often the unit of work: about 300 ms on a machine that does nothing else.
 * And of memory above what the process had before.
 */
const mostHeldUnits = 60
const mostAddedBytes = 150 * megabyte

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

/** The heaviest bodies of a size, whatever they mean. */
const heavyJson: Record<string, (bytes: number) => string> = {
  'deep lists': (bytes) => `{"values":${filled('[', bytes / 2)}${filled(']', bytes / 2)}}`,
  'deep objects': (bytes) => `${filled('{"a":', (bytes * 5) / 6)}1${filled('}', bytes / 6)}`,
  'many members': (bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at}":0`).join(',')}}`,
  'many items': (bytes) => `{"ids":[${filled('"",', bytes - 20)}""],"sections":[]}`,
  'one long text': (bytes) => JSON.stringify({ title: filled('a', bytes - 40), name: 'x' }),
  'one long row of quotes': (bytes) => `{"title":"${filled('\\"', bytes - 40)}"}`,
}

/** What a route reads, by who may call it. */
function limitOf(route: string): number {
  const rule = apiRules.get(route)
  if (route === 'POST /api/applications') return 64 * kilobyte
  if (rule === 'anyone' || rule === 'session') return 32 * kilobyte
  return rule === 'read' ? 512 * kilobyte : 2 * megabyte
}

const writing = distinctRoutes.filter(
  (route) => /^(?:POST|PUT) /.test(route) && !/sign-out|upload|import|first-steps|due-work/.test(route),
)

const wrapped = (body: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">${body}</xliff>`
const most = 7 * megabyte
const heavyXliff: Record<string, () => string> = {
  'elements without end': () => wrapped(filled('<a/>', most)),
  elements: () => wrapped(`<file id="programs.x">${'<a/>'.repeat(190_000)}</file>`),
  attributes: () =>
    wrapped(`<file ${Array.from({ length: most / 14 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
  entities: () => wrapped(filled('&amp;', most)),
  brackets: () => wrapped(`<file id="programs.x"><![CDATA[${filled('x]', most)}]]></file>`),
  // JSON writes each of them as two characters.
  'line ends': () => wrapped(filled('\r', most / 2)),
  comments: () => wrapped(`<!--${filled('x', most)}-->`),
  nesting: () => wrapped(filled('<a>', most)),
  records: () => wrapped(Array.from({ length: 4999 }, (_, at) => `<file id="programs.p${at}"/>`).join('')),
  'the texts of a large site': () => largeSite(most * 0.9),
}

function send(site: WatchedSite, route: string, body: string) {
  const [method = '', address = ''] = route.split(' ')
  const path = address.replace(':lang', 'ar').replace(/:\w+/g, '1')
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newVisitor() }
  return site.call(path, { method, headers, text: body })
}

/** Each of the works alone, one after the other; the longest hold is told by the name of its work. */
async function expectLight(
  site: WatchedSite,
  works: [name: string, work: () => Promise<unknown>][],
): Promise<void> {
  const begun: { name: string; at: number }[] = []
  const { heldMs, heldUntil, addedBytes } = await site.costOf(async () => {
    for (const [name, work] of works) {
      begun.push({ name, at: Date.now() })
      await work()
    }
  })
  const holder = begun.findLast(({ at }) => at <= heldUntil)?.name ?? 'before the first'
  expect(heldMs / unitOfWork(), `${holder} held the thread`).toBeLessThan(mostHeldUnits)
  expect(addedBytes, 'memory').toBeLessThan(mostAddedBytes)
}

it.each(Object.entries(heavyJson))('no route is held up by %s', async (_what, bodyOf) => {
  const site = await openWatchedSite('SQLite')
  await expectLight(
    site,
    writing.map((route) => [route, () => send(site, route, bodyOf(limitOf(route) - 100))]),
  )
})

it('texts full of signs hold nothing up on the way in, as a page and when searched', async () => {
  const post = definitions.find(({ name }) => name === 'post')
  if (!post) throw new Error('There are no posts')
  const pieces = ['\\', '\\[', '1. a\\\n ', '**a', '[a](', 'a\n\n', '> a\n', ' \n']
  const site = await openWatchedSite('SQLite')
  await expectLight(
    site,
    pieces.map((piece) => [
      JSON.stringify(piece),
      async () => {
        const body = { ...freshBody(post), content: `- ${filled(piece, 45_000)}x` }
        const saved = await site.call('/api/news', { method: 'POST', body })
        expect(saved.status, saved.text).toBe(201)
        const { id } = saved.json<{ id: string }>()
        await site.visit(`/news/${id}`)
        await site.visit('/api/site-search?q=words')
        await site.call('/api/checks')
      },
    ]),
  )
})

it.each(Object.entries(heavyXliff))('no import holds the site up: %s', async (what, textOf) => {
  const site = await openWatchedSite('SQLite')
  const body = JSON.stringify({ xliff: textOf(), isTrial: true })
  await expectLight(site, [
    [
      what,
      async () => {
        const { status } = await send(site, 'POST /api/translations/import', body)
        expect([200, 400]).toContain(status)
      },
    ],
  ])
})

const clear = (width: number, height = width): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 59, g: 130, b: 246, alpha: 0.5 } } })

/** With as many pixels as each kind can have, none of which a line tells of the next. */
const heavyPictures: Record<string, () => Promise<Buffer>> = {
  AVIF: () => clear(2230).avif({ effort: 0, quality: 1 }).toBuffer(),
  'AVIF of 10 bits': () => clear(1870).avif({ effort: 0, quality: 1, bitdepth: 10 }).toBuffer(),
  'AVIF that stays one': () => clear(1410).avif({ effort: 0, quality: 1, bitdepth: 10 }).toBuffer(),
  WebP: () => clear(3990).webp({ effort: 0 }).toBuffer(),
  'interlaced PNG of 16 bits': () =>
    clear(3460).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  'progressive JPEG': () => clear(3990).jpeg({ progressive: true }).toBuffer(),
}

/** Sends a small one first: the decoder itself is loaded with that. */
async function openPictureSite() {
  const site = await openWatchedSite('SQLite')
  const upload = async (bytes: Buffer) => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png')
    const answer = await site.call('/api/storage/upload?folder=partners', { method: 'POST', body })
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ url: string }>().url
  }
  await upload(await clear(20).png().toBuffer())
  return { site, upload }
}

it.each(Object.entries(heavyPictures))('no picture takes much: %s', async (what, bytesOf) => {
  const { site, upload } = await openPictureSite()
  const bytes = await bytesOf()
  await expectLight(site, [[what, () => upload(bytes)]])
})

/** The widest variant of a picture as tall as is stored. */
it.each<[what: string, bytesOf: () => Promise<Buffer>]>([
  ['PNG', () => clear(1921, 2560).png().toBuffer()],
  ['WebP', () => clear(1930, 1810).webp({ effort: 0 }).toBuffer()],
])('no variant of a picture takes much: %s', async (what, bytesOf) => {
  const { site, upload } = await openPictureSite()
  const stem = (await upload(await bytesOf())).replace(/\.\w+$/, '')
  const see = async () => expect((await site.visit(`${stem}-1920.avif`)).status).toBe(200)
  await expectLight(site, [[what, see]])
})

/** As a translator sends it back, none of whose records is here any more. */
function largeSite(bytes: number): string {
  const unit = (at: number): XliffUnit => ({
    path: `sections/${at}/text`,
    source: `Sentence ${at} of a page, long enough to say something about the foundation.`,
    target: `جملة ${at} من صفحة، طويلة بما يكفي لتقول شيئا عن المؤسسة.`,
    state: 'translated',
    notes: ['Section › Text', 'At most 5000 characters'],
    mark: 'a1b2c3d4',
  })
  const units = Array.from({ length: 20 }, (_, at) => unit(at))
  const file = (at: number) => ({ type: 'programs', id: `p${at}`, notes: [], units })
  const one = writeXliff({ sourceLanguage: 'en', language: 'ar', files: [file(0)] }).length
  const files = Array.from({ length: Math.floor(bytes / one) }, (_, at) => file(at))
  return writeXliff({ sourceLanguage: 'en', language: 'ar', files })
}
