import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** The editor weighs more than a form without it: it is loaded with the first form that needs it. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense
      fallback={
        <div role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton className="h-40 w-full" />
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
