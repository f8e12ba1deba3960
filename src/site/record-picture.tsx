import { SectionPicture } from '../sections/section-picture.tsx'

interface RecordPictureProps {
  url: string
  /** Empty where words beside it say the same. */
  alt: string
  /** Of the record: makes the pattern where there is no picture. */
  id: string
  ratio?: readonly [number, number]
  sizes?: string
  isPriority?: boolean
  fit?: 'cover' | 'contain'
  className?: string
}

/** The picture of a program, an event, a person: in the right size and format, or a quiet pattern. */
export function RecordPicture({ url, alt, id, ...rest }: RecordPictureProps) {
  return <SectionPicture image={{ url, alt, caption: '' }} patternId={id} {...rest} />
}
