import { useEffect } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { focusFirstInvalid } from '../record-form/focus-first-invalid.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import type { SectionEntry } from './section-moves.ts'
import type { SectionSelection } from './use-section-selection.ts'

/** After a refused save, or where a field is pointed at: it may be in a closed card, which is opened for it. */
export function useOpenWrongSection(
  { problem, pointed }: RecordFormState,
  errors: FieldErrors,
  entries: readonly SectionEntry[],
  selection: SectionSelection,
): void {
  const openAndFocus = (entry: SectionEntry | undefined) => {
    if (!entry) return
    if (selection.openId !== entry.id) selection.toggle(entry.id)
    requestAnimationFrame(() => {
      const form = document.querySelector(`[data-card="${CSS.escape(entry.id)}"]`)?.closest('form')
      if (form) focusFirstInvalid(form)
    })
  }
  // Only when a save has just been refused: what happens afterwards must not move the editor about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (problem?.kind !== 'invalid') return
    const { sections, ...others } = errors
    const wrong = Object(sections)
    if (Object.keys(others).length === 0) openAndFocus(entries.find(({ index }) => wrong[index]))
  }, [problem])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field that is pointed at
  useEffect(() => {
    const place = /^sections\.(\d+)/.exec(pointed?.path ?? '')?.[1]
    if (place !== undefined) openAndFocus(entries.find(({ index }) => index === Number(place)))
  }, [pointed])
}
