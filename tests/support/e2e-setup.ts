import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { e2eAdmin } from './e2e-admin.ts'
import { startServerProcess } from './server-process.ts'

/** Fills one data folder with the sample content; every journey's server starts from a copy of it. */
export default async function prepareSampleSite(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-sample-'))
  const server = await startServerProcess({
    DATA_DIR: folder,
    ADMIN_PASSWORD: e2eAdmin.password,
    ADMIN_EMAIL: e2eAdmin.email,
    LOG_LEVEL: 'warn',
  })
  await server.stop()
  process.env.E2E_SAMPLE_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
