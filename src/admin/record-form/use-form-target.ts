import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type RecordChoice, useVersionedRecord } from '../../client/content-queries.ts'
import type { EditedRecord } from '../../client/record-drafts.ts'
import { contentSource } from '../../client/record-source.ts'
import { RequestError } from '../../client/request-json.ts'
import { typedUnderNews } from '../../schema/conflict.ts'
import type { Definition } from '../../schema/define-content.ts'
import { pickFields } from './definition-resolver.ts'
import { type FormTarget, newTarget, type RecordFormOptions, type Values } from './record-form-options.ts'

/** The record a form writes to: read with its ETag, put into the form, and followed when it is read again. */
export function useFormTarget<D extends Definition>(
  definition: D,
  options: RecordFormOptions<D>,
  methods: UseFormReturn<FieldValues>,
  startValues: Values,
) {
  const choice = choiceOf(definition, options)
  const { source: kept = contentSource(definition) } = options
  const read = (id: string): Promise<EditedRecord<D>> => (kept.readEdited ?? kept.read)(id)
  const source = useVersionedRecord(definition, choice, read)
  const [target, showTarget] = useState<FormTarget | null>(choice ? null : newTarget(startValues))
  const [seen, setSeen] = useState<typeof source.data>()

  // Undo, and saves that wait for one another, ask for it long after it was drawn.
  const latest = useRef(target)
  const setTarget = useCallback((next: FormTarget) => {
    latest.current = next
    showTarget(next)
  }, [])
  const adopt = useCallback(
    ({ record, etag, draft }: EditedRecord<D>) => {
      const base = pickFields(record, Object.keys(definition.fields))
      methods.reset(base)
      setTarget({ id: record.id, etag, base, updatedAt: record.updatedAt, draft })
    },
    [definition, methods, setTarget],
  )
  const adoptPart = (versioned: EditedRecord<D>) => {
    const typed = structuredClone(methods.getValues())
    const { base } = latest.current ?? { base: typed }
    const news = pickFields(versioned.record, Object.keys(definition.fields))
    adopt(versioned)
    methods.reset(typedUnderNews(definition, { base, typed, news }), { keepDefaultValues: true })
  }
  // What the editor has typed since is worth more than what was read again.
  const isTyped = target !== null && methods.formState.isDirty
  const news = source.data !== seen && !isTyped ? source.data : undefined
  useEffect(() => {
    if (news === undefined) return
    setSeen(news)
    if (news === null) setTarget(newTarget(startValues))
    else if (target?.etag !== news.etag) adopt(news)
  }, [news, target?.etag, adopt, startValues, setTarget])

  const hasFailed = source.isError || source.fetchStatus === 'paused'
  const status: 'ready' | 'failed' | 'loading' = target ? 'ready' : hasFailed ? 'failed' : 'loading'
  const isMissing = source.error instanceof RequestError && source.error.status === 404
  const getTarget = useCallback(() => latest.current, [])
  return {
    target,
    setTarget,
    getTarget,
    adopt,
    adoptPart,
    read,
    status,
    isMissing,
    retry: () => void source.refetch(),
  }
}

function choiceOf<D extends Definition>(
  definition: D,
  { id, choose }: RecordFormOptions<D>,
): RecordChoice<D> | undefined {
  if (definition.singletonId !== undefined) return { id: definition.singletonId }
  if (id !== undefined) return { id }
  return choose ? { choose } : undefined
}
