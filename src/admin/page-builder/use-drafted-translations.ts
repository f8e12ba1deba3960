import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  readTranslation,
  saveTranslation,
  type TranslationChanges,
  translationUrl,
} from '../../client/translation-queries.ts'
import { type PageTemplate, translatedTexts } from '../../content/own-page/templates/page-template.ts'
import type { Definition } from '../../schema/define-content.ts'
import { otherLanguages } from '../../shared/languages.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { templateChooserTexts as texts } from './template-chooser-texts.ts'

/** For a page that was made from a template: its words in other languages become drafts of its translations. */
export function useDraftedTranslations(definition: Definition) {
  const client = useQueryClient()
  const toasts = useToast()
  return (id: string, template: PageTemplate): void => {
    draftTranslations(client, definition, id, template).catch(() =>
      toasts.show({ title: texts.notTranslated, variant: 'destructive' }),
    )
  }
}

/** Texts that were changed before the first save get none: what the template says is not what they say. */
async function draftTranslations(
  client: QueryClient,
  definition: Definition,
  id: string,
  template: PageTemplate,
): Promise<void> {
  for (const lang of otherLanguages) {
    const words = translatedTexts(template, lang)
    if (words.size === 0) continue
    const place = { definition, id, lang }
    const { record } = await readTranslation(place)
    const drafted = record.sources.flatMap(({ path, source }) => {
      const text = words.get(source)
      return text === undefined ? [] : [[path, { text, source }] as const]
    })
    const changes: TranslationChanges = { texts: Object.fromEntries(drafted), stillRight: [], state: 'draft' }
    await saveTranslation(place, changes, undefined)
    await client.invalidateQueries({ queryKey: [translationUrl(place)] })
  }
}
