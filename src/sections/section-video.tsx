import { ExternalLink, Play } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { SectionImage } from '../content/page-section/page-section.ts'
import { defaultVideoWidth } from '../content/page-section/section-limits.ts'
import { type YoutubeVideo, youtubeVideo } from '../shared/youtube-url.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IdPattern } from '../ui/drawn-pattern.tsx'
import { SafeLink } from './safe-link.tsx'
import { useSectionData } from './section-context.tsx'
import { SectionPicture } from './section-picture.tsx'
import { SectionPlaceholder } from './section-placeholder.tsx'
import { sectionTexts } from './section-texts.ts'

export type SectionVideoProps = {
  url: string
  /** What the film is about: names the player. */
  title: string
  /** Shown before it plays; without one, a pattern made from `patternId`. */
  still?: SectionImage
  patternId: string
  /** In pixels; 'full' fills the column. */
  width?: number | 'full'
  className?: string
}

/** A YouTube film at 16:9, or a link to any other. YouTube hears of a visitor only when the film is started. */
export function SectionVideo(props: SectionVideoProps) {
  const { url, width = defaultVideoWidth, className } = props
  const { isPreview } = useSectionData()
  const video = youtubeVideo(url.trim())
  const size = { maxInlineSize: width === 'full' ? undefined : `${width}px` }
  if (video) {
    return (
      <figure style={size} className={classNames('w-full', className)}>
        <div className="relative aspect-video overflow-clip rounded-card bg-night shadow-float">
          <Player {...props} video={video} />
        </div>
        <figcaption className="mt-3 text-small">
          <SafeLink href={`https://www.youtube.com/watch?v=${video.id}`} className="prose-link">
            {sectionTexts.watchOnYoutube}
          </SafeLink>
        </figcaption>
      </figure>
    )
  }
  if (isPreview && !url) {
    return (
      <div style={size} className={classNames('w-full', className)}>
        <SectionPlaceholder
          text={sectionTexts.missingVideo}
          id={props.patternId}
          className="aspect-video rounded-card"
        />
      </div>
    )
  }
  return (
    <SafeLink href={url} className={classNames(buttonClass('secondary', 'lg'), 'w-fit', className)}>
      <ExternalLink aria-hidden="true" />
      {sectionTexts.watchVideo}
    </SafeLink>
  )
}

function Player({ video, title, still, patternId }: SectionVideoProps & { video: YoutubeVideo }) {
  const [playingId, setPlayingId] = useState('')
  // The button that had the focus is gone: the keyboard goes on in the player.
  const focusPlayer = useCallback((frame: HTMLIFrameElement | null) => frame?.focus(), [])
  if (playingId === video.id) {
    return (
      <iframe
        ref={focusPlayer}
        src={`${video.embedUrl}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="absolute inset-0 size-full border-0"
      />
    )
  }
  return (
    <>
      <div data-theme="dark" className="absolute inset-0">
        {still?.url ? (
          <SectionPicture image={{ ...still, alt: '' }} patternId={patternId} className="size-full" />
        ) : (
          <IdPattern id={patternId} />
        )}
      </div>
      <button
        type="button"
        onClick={() => setPlayingId(video.id)}
        aria-label={title ? `${sectionTexts.playVideo}: ${title}` : sectionTexts.playVideo}
        className="group absolute inset-0 grid size-full place-items-center bg-night/25 transition-colors hover:bg-night/10 focus-visible:-outline-offset-4"
      >
        <span className="grid size-18 place-items-center rounded-full bg-on-primary text-night shadow-float transition-transform duration-200 group-hover:scale-108 group-active:scale-100">
          <Play aria-hidden="true" className="size-7 translate-x-0.5 fill-current" />
        </span>
      </button>
    </>
  )
}
