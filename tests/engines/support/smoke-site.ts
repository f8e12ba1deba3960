import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { e2eAdmin } from '../../support/e2e-admin.ts'
import { storePictures, takePictures } from '../../support/pass-on-pictures.ts'
import { pictureCacheFolder } from '../../support/sample-cache.ts'
import { startServerProcess } from '../../support/server-process.ts'

/** The built site with its sample content. */
export async function openSmokeSite(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'smoke-site-'))
  const { url, stop } = await startServerProcess({
    DATA_DIR: folder,
    ADMIN_EMAIL: e2eAdmin.email,
    ADMIN_PASSWORD: e2eAdmin.password,
    LOG_LEVEL: 'warn',
  })
  takePictures(pictureCacheFolder(), folder)
  return {
    url,
    close: async () => {
      await stop()
      storePictures(folder, pictureCacheFolder())
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
