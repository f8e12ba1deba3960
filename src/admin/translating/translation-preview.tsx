import { useRef, useState } from 'react'
import type { TranslationPlace } from '../../client/translation-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { pageShowing } from '../../schema/shown-record.ts'
import { classNames } from '../../ui/class-names.ts'
import { PreviewControls, previewWidths, usePreviewLook } from '../preview-controls.tsx'
import { previewFrameTexts } from '../preview-frame-texts.ts'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { useScaleToFit } from '../use-scale-to-fit.ts'
import { withoutMarks } from './marked-page.ts'
import type { SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'
import { useFramedPage } from './use-framed-page.ts'
import { useTranslationPage } from './use-translation-page.ts'

/** Whether a page of the site shows records of this type. */
export function hasPage(definition: Definition): boolean {
  const values = { ...initialValues(definition.fields), ...definition.example }
  const record = { ...values, id: 'any', createdAt: null, updatedAt: null } as RecordOf<Definition>
  return pageShowing(definition, record) !== undefined
}

type TranslationPreviewProps = {
  place: TranslationPlace
  /** Of the translation. */
  form: RecordFormState
  texts: readonly SheetText[]
  /** The text that is worked on. */
  current: string | null
  /** Somebody pressed a text on the page. */
  onEdit: (name: string) => void
}

/** The very page that visitors will see, drawn by the site's own renderer of that language, while it is typed. */
export function TranslationPreview({ place, form, texts, current, onEdit }: TranslationPreviewProps) {
  const page = useTranslationPage(place, form, texts)
  const look = usePreviewLook()
  const { frame: width, pixels } = previewWidths[look.width]
  return (
    <section aria-label={previewFrameTexts.preview} className="flex h-full min-h-0 min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-small font-medium">{previewFrameTexts.preview}</h2>
        <PreviewControls {...look} />
      </div>
      <p role="status" className="text-caption text-muted">
        {page.isError ? words.previewFailed : words.previewHint}
      </p>
      <div className={classNames('mx-auto min-h-0 w-full flex-1', width)}>
        {page.data !== undefined && (
          <FramedPage html={page.data} {...{ texts, current, onEdit, pixels }} theme={look.theme} />
        )}
      </div>
    </section>
  )
}

type FramedPageProps = Pick<TranslationPreviewProps, 'texts' | 'current' | 'onEdit'> & {
  html: string
  pixels: number
  theme: 'light' | 'dark'
}

function FramedPage({ html, pixels, ...follow }: FramedPageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The first page is loaded; those that follow are made of it, so that it stays where it was scrolled to.
  const [firstHtml] = useState(() => withoutMarks(html))
  const { outer, scale } = useScaleToFit(pixels)
  const onLoad = useFramedPage(frame, { html, ...follow })
  return (
    <div ref={outer} dir="ltr" className="size-full overflow-hidden rounded-card border border-line bg-paper">
      <iframe
        ref={frame}
        title={words.previewPage}
        srcDoc={firstHtml}
        onLoad={onLoad}
        style={{
          width: scale === 1 ? '100%' : pixels,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
        className="origin-top-left"
      />
    </div>
  )
}
