import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { contentChecks } from '../../content/content-checks.ts'
import type { Finding } from '../../schema/checks/check.ts'
import { findingWords } from '../../schema/checks/check-named.ts'
import { languageFacts, mainLanguage } from '../../shared/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Written } from '../../ui/written.tsx'
import type { ErrorsGoingLive, GoingLive } from './find-going-live.ts'
import { findingPlace } from './finding-place.ts'
import { publishQuestionTexts as texts } from './publish-question-texts.ts'
import { fieldParameter } from './use-show-pointed-field.ts'

type GoingLiveDialogProps = {
  found: readonly ErrorsGoingLive[]
  /** What letting it go live with its errors is called here. */
  goOnLabel: string
  onAnswer: (mayGoLive: boolean) => void
  /** Somebody goes to the field. */
  onLeave: () => void
}

/** What is wrong in what is about to go live, the way to each field that holds it, and the choice to go on. */
export function GoingLiveDialog({ found, goOnLabel, onAnswer, onLeave }: GoingLiveDialogProps) {
  const isInForms = found.every(({ form }) => form !== undefined)
  return (
    <Dialog
      title={texts.asked}
      description={isInForms ? texts.draftsHint : texts.returningHint}
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {texts.notYet}
          </Button>
          <Button onClick={() => onAnswer(true)}>{goOnLabel}</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {found.flatMap((one) =>
          one.errors.map((error) => (
            <ErrorLine
              key={`${one.key} ${error.check} ${error.path}`}
              goingLive={one}
              error={error}
              onLeave={onLeave}
            />
          )),
        )}
      </ul>
    </Dialog>
  )
}

type ErrorLineProps = { goingLive: GoingLive; error: Finding; onLeave: () => void }

function ErrorLine({ goingLive: { name, definition, form }, error, onLeave }: ErrorLineProps) {
  const place = findingPlace(definition.fields, error).join(' › ')
  return (
    <li className="space-y-2 py-3">
      {name && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          <Written as="span" className="font-medium wrap-anywhere">
            {name.title}
          </Written>
          <Badge>{name.kind}</Badge>
          {name.lang !== mainLanguage && <Badge tone="info">{languageFacts(name.lang).name}</Badge>}
        </p>
      )}
      {place !== '' && <p className="text-small text-muted wrap-anywhere">{place}</p>}
      <p className="wrap-anywhere">{findingWords(error, contentChecks)}</p>
      {form !== undefined && (
        <FieldLink
          address={fieldAddress(form, error.path)}
          label={texts.goToIn(place || (name?.title ?? ''))}
          onLeave={onLeave}
        />
      )}
    </li>
  )
}

type FieldLinkProps = { address: string; label: string; onLeave: () => void }

function FieldLink({ address, label, onLeave }: FieldLinkProps) {
  const navigate = useNavigate()
  const goTo = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    // Once the dialog that asked is closed: what was chosen in it is no longer unsaved work.
    requestAnimationFrame(() => void navigate(address))
  }
  return (
    <Button asChild size="sm" variant="secondary">
      <Link to={address} onClick={goTo} aria-label={label}>
        {texts.goTo}
      </Link>
    </Button>
  )
}

/** The form, with the field in sight. */
function fieldAddress(form: string, path: string): string {
  return path === '' ? form : `${form}?${new URLSearchParams({ [fieldParameter]: path })}`
}
