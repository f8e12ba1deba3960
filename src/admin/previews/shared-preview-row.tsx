import type { SharedPreview } from '../../client/shared-previews.ts'
import { dayText } from '../../shared/day-text.ts'
import { isolated } from '../../shared/text-language.ts'
import { Button } from '../../ui/button.tsx'
import { actorName } from '../actor-name.ts'
import { momentText } from '../moment-text.ts'
import { PreviewRemarks } from './preview-remarks.tsx'
import { sharePreviewTexts as texts } from './share-preview-texts.ts'

type SharedPreviewRowProps = { preview: SharedPreview; isReadOnly: boolean; onTakeBack: () => void }

/** One address that was made: by whom, until when, and what was said about it. */
export function SharedPreviewRow({ preview, isReadOnly, onTakeBack }: SharedPreviewRowProps) {
  const { kind, title, createdBy, createdAt, expiresAt, revokedAt, isOpen, notes } = preview
  const state = isOpen ? texts.until(momentText(expiresAt)) : revokedAt ? texts.takenBack : texts.ended
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 text-small">
          {kind === 'day' && <p className="font-medium">{dayText(title)}</p>}
          <p>{texts.by(isolated(actorName(createdBy)), momentText(createdAt))}</p>
          <p className="text-caption text-muted">{state}</p>
        </div>
        {isOpen && (
          <Button size="sm" variant="secondary" disabled={isReadOnly} onClick={onTakeBack}>
            {texts.takeBack}
          </Button>
        )}
      </div>
      <PreviewRemarks remarks={notes} />
    </li>
  )
}
