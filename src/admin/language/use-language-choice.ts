import { sendAsStaff } from '../../client/staff-request.ts'
import type { Language } from '../../shared/languages.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { useLeave } from '../unsaved-work.tsx'
import { languageChoiceTexts as texts } from './language-choice-texts.ts'

/** Stores somebody's language and shows the screen they are on in it. Asks first where that would leave unsaved work. */
export function useLanguageChoice(): (language: Language) => void {
  const toasts = useToast()
  const leave = useLeave()
  const change = async (language: Language) => {
    try {
      await sendAsStaff('PUT', '/api/auth/profile', { language })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toasts.show({ title: texts.failed, variant: 'destructive' })
      return
    }
    // The other language is another build: only a new document can hold it.
    leave.forGood()
    location.reload()
  }
  return (language) => leave.asking(() => void change(language))
}
