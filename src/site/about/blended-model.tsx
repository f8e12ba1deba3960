import { SectionText } from '../../sections/section-text.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'

/** Where the two ways meet: two streams become one, and it flows to the picture. */
export function BlendedModel({ text, imageUrl }: { text: string; imageUrl: string }) {
  return (
    <div className="mt-16 md:mt-0">
      <Confluence />
      <div className="grid items-center gap-x-gutter gap-y-10 lg:grid-cols-12">
        <RecordPicture
          url={imageUrl}
          alt=""
          id="blended-model"
          ratio={[3, 2]}
          sizes="(min-width: 64rem) 60vw, 75vw"
          className="-mx-gutter aspect-3/2 lg:col-span-7 lg:-ms-[calc(max(0px,(100cqi-76rem)/2)+var(--spacing-gutter))] lg:me-0 lg:rounded-e-2xl"
        />
        <div className="lg:col-span-5 lg:ps-6">
          <Written as="h3" className="max-w-[10ch] rtl:max-w-[14ch] text-h1">
            {messages.about.blendedTitle}
          </Written>
          <SectionText text={text} className="mt-5 max-w-measure text-lead text-muted" />
        </div>
      </div>
    </div>
  )
}

/** From the middle of each column above down to the picture. */
function Confluence() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 200"
      preserveAspectRatio="none"
      className="block h-48 w-full max-md:hidden rtl:-scale-x-100"
    >
      {streams.map(({ path, stroke }) => (
        <path
          key={stroke}
          d={path}
          fill="none"
          stroke={stroke}
          strokeWidth="12"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

// The gap between the columns grows with the page, so that their middles stay at the same share of its width.
const streams = [
  { path: 'M239 0V20C239 120 289 100 289 200', stroke: 'var(--gsf-accent)' },
  { path: 'M761 0V10C761 160 300 40 300 200', stroke: 'var(--gsf-secondary)' },
]
