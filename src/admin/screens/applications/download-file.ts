import { fetchStaffAnswer } from '../../../client/staff-request.ts'
import { saveFile } from '../../save-file.ts'

/** Fetches a file and hands it to the browser to save, under the name that the server gives it. */
export async function downloadFile(url: string, fallbackName: string): Promise<void> {
  const response = await fetchStaffAnswer(url)
  const name = fileName(response.headers.get('content-disposition'))
  saveFile(name ?? fallbackName, await response.blob())
}

export function fileName(disposition: string | null): string | undefined {
  return disposition?.match(/filename="([^"/\\]+)"/)?.[1]
}
