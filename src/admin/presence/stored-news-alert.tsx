import { useQuery } from '@tanstack/react-query'
import { compareValues } from '../../schema/compare-values.ts'
import type { PresenceState } from '../../shared/presence-state.ts'
import { isolated } from '../../shared/text-language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { actorName } from '../actor-name.ts'
import { momentText } from '../moment-text.ts'
import { pickFields } from '../record-form/definition-resolver.ts'
import type { RecordFormState } from '../record-form/use-record-form.ts'
import { loadComparison } from '../revisions/load-comparison.ts'
import { usePanelOnUse } from '../use-panel-on-use.ts'
import { presenceTexts as texts } from './presence-texts.ts'
import { storedNews } from './stored-news.ts'

type StoredNewsAlertProps = { form: RecordFormState; state: PresenceState }

/** Says that somebody stored something since the form was read, and shows it without touching what is typed. */
export function StoredNewsAlert({ form, state }: StoredNewsAlertProps) {
  const news = storedNews(state, form.stored)
  // What the form itself is storing comes back as news before it is answered.
  const isStoring = form.isSaving || form.draft?.status === 'saving'
  if (!news || isStoring || form.conflict || form.status !== 'ready') return null
  const who = isolated(actorName(news.updatedBy ?? ''))
  return (
    <Alert
      title={texts[news.kind](who, momentText(news.updatedAt))}
      className="mb-5"
      action={news.kind !== 'deleted' && <NewsDialog key={news.updatedAt} form={form} />}
    >
      {form.isDirty ? texts.typedHint : texts.hint}
    </Alert>
  )
}

function NewsDialog({ form }: { form: RecordFormState }) {
  const { fields } = form.definition
  const names = Object.keys(fields)
  const { Part: ComparisonView, isOpen, change, turning } = usePanelOnUse(loadComparison, texts.failed)
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
    change(false)
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => change(true)} {...turning}>
        {texts.look}
      </Button>
      <Dialog
        title={texts.changes}
        description={texts.changesHint}
        size="lg"
        open={isOpen}
        onOpenChange={change}
        footer={!form.isDirty && edited && <Button onClick={take}>{texts.take}</Button>}
      >
        {edited && ComparisonView ? (
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
