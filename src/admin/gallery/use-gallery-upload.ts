import { useRef, useState } from 'react'
import { refusal, uploadImage, uploadProblem } from '../../client/upload.ts'
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
  const [problems, setProblems] = useState<readonly string[]>([])
  const queue = useRef<File[]>([])
  const report = (found: readonly string[]) => setProblems((known) => [...new Set([...known, ...found])])

  const sendAll = async () => {
    let done = 0
    for (let file = queue.current[0]; file; file = queue.current[0]) {
      setProgress({ done: done + 1, all: done + queue.current.length })
      const answer = await sendPicture(file, folder)
      if ('url' in answer) onUploaded(answer.url)
      else report([answer.problem])
      queue.current.shift()
      done += 1
    }
    setProgress(null)
  }
  /** What comes while others are under way waits behind them. */
  const start = (given: readonly File[]) => {
    const isRunning = queue.current.length > 0
    if (!isRunning) setProblems([])
    const fits = Math.max(0, room - queue.current.length)
    report(given.slice(fits).map((file) => refusal(file, texts.full(max))))
    queue.current.push(...given.slice(0, fits))
    if (!isRunning) void sendAll()
  }
  /** A problem that was read. */
  const forget = (read: string) => setProblems((known) => known.filter((problem) => problem !== read))
  return { start, progress, problems, forget }
}

/** Answers where the picture is, or which file was refused and why. */
export async function sendPicture(
  file: File,
  folder: string,
): Promise<{ url: string } | { problem: string }> {
  const problem = uploadProblem(file)
  if (problem) return { problem: refusal(file, problem) }
  try {
    return { url: await uploadImage(file, { folder }) }
  } catch (error) {
    return { problem: refusal(file, error instanceof Error ? error.message : String(error)) }
  }
}
