import { useEffect, useRef, useState } from 'react'
import { uploadImage, uploadProblem } from '../../client/upload.ts'

type Phase = { kind: 'idle' | 'done' } | { kind: 'busy'; share: number } | { kind: 'failed'; problem: string }

/** Sends one picture at a time; the address comes back through `onUploaded`. */
export function useImageUpload(folder: string, onUploaded: (url: string) => void) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    const problem = uploadProblem(file)
    if (problem) return setPhase({ kind: 'failed', problem })
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
      setPhase({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) })
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
    problem: phase.kind === 'failed' ? phase.problem : undefined,
  }
}

export type ImageUpload = ReturnType<typeof useImageUpload>
