import { Link } from 'react-router'
import type { ReportedFinding } from '../../../client/check-queries.ts'
import { contentChecks } from '../../../content/content-checks.ts'
import { contentTypes } from '../../../content/index.ts'
import { findingWords } from '../../../schema/checks/check-named.ts'
import type { Definition } from '../../../schema/define-content.ts'
import { languageFacts, mainLanguage } from '../../../shared/languages.ts'
import { hasPermission } from '../../../shared/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Written } from '../../../ui/written.tsx'
import { findingPlace } from '../../checks/finding-place.ts'
import { fieldParameter } from '../../checks/use-show-pointed-field.ts'
import { useCurrentUser } from '../../current-user.ts'
import { recordAddress, translationAddress } from '../../record-address.ts'
import { textName } from '../../translating/sheet-text.ts'
import { checksTexts as texts } from './checks-texts.ts'

export function definitionNamed(name: string): Definition | undefined {
  return contentTypes.find((definition) => definition.name === name)
}

/** The form that mends it, with the field in sight. */
export function findingAddress(definition: Definition, { id, lang, field, params }: ReportedFinding): string {
  const isMain = lang === mainLanguage
  const address = isMain ? recordAddress(definition, id) : translationAddress(definition, id, lang)
  const name = isMain ? field : params.text === undefined ? '' : textName(String(params.text))
  return name === '' ? address : `${address}?${new URLSearchParams({ [fieldParameter]: name })}`
}

type FindingRowProps = {
  finding: ReportedFinding
  isBusy: boolean
  onMend: (definition: Definition, finding: ReportedFinding) => void
}

/** One thing to mend: where it is, what is wrong, and the ways to mend it. */
export function FindingRow({ finding, isBusy, onMend }: FindingRowProps) {
  const user = useCurrentUser()
  const definition = definitionNamed(finding.type)
  if (!definition) return null
  const { title, lang, isMendable } = finding
  const place = findingPlace(definition.fields, { path: finding.field, items: finding.items }).join(' › ')
  const mayMend = isMendable && lang === mainLanguage && hasPermission(user, definition.writePermission)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 space-y-1">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium">
          <Written as="span" className="wrap-anywhere">
            {title}
          </Written>
          <Badge>{definition.label[0]}</Badge>
          {lang !== mainLanguage && <Badge tone="info">{languageFacts(lang).name}</Badge>}
        </p>
        <p className="text-small wrap-anywhere">{findingWords(finding, contentChecks)}</p>
        {place !== '' && <p className="text-caption text-muted wrap-anywhere">{place}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {mayMend && (
          <Button
            size="sm"
            loading={isBusy}
            loadingLabel={texts.mending}
            onClick={() => onMend(definition, finding)}
          >
            {texts.mend} <span className="sr-only">{`${title} ${place}`}</span>
          </Button>
        )}
        <Button asChild size="sm" variant="secondary">
          <Link to={findingAddress(definition, finding)}>
            {texts.goTo} <span className="sr-only">{`${title} ${place}`}</span>
          </Link>
        </Button>
      </div>
    </li>
  )
}
