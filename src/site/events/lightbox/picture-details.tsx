import { CalendarDays, Camera, MapPin } from 'lucide-react'
import type { AlbumImage, MediaAlbum } from '../../../content/media-album/media-album.ts'
import { dayOf } from '../../../shared/dates.ts'
import { isolated, textLanguage } from '../../../shared/text-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Written } from '../../../ui/written.tsx'
import { localDay } from '../../local-dates.ts'
import * as messages from '../../messages/site-messages.ts'
import { pictureTags } from './picture-words.ts'

const texts = messages.events.lightbox

/** What is known about the picture that is shown. */
export function PictureDetails({ album, image }: { album: MediaAlbum; image: AlbumImage }) {
  const day = dayOf(album.date)
  const photographer = image.photographer || album.photographer
  const tags = pictureTags(image, album)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 pt-3 max-sm:min-h-34 max-sm:content-start sm:min-h-16 sm:px-6">
      <div className="min-w-0">
        {image.caption && (
          <Written as="p" className="font-medium">
            {image.caption}
          </Written>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-caption text-muted [&_svg]:size-3.5 [&_svg]:shrink-0 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5">
          {day && (
            <span>
              <CalendarDays aria-hidden="true" />
              <time dateTime={day}>{localDay(day)}</time>
            </span>
          )}
          {album.location && (
            <span>
              <MapPin aria-hidden="true" />
              <Written as="span">{album.location}</Written>
            </span>
          )}
          {photographer && (
            <span>
              <Camera aria-hidden="true" />
              {texts.photographer(isolated(photographer))}
            </span>
          )}
        </p>
      </div>
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5 [@media(max-height:30rem)]:hidden">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge {...textLanguage(tag)}>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
