import { useEffect, useRef, useState } from 'react'
import { refusal, uploadImage, uploadProblem } from '../../client/upload.ts'
import { imageUploadTexts as texts } from './image-upload-texts.ts'

type Phase = { kind: 'idle' | 'done' } | { kind: 'busy'; share: number } | { kind: 'failed'; problem: string }

/** Sends one picture at a time; the address comes back through `onUploaded`. */
export function useImageUpload(folder: string, onUploaded: (url: string) => void) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Takes the first; where there are others, they are named. */
  const start = async ([file, ...others]: readonly File[]) => {
    setLeftOut(others.map((other) => refusal(other, texts.one)))
    if (!file) return
    const problem = uploadProblem(file)
    if (problem) return setPhase({ kind: 'failed', problem: refusal(file, problem) })
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setPhase({ kind: 'busy', share: 0 })
    try {
      const url = await uploadImage(file, {
        folder,
        signal: controller.signal,
        onProgress: (share) => setPhase({ kind: 'busy', share }),
      })
      setPhase({ kind: 'done' })
      onUploaded(url)
    } catch (error) {
      if (controller.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      setPhase({ kind: 'failed', problem: refusal(file, reason) })
    }
  }
  return {
    start,
    cancel: () => {
      running.current?.abort()
      setPhase({ kind: 'idle' })
    },
    isBusy: phase.kind === 'busy',
    isDone: phase.kind === 'done',
    share: phase.kind === 'busy' ? phase.share : 0,
    /** A problem that was read. */
    forget: (read: string) => {
      setPhase((now) => (now.kind === 'failed' && now.problem === read ? { kind: 'idle' } : now))
      setLeftOut((now) => now.filter((problem) => problem !== read))
    },
    /** Which files were refused, and why. */
    problems: [...new Set([...(phase.kind === 'failed' ? [phase.problem] : []), ...leftOut])],
  }
}

export type ImageUpload = ReturnType<typeof useImageUpload>
