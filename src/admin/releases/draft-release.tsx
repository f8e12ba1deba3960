import { useState } from 'react'
import { Link } from 'react-router'
import type { DraftName } from '../../client/approval-requests.ts'
import { useOpenDrafts } from '../../client/record-drafts.ts'
import { type ReleasedName, useReleases } from '../../client/release-queries.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { useMay } from '../current-user.ts'
import { FormDialog } from '../form-dialog.tsx'
import { findOutline } from '../outlines/content-outlines.ts'
import { ReleaseNameField } from './release-name-field.tsx'
import { releaseTexts as texts } from './release-texts.ts'
import { useReleaseActions } from './use-release-actions.ts'

type DraftReleaseProps = { drafted: DraftName | undefined; isReadOnly: boolean }

/** At the draft in its form: the release that it waits in, or the way into one. Nothing in forms of what is no record. */
export function DraftRelease({ drafted, isReadOnly }: DraftReleaseProps) {
  if (!drafted || !findOutline(drafted.definition.name)) return null
  const { definition, id, lang } = drafted
  return <WaitingIn draft={{ type: definition.name, id, lang }} isReadOnly={isReadOnly} />
}

function WaitingIn({ draft, isReadOnly }: { draft: ReleasedName; isReadOnly: boolean }) {
  const drafts = useOpenDrafts(draft.type).data
  const [isOpen, setOpen] = useState(false)
  const mayRelease = useMay('manage_content')
  const known = drafts?.find(({ id, lang }) => id === draft.id && lang === draft.lang)
  if (known?.release)
    return (
      <Link
        to={`/admin/releases/${known.release.id}`}
        className="inline-flex min-h-9 items-center text-small font-medium wrap-anywhere underline"
      >
        {texts.inRelease(known.release.name)}
      </Link>
    )
  if (isReadOnly || !mayRelease) return null
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {texts.addToRelease}
      </Button>
      {isOpen && <ReleaseChoice draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

const another = 'new'

function ReleaseChoice({ draft, onClose }: { draft: ReleasedName; onClose: () => void }) {
  const releases = (useReleases().data ?? []).filter(({ state }) => state === 'open' || state === 'scheduled')
  const { add, create } = useReleaseActions()
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const value = chosen ?? releases[0]?.id ?? another
  const submit = async () => {
    if (value === another && name.trim() === '') return setError(texts.nameMissing)
    setBusy(true)
    try {
      const release = releases.find(({ id }) => id === value) ?? (await create(name.trim()))
      await add(release, [draft])
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : texts.notDone)
      setBusy(false)
    }
  }
  const options = releases.map((release) => ({ value: release.id, label: release.name }))
  return (
    <FormDialog
      title={texts.addToRelease}
      description={texts.addToReleaseHint}
      isDirty={!isBusy && name !== ''}
      isBusy={isBusy}
      submitLabel={texts.addIt}
      busyLabel={texts.adding}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormField label={texts.which} {...(error && value !== another ? { error } : {})}>
        <NativeSelect
          options={[...options, { value: another, label: texts.another }]}
          value={value}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </FormField>
      {value === another && (
        <ReleaseNameField
          value={name}
          error={error}
          onChange={(value) => {
            setName(value)
            setError('')
          }}
        />
      )}
    </FormDialog>
  )
}
