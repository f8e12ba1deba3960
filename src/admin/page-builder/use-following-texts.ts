import { useEffect, useRef } from 'react'
import type { HeroTexts } from '../../content/page-section/blank-section.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { followingTexts } from './starter-text.ts'

/** The hero that repeats the record's title goes on doing so while the title is typed. */
export function useFollowingTexts(
  { methods }: RecordFormState,
  starters: (texts: HeroTexts) => PageSection[],
): void {
  const before = useRef<HeroTexts | null>(null)
  const latest = useRef(starters)
  latest.current = starters
  useEffect(() => {
    const textsNow = (): HeroTexts => {
      const [title, subtitle, description] = methods.getValues(['title', 'subtitle', 'description'])
      return { title, subtitle, description }
    }
    before.current = textsNow()
    return methods.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        const [old, now] = [before.current, textsNow()]
        before.current = now
        // A loaded or restored record brings sections that fit it already.
        const isTyped =
          type === 'change' && (name === 'title' || name === 'subtitle' || name === 'description')
        if (!isTyped || !old) return
        const found = followingTexts(
          methods.getValues('sections') ?? [],
          latest.current(old),
          latest.current(now),
        )
        for (const { index, field, text } of found)
          methods.setValue(`sections.${index}.${field}`, text, { shouldDirty: true })
      },
    })
  }, [methods])
}
