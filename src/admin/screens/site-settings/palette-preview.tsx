import { type BrandColors, houseColors } from '../../../shared/brand-colors.ts'
import { type BrandPalette, brandPalette } from '../../../shared/brand-palette.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { siteSettingsTexts as texts } from './site-settings-texts.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** What visitors will see of the colours, in both themes at once. Undefined stands for those of the house. */
export function PalettePreview({ colors }: { colors: BrandColors | undefined }) {
  const palette = colors && brandPalette(colors)
  return (
    <section aria-label={texts.preview} className="grid gap-4 sm:grid-cols-2">
      {themes.map((theme) => (
        <ThemeSample key={theme} theme={theme} palette={palette} colors={colors ?? houseColors} />
      ))}
    </section>
  )
}

type ThemeSampleProps = { theme: Theme; palette: BrandPalette | undefined; colors: BrandColors }

function ThemeSample({ theme, palette, colors }: ThemeSampleProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-caption text-muted">{texts[theme]}</figcaption>
      <div
        data-theme={theme}
        style={customProperties(palette && { ...palette.both, ...palette[theme] })}
        className="overflow-clip rounded-card border border-line bg-paper text-ink"
      >
        <div className="grid gap-4 p-5">
          <div aria-hidden="true" className="flex gap-2">
            {Object.entries(colors).map(([name]) => (
              <span
                key={name}
                className={`h-1.5 flex-1 rounded-full ${swatches[name as keyof BrandColors]}`}
              />
            ))}
          </div>
          <p className="text-h3">{texts.sampleTitle}</p>
          <p className="text-small text-muted">{texts.sampleText}</p>
          <p>
            <span className="text-small font-medium text-link underline">{texts.sampleLink}</span>
          </p>
          <p>
            <span className="text-figure text-gsf-primary">{groupedNumber(1200)}</span>{' '}
            <span className="text-small text-gsf-accent">{texts.sampleFigure}</span>
          </p>
          <span className={`justify-self-start ${buttonClass('primary', 'sm')}`}>{texts.sampleButton}</span>
        </div>
        <div data-theme="dark" style={customProperties(palette && { ...palette.both, ...palette.dark })}>
          <p className="bg-nile p-5 text-small text-ink">{texts.sampleBand}</p>
        </div>
      </div>
    </figure>
  )
}

const swatches: Record<keyof BrandColors, string> = {
  primary: 'bg-gsf-primary',
  secondary: 'bg-gsf-secondary',
  accent: 'bg-gsf-accent',
}

function customProperties(tokens: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens ?? {}).map(([name, value]) => [`--${name}`, value]))
}
