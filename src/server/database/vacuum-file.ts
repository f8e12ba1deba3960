import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

const work = `
  const { workerData } = require('node:worker_threads')
  const database = new (require(workerData.driver))(workerData.file, { fileMustExist: true })
  database.pragma('busy_timeout = 5000')
  database.exec('vacuum')
  database.close()
`

/**
 * Writes the whole file anew. `secure_delete` overwrites what is deleted, but not what SQLite leaves in the free part of a
 * page when it moves rows to the next one; only VACUUM drops that. In a thread of its own, since it takes up to a second
 * for 100 MB and the driver would hold the thread that answers requests. The caller keeps writers of this process away.
 */
export async function vacuumFile(file: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(work, { eval: true, workerData: { driver, file } })
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`VACUUM ended with ${code}`))))
  })
}
