import type { ReactNode } from 'react'
import { type SectionData, SectionDataProvider } from '../sections/section-context.tsx'
import { type Language, mainLanguage } from '../shared/languages.ts'
import { classNames } from '../ui/class-names.ts'
import { InLanguage } from './in-language.tsx'
import { PreviewControls, type PreviewTheme, previewWidths, usePreviewLook } from './preview-controls.tsx'
import { previewFrameTexts as texts } from './preview-frame-texts.ts'
import { useScaleToFit } from './use-scale-to-fit.ts'

type PreviewFrameProps = {
  label?: string
  /** The real components of the site; they measure their container, so a narrow frame is a true phone. */
  children: ReactNode
  /** Partners and stories, for sections that show them. */
  data?: Partial<Omit<SectionData, 'isPreview'>>
  /** Of what is shown, which need not be that of the staff area. */
  language?: Language
  className?: string
}

/** What visitors will see, at three widths and in both themes. Links and forms inside do nothing. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { label = texts.preview, data, language = mainLanguage, children, className } = props
  const look = usePreviewLook()
  const { frame, pixels } = previewWidths[look.width]
  return (
    <section aria-label={label} className={classNames('flex min-w-0 flex-col gap-3', className)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-small font-medium">{label}</h2>
        <PreviewControls {...look} />
      </div>
      {/* Scrolls by itself where the place around it gives it a height. */}
      <div className={classNames('mx-auto min-h-0 w-full overflow-y-auto', frame)}>
        <ScaledPage pixels={pixels} theme={look.theme}>
          <InLanguage language={language}>
            <SectionDataProvider {...data} isPreview>
              {children}
            </SectionDataProvider>
          </InLanguage>
        </ScaledPage>
      </div>
    </section>
  )
}

function ScaledPage({
  pixels,
  theme,
  children,
}: {
  pixels: number
  theme: PreviewTheme
  children: ReactNode
}) {
  const { outer, inner, scale, height } = useScaleToFit(pixels)
  return (
    <div
      ref={outer}
      style={{ height }}
      className="overflow-hidden rounded-card border border-line"
      onClickCapture={holdStill}
      onAuxClickCapture={holdStill}
      onSubmitCapture={holdStill}
    >
      <div
        ref={inner}
        data-theme={theme}
        style={{ width: scale === 1 ? '100%' : pixels, transform: `scale(${scale})` }}
        className="@container origin-top-left bg-paper text-body rtl:origin-top-right"
      >
        {children}
      </div>
    </div>
  )
}

/** A preview is for looking: nobody should lose a form by a click on a link in it. */
function holdStill(event: { type: string; target: EventTarget; preventDefault: () => void }): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
  if (event.type === 'submit' || isLink) event.preventDefault()
}
