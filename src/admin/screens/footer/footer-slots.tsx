import { useRef } from 'react'
import { useToast } from '../../../ui/toast-provider.tsx'
import type { Values } from '../../record-form/record-form-options.ts'
import { slotsOf } from '../../screen-slots.ts'
import { footerForm } from './footer-form.ts'
import { countLinks, withIncompleteLinks } from './footer-links.ts'
import { FooterPreview } from './footer-preview.tsx'
import { footerTexts as texts } from './footer-texts.ts'

/** Incomplete links stay in the form after a save, and the message counts them. */
function useFooterOptions() {
  const toasts = useToast()
  const sent = useRef<Values>({})
  return {
    shownAfterSave: (typed: Values, saved: Values) => {
      sent.current = typed
      return withIncompleteLinks(typed, saved)
    },
    onSaved: () =>
      toasts.show({
        title: texts.saved,
        description: texts.counts(countLinks(sent.current)),
        variant: 'success',
      }),
  }
}

export const footerSlots = slotsOf(footerForm, {
  formDefinition: footerForm,
  useFormOptions: useFooterOptions,
  Preview: FooterPreview,
  previewColumns: 'grid gap-8 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]',
})
