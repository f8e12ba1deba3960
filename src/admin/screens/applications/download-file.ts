import { RequestError } from '../../../client/request-json.ts'
import { whileSignedIn } from '../../../client/staff-request.ts'

/** Fetches a file and hands it to the browser to save, under the name that the server gives it. */
export async function downloadFile(url: string, fallbackName: string): Promise<void> {
  const { name, content } = await whileSignedIn('read', async () => {
    const response = await fetch(url, { credentials: 'include' })
    if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
    return { name: fileName(response.headers.get('content-disposition')), content: await response.blob() }
  })
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? fallbackName
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function fileName(disposition: string | null): string | undefined {
  return disposition?.match(/filename="([^"/\\]+)"/)?.[1]
}
