import { fetchedInPlace } from '../fetched-in-place.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextEditorTexts as texts } from './rich-text-editor-texts.ts'

const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor

/** Forms without a rich text do without it; what weighs in it comes when somebody turns to one (decision 47). */
export const { InPlace: LazyRichTextEditor } = fetchedInPlace<RichTextEditorProps>(loadEditor, {
  text: texts.loading,
  className: 'h-40 w-full',
})
