import { type ShownSubject, useSharedPreviews } from '../../client/shared-previews.ts'
import { PreviewRemarks } from './preview-remarks.tsx'

const maxShown = 3

/** At a draft: the last things that were said about its previews. All of them stand in the window of the previews. */
export function DraftRemarks({ subject }: { subject: ShownSubject }) {
  const remarks = (useSharedPreviews(subject).data ?? []).flatMap(({ notes }) => notes)
  const newest = remarks.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  return <PreviewRemarks remarks={newest.slice(0, maxShown)} />
}
