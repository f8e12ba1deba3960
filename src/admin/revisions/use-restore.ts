import { useQueryClient } from '@tanstack/react-query'
import { forgetContent } from '../../client/content-queries.ts'
import { contentSource, type RecordSource } from '../../client/record-source.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { RecordPart } from '../../schema/restore-part.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { restoreTexts as texts } from './restore-texts.ts'

export interface RestoreTarget<D extends Definition> {
  definition: D
  id: string
  /** Where the record is kept; among the records of its type by default. */
  source?: RecordSource<D> | undefined
  /** Told when an earlier state has been brought back. */
  onRestored: (versioned: Versioned<RecordOf<D>>) => void
  /** Told when a part of one has been brought back, or that was undone. */
  onPartRestored: (versioned: Versioned<RecordOf<D>>) => void
}

/** Brings the whole of an earlier state back, or a part of it. `latest` is the newest revision that was seen. */
export function useRestore<D extends Definition>(target: RestoreTarget<D>) {
  const { definition, id, onRestored, onPartRestored } = target
  const source = target.source ?? contentSource(definition)
  const client = useQueryClient()
  const toasts = useToast()
  const tellFailure = (error: unknown) =>
    toasts.show({ title: restoreFailure(error), variant: 'destructive' })

  const restoreAll = async (revision: number, latest: number) => {
    const versioned = await source.revert(id, revision, etagOf(latest)).catch((error: unknown) => {
      throw new Error(restoreFailure(error), { cause: error })
    })
    void forgetContent(client, definition)
    toasts.show({ title: texts.restored, variant: 'success' })
    onRestored(versioned)
  }
  const undo = async (latest: number, etag: string) => {
    try {
      onPartRestored(await source.revert(id, latest, etag))
      toasts.show({ title: texts.undone })
    } catch (error) {
      tellFailure(error)
    }
    void forgetContent(client, definition)
  }
  const { revertPart } = source
  const restorePart =
    revertPart &&
    (async (revision: number, part: RecordPart, label: string, latest: number) => {
      try {
        const versioned = await revertPart(id, { revision, part, etag: etagOf(latest) })
        const action = { label: texts.undo, onAction: () => void undo(latest, versioned.etag) }
        toasts.show({ title: texts.partRestored(label), variant: 'success', action })
        onPartRestored(versioned)
      } catch (error) {
        tellFailure(error)
      }
      void forgetContent(client, definition)
    })
  return { restoreAll, restorePart }
}

function etagOf(revision: number): string {
  return `"r${revision}"`
}

/** The server's own words where it refused: somebody saved meanwhile, or the rules of today are against it. */
function restoreFailure(error: unknown): string {
  const isRefused = error instanceof RequestError && error.status < 500 && error.detail !== ''
  return isRefused ? `${texts.notRestored} ${error.detail}` : texts.restoreFailed
}
