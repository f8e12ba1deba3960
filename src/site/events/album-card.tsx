import { CalendarDays, Images, MapPin } from 'lucide-react'
import { albumCover } from '../../content/media-album/album-rules.ts'
import type { MediaAlbum } from '../../content/media-album/media-album.ts'
import { dayOf } from '../../shared/dates.ts'
import { textLanguage } from '../../shared/text-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import { localDay } from '../local-dates.ts'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'

const texts = messages.events

/** The button that opened a gallery gets the focus back when it closes. */
export const galleryButtonId = (albumId: string) => `view-gallery-${albumId}`

interface AlbumCardProps {
  album: MediaAlbum
  /** Takes a large place: its picture grows to fill it. */
  isLarge: boolean
  onOpen: () => void
  /** Called when the visitor points at the button. */
  onIntent: () => void
}

export function AlbumCard({ album, isLarge, onOpen, onIntent }: AlbumCardProps) {
  return (
    <article className="relative flex w-full flex-col overflow-clip rounded-card border border-line bg-surface transition-colors hover:border-control/60">
      <div className={classNames('relative', isLarge && 'lg:flex-1')}>
        <RecordPicture
          url={albumCover(album)}
          alt=""
          id={album.id}
          ratio={[4, 3]}
          className={classNames('aspect-4/3', isLarge && 'lg:absolute lg:inset-0 lg:aspect-auto')}
        />
        <p className="absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-night/80 px-3 py-1 font-medium text-caption text-on-primary tabular-nums">
          <Images aria-hidden="true" className="size-3.5" />
          {texts.photos(album.images.length)}
        </p>
      </div>
      <div className={classNames('flex flex-col p-5', !isLarge && 'flex-1')}>
        <p className="flex flex-wrap gap-2">
          {album.category && <Badge {...textLanguage(album.category)}>{album.category}</Badge>}
          {album.isFeatured && <Badge tone="gold">{texts.featuredAlbum}</Badge>}
        </p>
        <Written as="h3" className="mt-3 text-h3">
          {album.title}
        </Written>
        {album.description && (
          <Written as="p" className="prose-measure mt-1.5 line-clamp-3 text-muted text-small">
            {album.description}
          </Written>
        )}
        <AlbumFacts album={album} />
        {album.images.length > 0 && (
          <p className="mt-auto pt-5">
            <Button
              id={galleryButtonId(album.id)}
              variant="secondary"
              size="sm"
              aria-label={texts.viewGalleryOf(album.title)}
              aria-haspopup="dialog"
              onClick={onOpen}
              onPointerEnter={onIntent}
              onFocus={onIntent}
              className="after:absolute after:inset-0"
            >
              {texts.viewGallery}
            </Button>
          </p>
        )}
      </div>
    </article>
  )
}

function AlbumFacts({ album }: { album: MediaAlbum }) {
  const day = dayOf(album.date)
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-small [&_svg]:size-4 [&_svg]:shrink-0">
      {day && (
        <span className="inline-flex items-center gap-2">
          <CalendarDays aria-hidden="true" />
          <time dateTime={day}>{localDay(day)}</time>
        </span>
      )}
      {album.location && (
        <span className="inline-flex items-center gap-2">
          <MapPin aria-hidden="true" />
          <Written as="span">{album.location}</Written>
        </span>
      )}
    </p>
  )
}
