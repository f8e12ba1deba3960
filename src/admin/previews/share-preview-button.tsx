import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { ShownSubject } from '../../client/shared-previews.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { sharePreviewTexts as texts } from './share-preview-texts.ts'

const SharePreviewDialog = lazyPart(
  async () => (await import('./share-preview-dialog.tsx')).SharePreviewDialog,
  { Fallback: () => null },
)

/** Opens the window in which addresses of previews are made, copied and taken back. */
export function SharePreviewButton({ subject }: { subject: ShownSubject }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setShown(true)}>
        <Share2 aria-hidden="true" />
        {subject.kind === 'day' ? texts.dayButton : texts.button}
      </Button>
      {isShown && <SharePreviewDialog subject={subject} onClose={() => setShown(false)} />}
    </>
  )
}
