import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetContent, listUrl } from '../../client/content-queries.ts'
import type { RecordDraft } from '../../client/record-drafts.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { pickFields } from './definition-resolver.ts'
import type { FormTarget, RecordFormOptions, Values } from './record-form-options.ts'
import type { Sending } from './send-record.ts'

export interface AcceptParts<D extends Definition> {
  definition: D
  options: RecordFormOptions<D>
  methods: UseFormReturn<FieldValues>
  setTarget: (target: FormTarget) => void
  /** Told before anything moves on; false when something was typed meanwhile and is still unsaved. */
  onStored: (isAllStored: boolean) => void
}

/** Makes what the server stored the new ground of the form; what was typed meanwhile stays on it, unsaved. */
export function useAcceptStored<D extends Definition>(parts: AcceptParts<D>) {
  const { definition, options, methods, setTarget, onStored } = parts
  const client = useQueryClient()
  const toasts = useToast()
  const isGone = useIsGone()
  return ({ record, etag }: Versioned<RecordOf<D>>, { typed, at }: Sending) => {
    const all = Object.keys(definition.fields)
    const base = pickFields(record, all)
    const now = structuredClone(methods.getValues())
    const shown = options.shownAfterSave?.(typed, base) ?? base
    const wanted = (name: string) => (isSameValue(now[name], typed[name]) ? shown[name] : now[name])
    const open = all.filter((name) => !isSameValue(wanted(name), base[name]))
    resetWithOpen(methods, base, Object.fromEntries(open.map((name) => [name, wanted(name)])))
    const draft = at.draft && withoutDraft(at.draft, etag, base)
    setTarget({ id: record.id, etag, base, updatedAt: record.updatedAt, draft })
    onStored(open.length === 0)
    const was = at.id === undefined || at.updatedAt === null ? 'created' : 'updated'
    client.setQueryData<RecordOf<D>[]>([listUrl(definition)], (list) => withRecord(list, record))
    void forgetContent(client, definition)
    toasts.show({
      title: was === 'created' ? options.texts.created : options.texts.updated,
      variant: 'success',
    })
    // Whoever left the screen meanwhile is not called back to it.
    if (!isGone.current) options.onSaved?.(record, was, open.length === 0)
  }
}

/** What a form knows of drafts once all is published. The end of one raises its revision, as every save of it does. */
export function withoutDraft(draft: RecordDraft, etag: string, values: Values): RecordDraft {
  const revision = draft.revision + (draft.state === 'draft' ? 1 : 0)
  const ground = { recordRevision: revisionIn(etag), values, base: values }
  return { ...draft, state: 'none', isNew: false, revision, ...ground }
}

/** The revision that the ETag of a record names; 0 where there is none yet. */
export function revisionIn(etag: string | undefined): number {
  return Number(/\d+/.exec(etag ?? '')?.[0] ?? 0)
}

/** New ground with unsaved work on it. In two steps: setting a list right after a reset would not reach its items. */
export function resetWithOpen(methods: UseFormReturn<FieldValues>, base: Values, open: Values): void {
  methods.reset(base)
  if (Object.keys(open).length > 0) methods.reset({ ...base, ...open }, { keepDefaultValues: true })
}

function withRecord<R extends { id: string }>(list: R[] | undefined, record: R): R[] | undefined {
  if (!Array.isArray(list)) return list
  const isKnown = list.some(({ id }) => id === record.id)
  return isKnown ? list.map((entry) => (entry.id === record.id ? record : entry)) : [...list, record]
}

function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
