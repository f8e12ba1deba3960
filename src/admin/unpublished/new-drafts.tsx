import { useOpenDrafts } from '../../client/record-drafts.ts'
import type { Definition } from '../../schema/define-content.ts'
import { DraftLine } from './draft-line.tsx'
import { unpublishedTexts as texts } from './unpublished-texts.ts'

/** Records that were begun and never published, above the list of those that were. */
export function NewDrafts({ definition }: { definition: Definition }) {
  const drafts = (useOpenDrafts(definition.name).data ?? []).filter(({ isNew }) => isNew)
  if (drafts.length === 0) return null
  return (
    <section aria-label={texts.newOnes} className="mb-6 rounded-card border border-line px-4 py-3">
      <h2 className="text-small font-semibold">{texts.newOnes}</h2>
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <DraftLine key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  )
}
