import { useQueryClient } from '@tanstack/react-query'
import { forgetContent, type Revision } from '../../client/content-queries.ts'
import { contentSource, type RecordSource } from '../../client/record-source.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Definition } from '../../schema/define-content.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { type RecordPart, restoredOver } from '../../schema/restore-part.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { restoreTexts as texts } from './restore-texts.ts'

type Values = Record<string, unknown>

export interface RestoreTarget {
  form: RecordFormState
  id: string
  /** Where the record is kept; among the records of its type by default. */
  source?: RecordSource<Definition> | undefined
  /** Told when something has been brought back. */
  onRestored: () => void
}

/** Two versions of a record: what comes back is of the first; `now` is the newest that was seen. */
interface Versions {
  past: Revision
  now: Revision
}

/** Brings the whole of an earlier state back, or a part of it: as a draft, or so that visitors see it at once. */
export function useRestore(target: RestoreTarget) {
  const { form, id, onRestored } = target
  const { definition, bringIn } = form
  const { fields } = definition
  const source = target.source ?? contentSource(definition)
  const client = useQueryClient()
  const toasts = useToast()

  const asDraft = async (
    bring: NonNullable<typeof bringIn>,
    values: Values,
    of: 'all' | 'part',
    title: string,
  ) => {
    const shown: Values = structuredClone(form.methods.getValues())
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, shown[name]]))
    const isBegun = form.draft?.facts === undefined
    onRestored()
    // Why it could not be kept is said by the form.
    if (!(await bring(values, of))) return
    const undo = () => (isBegun && !form.isDirty ? form.draft?.throwAway() : bring(before, of))
    const action = { label: texts.undo, onAction: () => void undo() }
    toasts.show({ title, description: texts.draftHint, variant: 'success', action })
  }
  const live = async ({ past, now }: Versions) => {
    const { draft } = form
    const replaced = draft?.facts?.id
    const revert = (draft: number | undefined) =>
      source.revert(id, { revision: past.revision, etag: etagOf(now), draft })
    try {
      if (!(await form.replaceBy(revert))) throw new Error(texts.restoreFailed)
    } catch (error) {
      throw new Error(restoreFailure(error), { cause: error })
    } finally {
      void forgetContent(client, definition)
    }
    const action = draft &&
      replaced !== undefined && {
        label: texts.draftBack,
        onAction: () => void draft.bringBack(replaced, false),
      }
    toasts.show({
      title: texts.restored,
      description: texts.liveHint,
      variant: 'success',
      ...(action && { action }),
    })
    onRestored()
  }
  const partLive = async ({ past, now }: Versions, part: RecordPart, label: string) => {
    try {
      const { revision } = past
      const versioned = await source.revertPart?.(id, { revision, part, etag: etagOf(now) })
      if (!versioned) return
      const undo = async () =>
        form.adoptPart(await source.revert(id, { revision: now.revision, etag: versioned.etag }))
      const action = { label: texts.undo, onAction: () => void undo().catch(tellFailure) }
      toasts.show({
        title: texts.partRestored(label),
        description: texts.liveHint,
        variant: 'success',
        action,
      })
      form.adoptPart(versioned)
      onRestored()
    } catch (error) {
      tellFailure(error)
    }
    void forgetContent(client, definition)
  }
  const tellFailure = (error: unknown) =>
    toasts.show({ title: restoreFailure(error), variant: 'destructive' })

  return {
    live,
    /** Null where nothing is drafted. */
    asDraft:
      bringIn &&
      (({ past }: Versions) =>
        asDraft(
          bringIn,
          { ...initialValues(fields), ...past.values },
          'all',
          texts.restoredAsDraft(past.revision),
        )),
    /** Undefined where only whole states can be brought back. */
    part: bringIn
      ? async ({ past, now }: Versions, part: RecordPart, label: string) => {
          const field = fields[part.field]
          const [before, published] = [past.values?.[part.field], now.values?.[part.field]]
          const shown = form.methods.getValues(part.field)
          const value = field && restoredOver(field, { past: before, published, shown }, part)
          if (value !== undefined)
            await asDraft(bringIn, { [part.field]: value }, 'part', texts.partRestored(label))
        }
      : source.revertPart && partLive,
    /** Whether a part is seen by visitors as soon as it is back. */
    isPartLive: bringIn === null,
  }
}

function etagOf({ revision }: Revision): string {
  return `"r${revision}"`
}

/** The server's own words where it refused: somebody saved meanwhile, or the rules of today are against it. */
function restoreFailure(error: unknown): string {
  const isRefused = error instanceof RequestError && error.status < 500 && error.detail !== ''
  return isRefused ? `${texts.notRestored} ${error.detail}` : texts.restoreFailed
}
