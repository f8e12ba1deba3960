import { type RefObject, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { focusFirstInvalid } from '../record-form/focus-first-invalid.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'

/** In the address of a form: the path of the field that somebody came for. */
export const fieldParameter = 'field'

/** Moves to the field that is pointed at, and points at the one that the address names. */
export function useShowPointedField(form: RecordFormState, element: RefObject<HTMLFormElement | null>): void {
  const { pointed, status } = form
  const [search, setSearch] = useSearchParams()
  const wanted = status === 'ready' ? search.get(fieldParameter) : null
  useEffect(() => {
    // The card of a section opens first.
    if (pointed) afterDrawing(() => element.current && focusFirstInvalid(element.current))
  }, [pointed, element])
  // Once for each address: what is typed afterwards must not move the editor about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanted === null) return
    void form.question.wordsAt(wanted).then((words) => {
      if (words !== undefined) form.pointAt(wanted, words)
      search.delete(fieldParameter)
      setSearch(search, { replace: true, preventScrollReset: true })
    })
  }, [wanted])
}

function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then))
}
