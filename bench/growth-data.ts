import { event } from '../src/content/event/event.ts'
import { mediaAlbum } from '../src/content/media-album/media-album.ts'
import { program } from '../src/content/program/program.ts'
import { checkNew } from '../src/schema/check-input.ts'
import type { Definition } from '../src/schema/define-content.ts'
import { searchColumnsOf } from '../src/server/applications/application-search-text.ts'
import type { ApplicationRow } from '../src/server/applications/application-store.ts'
import type { Database } from '../src/server/database/connect.ts'
import { fingerprintOf } from '../src/server/engine/fingerprint.ts'
import { columnsOf } from '../src/server/engine/record-columns.ts'

export interface Growth {
  applications: number
  events: number
  programs: number
  /** In one album. */
  pictures: number
}

const day = 24 * 3_600_000
const batch = 500
const words =
  'mentor bakery aswan cairo water solar company young founders health learning green sahara small business help network funding village school market harvest'.split(
    ' ',
  )
const arabicWords = 'مؤسسة القاهرة مستشفى إيمان بيئة الصحراء روّاد'.split(' ')
const statuses = ['pending', 'contacted', 'accepted', 'rejected']

/** Fills an empty site. Everything is told apart by its number, so that every run has the same content. */
export async function fill(database: Database, size: Growth): Promise<void> {
  await insert(
    size.applications,
    (index) => index,
    async (numbers) => {
      await database.write(async (tx) => {
        await tx
          .insertInto('applications')
          .values(numbers.map((number) => application(number, size.applications)))
          .execute()
      })
    },
  )
  await entries(database, event, size.events, (index) => ({
    title: `Event ${index} ${sentence(index, 3)}`,
    description: sentence(index, 25),
    date: new Date(Date.now() + (index - size.events * 0.9) * 2 * 3_600_000).toISOString().slice(0, 10),
    status: 'Published',
    location: 'Cairo',
  }))
  await entries(database, program, size.programs, (index) => ({
    title: `Program ${index}`,
    description: sentence(index, 25),
    overview: sentence(index, 100),
    sections: [{ layout: 'textLeftImageRight', title: sentence(index, 4), content: sentence(index, 120) }],
    order: index,
  }))
  await entries(database, mediaAlbum, 1, () => ({
    title: 'All pictures',
    date: '2026-04-12',
    images: Array.from({ length: size.pictures }, (_, index) => ({
      url: `/files/media/${String(index).padStart(16, '0')}-1600x900.webp`,
      alt: sentence(index, 5),
    })),
  }))
}

async function insert<T>(
  count: number,
  make: (index: number) => T,
  store: (rows: T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += batch) {
    const length = Math.min(batch, count - start)
    await store(Array.from({ length }, (_, index) => make(start + index)))
  }
}

async function entries(
  database: Database,
  definition: Definition,
  count: number,
  values: (index: number) => object,
): Promise<void> {
  const time = new Date().toISOString()
  const fingerprint = fingerprintOf(definition)
  const rowOf = (index: number) => {
    const checked = checkNew(definition, values(index))
    return {
      type: definition.name,
      id: `grown-${index}`,
      ...columnsOf(definition, checked),
      fingerprint,
      revision: 1,
      data: JSON.stringify(checked),
      translations: '{}',
      deleted_at: null,
      created_at: time,
      updated_at: time,
      updated_by: null,
    }
  }
  await insert(count, rowOf, async (rows) => {
    await database.write(async (tx) => {
      await tx.insertInto('entries').values(rows).execute()
    })
  })
}

/** Spread over two years; one in a hundred still waits for an answer. */
function application(number: number, total: number): ApplicationRow {
  const time = new Date(Date.now() - ((total - number) / total) * 730 * day).toISOString()
  const values = {
    name: `Person ${number}`,
    email: `person${number}@nile.example`,
    phone: '+20 100 000 0000',
    subject: ['iMentor', 'BridgeZ', 'Noria', 'Other'][number % 4] ?? '',
    request: `${sentence(number, 40)} ${arabicWords[number % arabicWords.length]}`,
  }
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ...values,
    status: number % 100 === 0 ? 'pending' : (statuses[number % 4] ?? 'pending'),
    notes: '',
    ...searchColumnsOf(values),
    consent_version: '2026-11',
    language: 'en',
    is_suspected: 0,
    is_one_of_many: 0,
    forget_at: null,
    first_response_at: number % 100 === 0 ? null : time,
    anonymised_at: null,
    revision: 1,
    created_at: time,
    updated_at: time,
  }
}

function sentence(seed: number, length: number): string {
  const of = (index: number) => words[(seed * 7 + index * index + index * seed) % words.length]
  return Array.from({ length }, (_, index) => of(index)).join(' ')
}
