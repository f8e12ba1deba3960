import { useState } from 'react'
import { uploadImage, uploadProblem } from '../../../client/upload.ts'

interface Progress {
  done: number
  all: number
}

/** Sends several pictures one after the other; each goes into the album as soon as it is stored. */
export function useAlbumUpload(folder: string, onUploaded: (url: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problems, setProblems] = useState<string[]>([])

  const start = async (files: readonly File[]) => {
    if (files.length === 0 || progress) return
    setProblems([])
    for (const [done, file] of files.entries()) {
      setProgress({ done: done + 1, all: files.length })
      const problem = uploadProblem(file) ?? (await send(file, folder, onUploaded))
      if (problem) setProblems((known) => [...known, `${file.name}: ${problem}`])
    }
    setProgress(null)
  }
  return { start, progress, problems }
}

/** Answers what went wrong, or undefined. */
async function send(
  file: File,
  folder: string,
  onUploaded: (url: string) => void,
): Promise<string | undefined> {
  try {
    onUploaded(await uploadImage(file, { folder }))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
