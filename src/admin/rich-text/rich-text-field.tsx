import { useRef } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type { RichTextProps } from './rich-text-frame.tsx'
import { RichTextSkeleton } from './rich-text-skeleton.tsx'

const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor

const Editor = lazyPart(loadEditor, { Fallback: RichTextSkeleton })

/** A text with looks; stands in a FormField. ProseMirror is loaded with the first one that is shown. */
export function RichTextField(props: RichTextProps) {
  const wantsFocus = useRef(false)
  return <Editor {...props} wantsFocus={wantsFocus} />
}
