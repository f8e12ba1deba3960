import { useEffect, useRef } from 'react'
import { draftKey, listDrafts } from '../../../client/draft-store.ts'
import { heroSection } from '../../../content/hero-section/hero-section.ts'
import { useCurrentUser } from '../../current-user.ts'
import type { RecordFormState } from '../../record-form/record-form-state.ts'

/** Where there is no hero section yet, stores the defaults as the first. Tried once: if it fails, Save is the way. */
export function useHeroCreation(form: RecordFormState<typeof heroSection>): void {
  const userId = useCurrentUser().id
  const isTried = useRef(false)
  const isMissing = form.status === 'ready' && form.isNew && !form.isReadOnly && !form.asking
  useEffect(() => {
    if (!isMissing || isTried.current || form.isDirty) return
    // Work that was never stored is waiting to be taken up: creating now would put it out of reach.
    const key = draftKey(userId, heroSection.path, undefined)
    if (listDrafts(localStorage, key, Date.now()).length > 0) return
    isTried.current = true
    void form.save()
  })
}
