import { RequestError } from '../../../client/request-json.ts'
import { whileSignedIn } from '../../../client/staff-request.ts'
import { saveFile } from '../../save-file.ts'

/** Fetches a file and hands it to the browser to save, under the name that the server gives it. */
export async function downloadFile(url: string, fallbackName: string): Promise<void> {
  const { name, content } = await whileSignedIn('read', async () => {
    const response = await fetch(url, { credentials: 'include' })
    if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
    return { name: fileName(response.headers.get('content-disposition')), content: await response.blob() }
  })
  saveFile(name ?? fallbackName, content)
}

export function fileName(disposition: string | null): string | undefined {
  return disposition?.match(/filename="([^"/\\]+)"/)?.[1]
}
