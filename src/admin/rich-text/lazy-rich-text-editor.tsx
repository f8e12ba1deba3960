import { lazy, Suspense } from 'react'
import { LoadingPart } from '../loading-part.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** Forms without a rich text do without it; what weighs in it comes when somebody turns to one (decision 47). */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<LoadingPart text={texts.loading} className="h-40 w-full" />}>
      <Editor {...props} />
    </Suspense>
  )
}
