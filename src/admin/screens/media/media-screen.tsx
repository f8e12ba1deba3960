import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRecords } from '../../../client/content-queries.ts'
import { albumCover, albumVisibility } from '../../../content/media-album/album-rules.ts'
import { type MediaAlbum, mediaAlbum } from '../../../content/media-album/media-album.ts'
import { formatDay } from '../../../shared/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { useIsReadOnly } from '../../read-only.ts'
import { RecordCard } from '../../record-list/record-card.tsx'
import { RecordCardGrid } from '../../record-list/record-card-grid.tsx'
import { AlbumForm } from './album-form.tsx'
import { mediaTexts as texts } from './media-texts.ts'

const mostTags = 3

export function MediaScreen() {
  const albums = useRecords(mediaAlbum)
  const isReadOnly = useIsReadOnly()
  /** 'new', the id of the album in the form, or null while it is closed. */
  const [editing, setEditing] = useState<string | null>(null)
  const add = (
    <Button onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title={texts.title}
        description={texts.description}
        actions={!isReadOnly && !editing && add}
      />
      {editing ? (
        <AlbumForm
          key={editing}
          id={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(null)}
        />
      ) : (
        <RecordCardGrid
          definition={mediaAlbum}
          query={albums}
          texts={texts}
          label={texts.list}
          titleOf={({ title }) => title}
          searchIn={({ title, description, category, location, tags }) => [
            title,
            description,
            category,
            location,
            ...tags,
          ]}
          compare={(one, other) => one.order - other.order || other.date.localeCompare(one.date)}
          renderCard={(album, askToDelete) => (
            <AlbumCard album={album} onEdit={() => setEditing(album.id)} onDelete={askToDelete} />
          )}
          emptyAction={add}
        />
      )}
    </>
  )
}

type AlbumCardProps = {
  album: MediaAlbum
  onEdit: () => void
  onDelete: () => void
}

function AlbumCard({ album, onEdit, onDelete }: AlbumCardProps) {
  const { title, category, date, location, description, images, tags } = album
  return (
    <RecordCard
      id={album.id}
      title={title}
      imageUrl={albumCover(album)}
      visibility={albumVisibility(album)}
      badges={
        <>
          <Badge>{category}</Badge>
          <Badge>{texts.photos(images.length)}</Badge>
          {album.isFeatured && <Badge tone="gold">{texts.featured}</Badge>}
        </>
      }
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <p className="text-caption text-muted">{[formatDay(date), location].filter(Boolean).join(' · ')}</p>
      <p className="line-clamp-2 text-small text-muted">{description}</p>
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {tags.slice(0, mostTags).map((tag) => (
            <Badge key={tag} tone="info">
              {tag}
            </Badge>
          ))}
          {tags.length > mostTags && (
            <span className="text-caption text-muted">{texts.moreTags(tags.length - mostTags)}</span>
          )}
        </p>
      )}
    </RecordCard>
  )
}
