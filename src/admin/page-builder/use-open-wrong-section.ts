import { useEffect } from 'react'
import { focusFirstInvalid } from '../record-form/focus-first-invalid.ts'
import type { RecordFormState } from '../record-form/use-record-form.ts'
import type { SectionEntry } from './section-moves.ts'
import type { SectionSelection } from './use-section-selection.ts'

/** After a refused save: the first wrong field may be in a closed card, which is opened for it. */
export function useOpenWrongSection(
  { problem, methods }: RecordFormState,
  entries: readonly SectionEntry[],
  selection: SectionSelection,
): void {
  // Only when a save has just been refused: what happens afterwards must not move the editor about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (problem?.kind !== 'invalid') return
    const { sections, ...others } = methods.formState.errors
    const wrong = Object(sections)
    const first = entries.find(({ index }) => wrong[index])
    if (!first || Object.keys(others).length > 0) return
    if (selection.openId !== first.id) selection.toggle(first.id)
    requestAnimationFrame(() => {
      const form = document.querySelector(`[data-card="${CSS.escape(first.id)}"]`)?.closest('form')
      if (form) focusFirstInvalid(form)
    })
  }, [problem])
}
