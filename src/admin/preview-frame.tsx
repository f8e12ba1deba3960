import { Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { type SectionData, SectionDataProvider } from '../sections/section-context.tsx'
import { type Language, mainLanguage } from '../shared/languages.ts'
import { classNames } from '../ui/class-names.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { InLanguage } from './in-language.tsx'
import { previewFrameTexts as texts } from './preview-frame-texts.ts'
import { useScaleToFit } from './use-scale-to-fit.ts'

/** The language of what the frames inside show, where nothing else is said. */
export const PreviewLanguageContext = createContext<Language>(mainLanguage)

/** The width that the page believes to have; a narrower frame shows it smaller. */
const widths = {
  desktop: { frame: 'w-full', pixels: 1280 },
  tablet: { frame: 'max-w-2xl', pixels: 672 },
  mobile: { frame: 'max-w-sm', pixels: 384 },
}
type Width = keyof typeof widths
type Theme = 'light' | 'dark'

const widthSegments = [
  { value: 'desktop', label: texts.desktop, icon: <Monitor aria-hidden="true" />, iconOnly: true },
  { value: 'tablet', label: texts.tablet, icon: <Tablet aria-hidden="true" />, iconOnly: true },
  { value: 'mobile', label: texts.mobile, icon: <Smartphone aria-hidden="true" />, iconOnly: true },
] as const
const themeSegments = [
  { value: 'light', label: texts.light, icon: <Sun aria-hidden="true" />, iconOnly: true },
  { value: 'dark', label: texts.dark, icon: <Moon aria-hidden="true" />, iconOnly: true },
] as const

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
  const around = use(PreviewLanguageContext)
  const { label = texts.preview, data, language = around, children, className } = props
  const [width, setWidth] = useState<Width>('desktop')
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  )
  return (
    <section aria-label={label} className={classNames('flex min-w-0 flex-col gap-3', className)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-small font-medium">{label}</h2>
        <div className="flex gap-2">
          <SegmentedControl
            label={texts.width}
            segments={widthSegments}
            value={width}
            onValueChange={setWidth}
          />
          <SegmentedControl
            label={texts.theme}
            segments={themeSegments}
            value={theme}
            onValueChange={setTheme}
          />
        </div>
      </div>
      {/* Scrolls by itself where the place around it gives it a height. */}
      <div className={classNames('mx-auto min-h-0 w-full overflow-y-auto', widths[width].frame)}>
        <ScaledPage pixels={widths[width].pixels} theme={theme}>
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

function ScaledPage({ pixels, theme, children }: { pixels: number; theme: Theme; children: ReactNode }) {
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
