import { classNames } from './class-names.ts'
import { useImageState } from './use-image-state.ts'

const sizes = { sm: 'size-8 text-caption', md: 'size-11 text-small', lg: 'size-20 text-h3' }

export type AvatarProps = {
  /** Whose picture it is: gives the initial. */
  name: string
  src?: string | null
  size?: keyof typeof sizes
  /** Says the name aloud; leave it off where the name stands beside the picture. */
  isNamed?: boolean
  className?: string
}

export function Avatar({ name, src, size = 'md', isNamed = false, className }: AvatarProps) {
  const { isUsable, imageProps } = useImageState(src)
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
  return (
    <span
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-action-tint font-semibold text-link',
        sizes[size],
        className,
      )}
    >
      {isUsable ? (
        <img {...imageProps} src={src ?? undefined} alt="" className="size-full object-cover" />
      ) : (
        initial
      )}
    </span>
  )
}
