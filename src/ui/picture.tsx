import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IdPattern } from './drawn-pattern.tsx'
import { useImageState } from './use-image-state.ts'

export type PictureProps = {
  src: string | null | undefined
  /** What it shows; an empty text where words beside it say the same. */
  alt: string
  /** The record's id: makes the pattern that stands in for a missing or broken image. */
  patternId: string
  srcSet?: string
  sizes?: string
  width?: number
  height?: number
  /** 'eager' with fetchPriority 'high' for the first large picture of a page. */
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'low' | 'auto'
  fit?: 'cover' | 'contain'
  /** Instead of the pattern, such as a partner's name. */
  fallback?: ReactNode
  /** Sizes the frame, such as aspect-video. */
  className?: string
  imageClassName?: string
}

/** An image that fills its frame; the frame keeps its size whether or not the image comes. */
export function Picture(props: PictureProps) {
  const { src, alt, patternId, loading = 'lazy', fit = 'cover', fallback, className, imageClassName } = props
  const { isUsable, imageProps } = useImageState(src)
  if (!isUsable) {
    return (
      <div
        {...(alt ? { role: 'img', 'aria-label': alt } : {})}
        className={classNames('overflow-hidden', className)}
      >
        {fallback ?? <IdPattern id={patternId} />}
      </div>
    )
  }
  return (
    <div className={classNames('overflow-hidden bg-sunken dark:bg-raised', className)}>
      <img
        {...imageProps}
        src={src ?? undefined}
        alt={alt}
        srcSet={props.srcSet}
        sizes={props.sizes}
        width={props.width}
        height={props.height}
        loading={loading}
        fetchPriority={props.fetchPriority}
        decoding="async"
        className={classNames(
          'size-full',
          fit === 'cover' ? 'object-cover' : 'object-contain',
          imageClassName,
        )}
      />
    </div>
  )
}
