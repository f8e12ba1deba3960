import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Revision } from '../../client/content-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { ComparedVersions } from './compared-versions.tsx'
import type { RestorePart } from './part-restore.ts'
import { PastPageLink } from './past-page-link.tsx'
import { versionName } from './revision-steps.ts'
import { versionComparisonTexts as texts } from './version-comparison-texts.ts'

/** The revisions of the two versions that are compared, in any order. */
export type VersionPair = readonly [number, number]

type VersionComparisonProps = {
  definition: Definition
  id: string
  revisions: readonly Revision[]
  pair: VersionPair
  onPairChange: (pair: VersionPair) => void
  onBack: () => void
  restorePart: RestorePart | undefined
}

/** Any two versions, chosen from all: what the newer one changed, and the way back to parts of the older. */
export function VersionComparison(props: VersionComparisonProps) {
  const { definition, id, revisions, pair, onPairChange, onBack, restorePart } = props
  const heading = useFocusOnce()
  const options = revisions.map((version, index) => ({
    value: String(version.revision),
    label: index === 0 ? texts.now(versionName(version)) : versionName(version),
  }))
  const [now] = revisions
  const versionOf = (revision: number) => revisions.find((version) => version.revision === revision)
  const older = versionOf(Math.min(...pair))
  const newer = versionOf(Math.max(...pair))
  return (
    <div className="space-y-4">
      <Button size="sm" variant="ghost" className="-ms-3.5" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
        {texts.back}
      </Button>
      <h3 ref={heading} tabIndex={-1} className="text-small font-semibold outline-none">
        {texts.title}
      </h3>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {([texts.one, texts.other] as const).map((label, side) => {
          const version = versionOf(pair[side as 0 | 1])
          return (
            <div key={label} className="min-w-0 space-y-1">
              <FormField label={label}>
                <NativeSelect
                  size="sm"
                  options={options}
                  value={String(pair[side as 0 | 1])}
                  onChange={(event) => onPairChange(withSide(pair, side, Number(event.currentTarget.value)))}
                />
              </FormField>
              {version && <PastPageLink definition={definition} id={id} version={version} />}
            </div>
          )
        })}
      </div>
      {older && newer && now && (
        <div className="space-y-4 border-t border-line pt-4">
          <p role="status" className="text-caption text-muted">
            {texts.which(older.revision, newer.revision)}
          </p>
          <ComparedVersions
            key={pair.join()}
            fields={definition.fields}
            older={older}
            newer={newer}
            now={now}
            restorePart={restorePart}
          />
        </div>
      )}
    </div>
  )
}

function withSide([one, other]: VersionPair, side: number, revision: number): VersionPair {
  return side === 0 ? [revision, other] : [one, revision]
}

/** The list that was here is gone, and the button in it: the focus goes to what took its place. */
function useFocusOnce() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus()
  }, [])
  return ref
}
