import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShownSubject } from '../../client/shared-previews.ts'
import { Button } from '../../ui/button.tsx'
import { sharePreviewTexts as texts } from './share-preview-texts.ts'

const SharePreviewDialog = lazy(async () => ({
  default: (await import('./share-preview-dialog.tsx')).SharePreviewDialog,
}))

/** Opens the window in which addresses of previews are made, copied and taken back. */
export function SharePreviewButton({ subject }: { subject: ShownSubject }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setShown(true)}>
        <Share2 aria-hidden="true" />
        {subject.kind === 'day' ? texts.dayButton : texts.button}
      </Button>
      {isShown && (
        <Suspense>
          <SharePreviewDialog subject={subject} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}
