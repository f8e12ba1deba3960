import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureSources } from '../../shared/picture-url.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useIsReadOnly } from '../read-only.ts'

const texts = { view: 'View', edit: 'Edit', delete: 'Delete' }

type RecordCardProps = {
  id: string
  title: string
  imageUrl: string
  badges: ReactNode
  /** In words, whether visitors see it, and why not. */
  visibility: { isVisible: boolean; words: string }
  children: ReactNode
  onEdit: () => void
  onDelete: () => void
}

/** One record of a manager with its picture, its state in words, and its two buttons. */
export function RecordCard({
  id,
  title,
  imageUrl,
  badges,
  visibility,
  children,
  onEdit,
  onDelete,
}: RecordCardProps) {
  const isReadOnly = useIsReadOnly()
  const { webpSrcSet } = pictureSources(imageUrl)
  return (
    <Card className="flex flex-col overflow-hidden">
      <Picture
        src={imageUrl}
        alt=""
        patternId={id}
        {...(webpSrcSet ? { srcSet: webpSrcSet } : {})}
        sizes="20rem"
        className="aspect-video"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap gap-1.5">{badges}</p>
        <h2 className="font-medium wrap-anywhere">{title}</h2>
        {children}
        <p className={`text-caption ${visibility.isVisible ? 'text-success' : 'text-warning'}`}>
          {visibility.words}
        </p>
        <div className="mt-auto flex justify-end gap-1 pt-2">
          <IconButton
            size="sm"
            label={`${isReadOnly ? texts.view : texts.edit} ${title}`}
            icon={isReadOnly ? <Eye /> : <Pencil />}
            onClick={onEdit}
          />
          {!isReadOnly && (
            <IconButton
              size="sm"
              variant="destructive"
              label={`${texts.delete} ${title}`}
              icon={<Trash2 />}
              onClick={onDelete}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
