import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { adminQueryStateTexts } from './admin-query-state-texts.ts'

/** In the place of a part that is on its way, said to those who hear the page. Its size is that of the part. */
export function LoadingPart({
  text = adminQueryStateTexts.loading,
  className,
}: {
  text?: string
  className: string
}) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton className={className} />
    </div>
  )
}
