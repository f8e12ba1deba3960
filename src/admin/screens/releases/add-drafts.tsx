import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type OpenDraft, useOpenDrafts } from '../../../client/record-drafts.ts'
import { nameKey, type Release } from '../../../client/release-queries.ts'
import { contentTypes } from '../../../content/index.ts'
import { isLanguage, languageFacts, mainLanguage } from '../../../shared/languages.ts'
import { isolated } from '../../../shared/text-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FieldError, FormField } from '../../../ui/form-field.tsx'
import { actorName } from '../../actor-name.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { momentText } from '../../moment-text.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { useReleaseActions } from '../../releases/use-release-actions.ts'

/** Opens the choice of all drafts that are in no release. */
export function AddDrafts({ release }: { release: Release }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {texts.addDrafts}
      </Button>
      {isOpen && <DraftChoice release={release} onClose={() => setOpen(false)} />}
    </>
  )
}

function DraftChoice({ release, onClose }: { release: Release; onClose: () => void }) {
  const query = useOpenDrafts()
  const { add } = useReleaseActions()
  const [chosen, setChosen] = useState<ReadonlyMap<string, OpenDraft>>(new Map())
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (chosen.size === 0) return onClose()
    setBusy(true)
    try {
      await add(
        release,
        [...chosen.values()].map(({ type, id, lang }) => ({ type, id, lang })),
      )
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : texts.notDone)
      setBusy(false)
    }
  }
  const choose = (draft: OpenDraft, isChosen: boolean) => {
    const next = new Map(chosen)
    if (isChosen) next.set(nameKey(draft), draft)
    else next.delete(nameKey(draft))
    setChosen(next)
  }
  return (
    <FormDialog
      title={texts.addDrafts}
      description={texts.addHint}
      isDirty={false}
      isBusy={isBusy}
      submitLabel={texts.addChosen(chosen.size)}
      busyLabel={texts.adding}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AdminQueryState query={query} loading={texts.loading} failed={texts.differsFailed}>
        {(drafts) => (
          <ChoiceList
            drafts={drafts.filter((draft) => !draft.release)}
            isChosen={(draft) => chosen.has(nameKey(draft))}
            onChoose={choose}
          />
        )}
      </AdminQueryState>
      {error && <FieldError>{error}</FieldError>}
    </FormDialog>
  )
}

type ChoiceListProps = {
  drafts: readonly OpenDraft[]
  isChosen: (draft: OpenDraft) => boolean
  onChoose: (draft: OpenDraft, isChosen: boolean) => void
}

function ChoiceList({ drafts, isChosen, onChoose }: ChoiceListProps) {
  if (drafts.length === 0)
    return <EmptyState level={3} title={texts.addNone} description={texts.addNoneHint} />
  return (
    <div className="space-y-4">
      {drafts.map((draft) => (
        <FormField key={nameKey(draft)} inline label={labelOf(draft)} help={helpOf(draft)}>
          <Checkbox
            checked={isChosen(draft)}
            onCheckedChange={(isNowChosen) => onChoose(draft, isNowChosen)}
          />
        </FormField>
      ))}
    </div>
  )
}

function labelOf({ title, lang }: OpenDraft): string {
  const isOther = lang !== mainLanguage && isLanguage(lang)
  const language = isOther ? languageFacts(lang).name : ''
  // The title of a translation names its language already.
  return isOther && !title.includes(language) ? `${title} (${language})` : title
}

function helpOf({ type, updatedBy, updatedAt }: OpenDraft): string {
  const kind = contentTypes.find(({ name }) => name === type)?.label[0] ?? type
  return `${kind} · ${texts.edited(isolated(actorName(updatedBy)), momentText(updatedAt))}`
}
