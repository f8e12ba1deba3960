import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { forgetApprovals } from '../../client/approval-requests.ts'
import { RequestError } from '../../client/request-json.ts'
import { isOffline } from '../../client/use-resend-when-online.ts'
import { compareValues } from '../../schema/compare-values.ts'
import type { PresenceState } from '../../shared/presence-state.ts'
import { isolated } from '../../shared/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { actorName } from '../actor-name.ts'
import { momentText } from '../moment-text.ts'
import { pickFields } from '../record-form/definition-resolver.ts'
import { FormNotice } from '../record-form/form-notices.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { ComparisonView } from '../revisions/comparison-view.tsx'
import { presenceTexts as texts } from './presence-texts.ts'
import { isDraftPublished, storedNews } from './stored-news.ts'

type StoredNewsAlertProps = { form: RecordFormState; state: PresenceState }

/** Says that somebody stored something since the form was read, and shows it without touching what is typed. */
export function StoredNewsAlert({ form, state }: StoredNewsAlertProps) {
  const news = storedNews(state, form.stored)
  const isFollowed = useFollowing(form, state)
  // What the form itself is storing comes back as news before it is answered.
  const isStoring = form.isSaving || form.draft?.status === 'saving'
  if (!news || isFollowed || isStoring || form.conflict || form.status !== 'ready') return null
  const who = isolated(actorName(news.updatedBy ?? ''))
  return (
    <FormNotice
      kind="stored"
      title={texts[news.kind](who, momentText(news.updatedAt))}
      action={news.kind !== 'deleted' && <NewsDialog key={news.updatedAt} form={form} />}
    >
      {form.isDirty ? texts.typedHint : texts.hint}
    </FormNotice>
  )
}

/** Shows what somebody made live of the draft on the screen, as by approving it; with words typed since, it only tells. */
function useFollowing(form: RecordFormState, state: PresenceState): boolean {
  const { show } = useToast()
  const client = useQueryClient()
  const followed = useRef<number>(undefined)
  const [unread, setUnread] = useState<number>()
  const revision = state.published?.revision
  const isSettled = !form.isDirty && !form.isSaving && !form.conflict && form.status === 'ready'
  const isLive = form.draft?.facts !== undefined && isDraftPublished(state, form.stored)
  const isFollowed = isSettled && isLive && unread !== revision
  useEffect(() => {
    if (!isFollowed || followed.current === revision) return
    followed.current = revision
    const follow = async () => {
      try {
        form.stored.show(await form.stored.read())
        show({ title: texts.live, variant: 'success' })
      } catch (error) {
        if (!(error instanceof RequestError || isOffline(error))) throw error
        // Told like any other news instead.
        setUnread(revision)
      }
      if (form.drafted) await forgetApprovals(client, form.drafted)
    }
    void follow()
  }, [isFollowed, revision, form, client, show])
  return isFollowed
}

function NewsDialog({ form }: { form: RecordFormState }) {
  const { fields } = form.definition
  const names = Object.keys(fields)
  const [isOpen, setOpen] = useState(false)
  const { data: edited, isError } = useQuery({
    queryKey: ['stored-news', form.definition.path, form.id],
    queryFn: form.stored.read,
    enabled: isOpen,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  const take = () => {
    if (edited) form.stored.show(edited)
    setOpen(false)
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {texts.look}
      </Button>
      <Dialog
        title={texts.changes}
        description={texts.changesHint}
        size="lg"
        open={isOpen}
        onOpenChange={setOpen}
        footer={!form.isDirty && edited && <Button onClick={take}>{texts.take}</Button>}
      >
        {edited ? (
          <ComparisonView
            comparison={compareValues(fields, form.stored.base, pickFields(edited.record, names))}
          />
        ) : (
          <p role="status" className="text-small text-muted">
            {isError ? texts.failed : texts.loading}
          </p>
        )}
      </Dialog>
    </>
  )
}
