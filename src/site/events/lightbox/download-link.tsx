import { Download } from 'lucide-react'
import { parsePictureUrl } from '../../../shared/picture-url.ts'
import { safeHref } from '../../../shared/safe-url.ts'
import * as messages from '../../messages/site-messages.ts'
import { saveAsJpeg } from './save-as-jpeg.ts'

interface DownloadLinkProps {
  url: string
  fileName: string
  className: string
}

/** Saves the picture under the album's name. Browsers show pictures of other websites in a new tab instead. */
export function DownloadLink({ url, fileName, className }: DownloadLinkProps) {
  const extension = parsePictureUrl(url)?.extension
  const needsConversion = extension !== undefined && extension !== 'jpg'
  return (
    <a
      href={safeHref(url)}
      download={fileName}
      aria-label={messages.events.lightbox.download}
      {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        if (!needsConversion) return
        event.preventDefault()
        // Better the file in its own format than none.
        saveAsJpeg(url, fileName).catch(() => location.assign(url))
      }}
      className={className}
    >
      <Download aria-hidden="true" />
    </a>
  )
}
