import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { pageDirection } from '../shared/page-language.ts'
import { type TextDirection, textLanguage } from '../shared/text-language.ts'

const DirectionAround = createContext<TextDirection>(pageDirection)

type WrittenTag =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'p'
  | 'span'
  | 'div'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dt'
  | 'dd'
  | 'a'
  | 'figcaption'

type WrittenProps<Tag extends WrittenTag> = Omit<ComponentProps<Tag>, 'lang' | 'dir'> & {
  /** The block, not a link in it: alignment is the block's. */
  as: Tag
  /** Where the children are more than the text alone. */
  text?: string | null | undefined
}

/**
 * An element that holds a text somebody wrote: it says the language and the direction of that text where they differ
 * from what is around it. Texts of our own need it only inside of what somebody wrote.
 */
export function Written<Tag extends WrittenTag>(props: WrittenProps<Tag>) {
  const around = use(DirectionAround)
  // The union of all tags' props is too much for the type checker; the caller's were checked against its own tag.
  const { as: Tag, text, children, ...attributes } = props as WrittenProps<'span'>
  const written = text ?? (typeof children === 'string' ? children : '')
  const language = textLanguage(written, around)
  return (
    <Tag {...language} {...attributes}>
      {language.dir ? <DirectionAround value={language.dir}>{children}</DirectionAround> : children}
    </Tag>
  )
}

/** Stands inside an element that has a `dir` of its own. */
export function WrittenAround({ dir, children }: { dir?: TextDirection | undefined; children: ReactNode }) {
  return dir ? <DirectionAround value={dir}>{children}</DirectionAround> : children
}
