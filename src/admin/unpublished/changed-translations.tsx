import type { OpenDraft } from '../../client/record-drafts.ts'
import { DraftLine } from './draft-line.tsx'
import { unpublishedTexts as texts } from './unpublished-texts.ts'

/** Changes of translations that visitors read, which wait to be published. */
export function ChangedTranslations({ drafts }: { drafts: readonly OpenDraft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-label={texts.waiting} className="rounded-card border border-line px-4 py-3">
      <h3 className="text-small font-semibold">{texts.waiting}</h3>
      <ul className="divide-y divide-line text-small">
        {drafts.map((draft) => (
          <DraftLine key={`${draft.type} ${draft.id}`} draft={draft} />
        ))}
      </ul>
    </section>
  )
}
