import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { DraftName } from '../../client/approval-requests.ts'
import { contentChecks } from '../../content/content-checks.ts'
import type { Finding } from '../../schema/checks/check.ts'
import { findingWords } from '../../schema/checks/check-named.ts'
import { languageFacts, mainLanguage } from '../../shared/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Written } from '../../ui/written.tsx'
import { draftAddress } from '../unpublished/draft-address.ts'
import type { DraftFindings } from './find-in-drafts.ts'
import { findingPlace } from './finding-place.ts'
import { publishQuestionTexts as texts } from './publish-question-texts.ts'
import { fieldParameter } from './use-show-pointed-field.ts'

type DraftsQuestionDialogProps = {
  found: readonly DraftFindings[]
  /** What publishing it with its errors is called here. */
  publishLabel: string
  onAnswer: (mayPublish: boolean) => void
  /** Somebody goes to the field. */
  onLeave: () => void
}

/** What is wrong in drafts that are about to be published, the way to each field, and the choice to go on. */
export function DraftsQuestionDialog({ found, publishLabel, onAnswer, onLeave }: DraftsQuestionDialogProps) {
  return (
    <Dialog
      title={texts.asked}
      description={texts.draftsHint}
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {texts.notYet}
          </Button>
          <Button onClick={() => onAnswer(true)}>{publishLabel}</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {found.flatMap((draft) =>
          draft.errors.map((error) => (
            <ErrorLine
              key={`${draft.name.definition.name} ${draft.name.id} ${draft.name.lang} ${error.check} ${error.path}`}
              draft={draft}
              error={error}
              onLeave={onLeave}
            />
          )),
        )}
      </ul>
    </Dialog>
  )
}

type ErrorLineProps = { draft: DraftFindings; error: Finding; onLeave: () => void }

function ErrorLine({ draft: { name, definition, title }, error, onLeave }: ErrorLineProps) {
  const navigate = useNavigate()
  const place = findingPlace(definition.fields, error).join(' › ')
  const address = formAddress(name, error.path)
  const goTo = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    // Once the dialog that asked is closed: what was chosen in it is no longer unsaved work.
    requestAnimationFrame(() => void navigate(address))
  }
  return (
    <li className="space-y-2 py-3">
      <p className="flex flex-wrap items-center gap-2 text-small">
        <Written as="span" className="font-medium wrap-anywhere">
          {title}
        </Written>
        <Badge>{name.definition.label[0]}</Badge>
        {name.lang !== mainLanguage && <Badge tone="info">{languageFacts(name.lang).name}</Badge>}
      </p>
      {place !== '' && <p className="text-small text-muted wrap-anywhere">{place}</p>}
      <p className="wrap-anywhere">{findingWords(error, contentChecks)}</p>
      <Button asChild size="sm" variant="secondary">
        <Link to={address} onClick={goTo} aria-label={texts.goToIn(place === '' ? title : place)}>
          {texts.goTo}
        </Link>
      </Button>
    </li>
  )
}

/** The form of the draft, with the field in sight. */
function formAddress(name: DraftName, path: string): string {
  const address = draftAddress(name.definition, name)
  return path === '' ? address : `${address}?${new URLSearchParams({ [fieldParameter]: path })}`
}
