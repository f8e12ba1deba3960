import { useOpenDrafts } from '../../client/record-drafts.ts'
import type { TranslationPlace } from '../../client/translation-queries.ts'

/** Whether the record that is translated was never published: its words are prepared, and shown only after it. */
export function useIsOfDraft({ definition, id }: TranslationPlace): boolean {
  const drafts = useOpenDrafts(definition.name).data ?? []
  return drafts.some((draft) => draft.isNew && draft.id === id)
}
