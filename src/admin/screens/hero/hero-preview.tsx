import type { heroSection } from '../../../content/hero-section/hero-section.ts'
import { HomeHero } from '../../../sections/home-hero.tsx'
import { useImageState } from '../../../ui/use-image-state.ts'
import { PreviewFrame } from '../../preview-frame.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { heroTexts as texts } from './hero-texts.ts'

/** The header's logo and the hero itself, as they will be on the home page. */
export function HeroPreview({ form }: { form: RecordFormState<typeof heroSection> }) {
  const values = useTypedValues(form)
  const { headerLogoLight, headerLogoDark } = values
  return (
    <PreviewFrame className="xl:sticky xl:top-21 xl:self-start">
      <div className="border-b border-line bg-paper px-gutter py-4">
        <HeaderLogo url={headerLogoLight || headerLogoDark} className="dark:hidden" />
        <HeaderLogo url={headerLogoDark || headerLogoLight} className="not-dark:hidden" />
      </div>
      <HomeHero hero={{ ...values, id: form.id ?? '' }} headingLevel={2} />
    </PreviewFrame>
  )
}

function HeaderLogo({ url, className }: { url: string; className: string }) {
  const { isUsable, imageProps } = useImageState(url)
  return (
    <div className={className}>
      {isUsable ? (
        <img
          {...imageProps}
          src={url}
          alt={texts.headerPreview}
          className="h-10 w-auto max-w-52 object-contain"
        />
      ) : (
        <p className="text-small text-muted">{texts.noLogo}</p>
      )}
    </div>
  )
}
