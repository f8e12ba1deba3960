import { useState } from 'react'
import { uploadImage, uploadProblem } from '../../client/upload.ts'
import { galleryTexts as texts } from './gallery-texts.ts'

interface Progress {
  done: number
  all: number
}

interface Target {
  folder: string
  /** How many pictures still fit, and how many there may be at all. */
  room: number
  max: number
  onUploaded: (url: string) => void
}

/** Sends several pictures one after the other; each goes into the gallery as soon as it is stored. */
export function useGalleryUpload({ folder, room, max, onUploaded }: Target) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [problems, setProblems] = useState<string[]>([])

  const start = async (given: readonly File[]) => {
    if (given.length === 0 || progress) return
    const files = given.slice(0, room)
    setProblems(files.length < given.length ? [texts.full(max)] : [])
    for (const [done, file] of files.entries()) {
      setProgress({ done: done + 1, all: files.length })
      const answer = await sendPicture(file, folder)
      if ('url' in answer) onUploaded(answer.url)
      else setProblems((known) => [...known, `${file.name}: ${answer.problem}`])
    }
    setProgress(null)
  }
  return { start, progress, problems }
}

/** Answers where the picture is, or what went wrong. */
export async function sendPicture(
  file: File,
  folder: string,
): Promise<{ url: string } | { problem: string }> {
  const problem = uploadProblem(file)
  if (problem) return { problem }
  try {
    return { url: await uploadImage(file, { folder }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
