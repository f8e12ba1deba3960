import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { renumbered } from '../../content/page-section/blank-section.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { type SectionEntry, sectionEntries } from './section-moves.ts'

export interface PageSections {
  entries: SectionEntry[]
  /** The sections in the order of the page, as they stand in the form at this moment. */
  current: () => PageSection[]
  /** Another list in the place of this one, numbered from 1. */
  replace: (sections: readonly PageSection[]) => void
  /** Writes into one section, wherever it stands by now. */
  patch: (id: string, values: Partial<PageSection>) => void
  /** Changes whenever the list does: fields that hold lists of their own are drawn anew. */
  generation: number
}

const name = 'sections'

/** The sections of a form, and the ways to change which there are and in which order. */
export function usePageSections({ methods }: RecordFormState): PageSections {
  const [generation, setGeneration] = useState(0)
  // Makes the form treat it as a list: a new one is taken over in one step.
  useFieldArray({ control: methods.control, name, keyName: 'key' })
  const sections: PageSection[] = useWatch({ control: methods.control, name }) ?? []

  const current = () => sectionEntries(methods.getValues(name) ?? []).map(({ section }) => section)
  const replace = (next: readonly PageSection[]) => {
    methods.clearErrors(name)
    methods.setValue(name, renumbered(next), {
      shouldDirty: true,
      shouldValidate: methods.formState.isSubmitted,
    })
    setGeneration((last) => last + 1)
  }
  const patch = (id: string, values: Partial<PageSection>) =>
    replace(current().map((section) => (section.id === id ? { ...section, ...values } : section)))
  return {
    entries: sectionEntries(sections),
    current,
    replace,
    patch,
    generation,
  }
}
