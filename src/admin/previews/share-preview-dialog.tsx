import { useState } from 'react'
import { type NewPreview, type ShownSubject, useSharedPreviews } from '../../client/shared-previews.ts'
import { siteDay } from '../../shared/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { AdminQueryState } from '../admin-query-state.tsx'
import { useIsReadOnly } from '../read-only.ts'
import { sharePreviewTexts as texts } from './share-preview-texts.ts'
import { SharedPreviewRow } from './shared-preview-row.tsx'
import { useSharing } from './use-sharing.ts'

type SharePreviewDialogProps = { subject: ShownSubject; onClose: () => void }

const hints = { draft: texts.draftHint, release: texts.releaseHint, day: texts.dayHint }

/** Makes an address at which something can be seen without an account, and lists those that were made. */
export function SharePreviewDialog({ subject, onClose }: SharePreviewDialogProps) {
  const sharing = useSharing(subject)
  const query = useSharedPreviews(subject)
  const isReadOnly = useIsReadOnly()
  return (
    <Dialog
      open
      title={subject.kind === 'day' ? texts.dayTitle : texts.title}
      description={hints[subject.kind]}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="space-y-6">
        {!isReadOnly && <NewAddress subject={subject} sharing={sharing} />}
        {sharing.made && <MadeAddress made={sharing.made} onCopy={sharing.copy} />}
        <section aria-label={texts.made}>
          <h3 className="mb-2 text-small font-semibold">{texts.made}</h3>
          <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
            {(previews) =>
              previews.length === 0 ? (
                <p className="text-small text-muted">{texts.none}</p>
              ) : (
                <ul className="divide-y divide-line">
                  {previews.map((preview) => (
                    <SharedPreviewRow
                      key={preview.id}
                      preview={preview}
                      isReadOnly={isReadOnly || sharing.isBusy}
                      onTakeBack={() => void sharing.takeBack(preview.id)}
                    />
                  ))}
                </ul>
              )
            }
          </AdminQueryState>
        </section>
      </div>
    </Dialog>
  )
}

type NewAddressProps = { subject: ShownSubject; sharing: ReturnType<typeof useSharing> }

function NewAddress({ subject, sharing }: NewAddressProps) {
  const [days, setDays] = useState('7')
  const today = siteDay(new Date())
  const [day, setDay] = useState(today)
  const choices = Object.entries(texts.dayChoices).map(([value, label]) => ({ value, label }))
  return (
    <div className="flex flex-wrap items-end gap-3">
      {subject.kind === 'day' && (
        <FormField label={texts.day}>
          <Input
            type="date"
            max={today}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </FormField>
      )}
      <FormField label={texts.days}>
        <NativeSelect
          options={choices}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </FormField>
      <Button
        loading={sharing.isBusy}
        loadingLabel={texts.making}
        onClick={() => void sharing.share(Number(days), day)}
      >
        {texts.make}
      </Button>
    </div>
  )
}

type MadeAddressProps = { made: NewPreview; onCopy: (address: string) => Promise<void> }

function MadeAddress({ made: { address }, onCopy }: MadeAddressProps) {
  return (
    <div className="space-y-3 rounded-card bg-success-tint p-4">
      <FormField label={texts.address} help={texts.addressHint}>
        <Input readOnly dir="ltr" value={address} onFocus={(event) => event.currentTarget.select()} />
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void onCopy(address)}>
          {texts.copy}
        </Button>
        <Button size="sm" variant="secondary" asChild>
          <a href={address} target="_blank" rel="noreferrer">
            {texts.open}
          </a>
        </Button>
      </div>
    </div>
  )
}
