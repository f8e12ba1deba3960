import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftName } from '../../../client/approval-requests.ts'
import { recordDrafts } from '../../../client/record-drafts.ts'
import { type Release, releaseUrl } from '../../../client/release-queries.ts'
import { RequestError } from '../../../client/request-json.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { isOffline, offlineText } from '../../../client/use-resend-when-online.ts'
import { mergedValues, type Side } from '../../../schema/conflict.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ConflictChoice } from '../../record-form/conflict-panel.tsx'
import { type DraftConflict, publishedClash } from '../../record-form/draft-conflict.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'

type MendDraftProps = { release: Release; name: DraftName; title: string; onClose: () => void }

/** Asks what to keep of a draft and of what was published in its place, and writes that into the draft. */
export function MendDraft({ release, name, title, onClose }: MendDraftProps) {
  const { definition, id } = name
  const drafts = recordDrafts(definition)
  const client = useQueryClient()
  const toasts = useToast()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const query = useQuery<DraftConflict | null>({
    queryKey: ['mend-draft', definition.name, id],
    queryFn: async () => {
      const draft = await drafts.read(id)
      const at = { id, etag: undefined, base: draft.values, updatedAt: null, draft }
      return publishedClash(definition, Object.keys(definition.fields), at) ?? null
    },
    staleTime: 0,
    gcTime: 0,
  })
  const save = async (conflict: DraftConflict, sides: Record<string, Side>) => {
    setSaving(true)
    setError('')
    try {
      const kept = mergedValues(conflict, conflict.draft.values, sides)
      await drafts.save(id, kept, conflict.draft)
      await forgetUrls(client, releaseUrl(release.id))
      toasts.show({ title: texts.mended, variant: 'success' })
      onClose()
    } catch (problem) {
      if (!(problem instanceof RequestError || isOffline(problem))) throw problem
      setError(problem instanceof RequestError ? problem.detail : offlineText)
      setSaving(false)
      // Somebody edited it meanwhile: what there is to choose from is read again.
      void query.refetch()
    }
  }
  return (
    <Dialog
      open
      size="lg"
      title={texts.mendOf(title)}
      description={texts.mendHint}
      onOpenChange={(open) => !open && onClose()}
    >
      {error !== '' && <Alert tone="danger" title={error} className="mb-4" />}
      <AdminQueryState query={query} loading={texts.differsLoading} failed={texts.differsFailed}>
        {(conflict) =>
          conflict ? (
            <ConflictChoice
              key={conflict.etag}
              definition={definition}
              conflict={conflict}
              isSaving={isSaving}
              onResolve={(sides) => save(conflict, sides)}
              onDismiss={onClose}
            />
          ) : (
            <p className="text-small text-muted">{texts.nothingToMend}</p>
          )
        }
      </AdminQueryState>
    </Dialog>
  )
}
