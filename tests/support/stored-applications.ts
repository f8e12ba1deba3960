import { randomUUID } from 'node:crypto'
import { searchColumnsOf } from '../../src/server/applications/application-search-text.ts'
import { type ApplicationRow, insertApplication } from '../../src/server/applications/application-store.ts'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import type { Site } from './e2e.ts'
import { exampleApplication } from './test-application.ts'

const hour = 3_600_000

type GivenApplication = Partial<ApplicationRow> & { hoursAgo?: number }

/**
 * Stores applications past the form, which takes none from the past.
 * Answers their ids.
 */
export async function storeApplications(site: Site, list: readonly GivenApplication[]): Promise<string[]> {
  const database = await connectDatabase(readConfig({ DATA_DIR: site.folder, LOG_LEVEL: 'silent' }))
  const rows = list.map(toRow)
  await database.write(async (tx) => {
    for (const row of rows) await insertApplication(tx, row)
  })
  await database.close()
  return rows.map(({ id }) => id)
}

function toRow({ hoursAgo = 1, ...given }: GivenApplication): ApplicationRow {
  return applicationRow(new Date(Date.now() - hoursAgo * hour).toISOString(), given)
}

/** An application as the database holds it, sent at this time. */
export function applicationRow(time: string, given: Partial<ApplicationRow>): ApplicationRow {
  const values = { ...exampleApplication, ...given }
  return {
    id: randomUUID(),
    status: 'pending',
    notes: '',
    ...searchColumnsOf(values),
    consent_version: '2026-11',
    language: 'en',
    first_response_at: null,
    is_suspected: 0,
    is_one_of_many: 0,
    forget_at: null,
    anonymised_at: null,
    revision: 1,
    created_at: time,
    updated_at: time,
    ...values,
  }
}
