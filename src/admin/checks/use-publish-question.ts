import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Finding } from '../../schema/checks/check.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { FormTarget, Values } from '../record-form/record-form-options.ts'

interface QuestionParts {
  definition: Definition
  methods: UseFormReturn<FieldValues>
  getTarget: () => FormTarget | null
  isDirty: boolean
  isOffered: boolean
  /** What makes visitors see it, where whoever looks has not chosen that yet. */
  shownWith: Values | undefined
}

export interface PublishQuestion {
  /** What is shown; null while nothing is asked. */
  findings: readonly Finding[] | null
  /** Whether a save waits for the answer; otherwise somebody only wants to see what there is. */
  isAsked: boolean
  isOffered: boolean
  /** Shows what should be mended, hints as well. */
  look: () => Promise<void>
  /** What is to be said about a field; undefined where it is as it should be. */
  wordsAt: (path: string) => Promise<string | undefined>
  answer: (mayPublish: boolean) => void
  /** Whether the last save was given up for what it found. */
  wasDeclined: () => boolean
}

/** The part of the admin area that knows the checks is loaded with the first change of a form. */
const loadChecks = () => import('./find-before-publishing.ts')

interface Shown {
  findings: readonly Finding[]
  resolve?: (mayPublish: boolean) => void
}

/** Asks before errors are published that visitors do not see yet. */
export function usePublishQuestion(parts: QuestionParts) {
  const { definition, methods, getTarget, isDirty, isOffered, shownWith } = parts
  const [shown, setShown] = useState<Shown | null>(null)
  const isOpen = useRef(false)
  const isDeclined = useRef(false)
  const isWanted = isDirty && isOffered
  useEffect(() => {
    if (isWanted) void loadChecks().catch(withoutChecks)
  }, [isWanted])

  const show = (next: Shown | null) => {
    isOpen.current = next !== null
    setShown(next)
  }
  const typed = (): Values => ({ ...getTarget()?.base, ...methods.getValues() })
  const find = async (values: Values) => {
    const { findBeforePublishing } = await loadChecks()
    return findBeforePublishing(definition, values, publishedValues(getTarget()))
  }
  const mayPublish = async (): Promise<boolean> => {
    isDeclined.current = false
    if (!isOffered) return true
    if (isOpen.current) return false
    // What cannot be stored is refused by the save itself, in words at its fields.
    if (!(await methods.trigger())) return true
    const errors = (await find(typed()).catch(withoutChecks)).filter(
      ({ severity, isNew }) => isNew && severity === 'error',
    )
    if (errors.length === 0) return true
    return new Promise((resolve) => show({ findings: errors, resolve }))
  }
  const question: PublishQuestion = {
    findings: shown?.findings ?? null,
    isAsked: shown?.resolve !== undefined,
    isOffered,
    look: async () => show({ findings: await find({ ...typed(), ...shownWith }) }),
    wordsAt: async (path) => {
      const { wordsAbout } = await loadChecks()
      return wordsAbout(definition, { ...typed(), ...shownWith }, path)
    },
    answer: (answer) => {
      isDeclined.current = !answer
      shown?.resolve?.(answer)
      show(null)
    },
    wasDeclined: () => isDeclined.current,
  }
  return { question, mayPublish }
}

/** What visitors see now; null where they see nothing of it. */
function publishedValues(target: FormTarget | null): Values | null {
  if (target?.id === undefined) return null
  return target.draft?.state === 'draft' ? target.draft.published : target.base
}

/** Where the checks cannot be loaded, as offline, a save is not held up. */
function withoutChecks(): (Finding & { isNew: boolean })[] {
  return []
}
