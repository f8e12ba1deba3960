import { localNumber } from '../../shared/local-numbers.ts'
import { ArrowLink } from '../arrow-link.tsx'
import * as messages from '../messages/site-messages.ts'

const texts = messages.home.funding

/** How money moves: three steps along a river that grows wider with every result. */
export function FundingBlock() {
  return (
    <section aria-labelledby="funding" className="overflow-clip bg-sunken">
      <div className="page-width py-section">
        <div className="grid gap-x-gutter gap-y-5 lg:grid-cols-12">
          <h2 id="funding" className="max-w-[12ch] text-h1 lg:col-span-5">
            {texts.title}
          </h2>
          <div className="grid content-start gap-4 lg:col-span-6 lg:col-start-7">
            <p className="text-lead text-muted">{texts.text}</p>
            <ArrowLink href="/programs">{texts.link}</ArrowLink>
          </div>
        </div>
        <div className="relative mt-12 max-md:ps-20 md:mt-16 md:pt-36">
          {/* From edge to edge of the window; on a phone beside the steps. */}
          <River className="-start-[calc(max(0px,(100cqi-76rem)/2)+var(--spacing-gutter))] top-0 h-32 w-[100cqi] max-md:hidden rtl:-scale-x-100" />
          <River isDown className="inset-y-0 start-0 h-full w-14 md:hidden" />
          <ol className="grid gap-12 md:grid-cols-3 md:gap-gutter">
            {texts.steps.map((step, index) => (
              <li key={step.title} className={stairs[index]}>
                <span aria-hidden="true" className="block text-figure text-gsf-primary tabular-nums">
                  {localNumber(index + 1)}
                </span>
                <h3 className="mt-4 text-h2">{step.title}</h3>
                <p className="mt-3 max-w-88 text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

const stairs = ['', 'md:pt-6', 'md:pt-14']

interface RiverProps {
  isDown?: boolean
  className: string
}

/** Grows wider from the start of its course to the end. */
function River({ isDown = false, className }: RiverProps) {
  const id = isDown ? 'river-down' : 'river'
  return (
    <svg
      aria-hidden="true"
      viewBox={isDown ? '0 0 140 1440' : '0 0 1440 140'}
      preserveAspectRatio="none"
      className={`absolute ${className}`}
    >
      <linearGradient id={id}>
        <stop stopColor="var(--gsf-primary)" />
        <stop offset="0.55" stopColor="var(--gsf-secondary)" />
        <stop offset="1" stopColor="var(--gsf-accent)" />
      </linearGradient>
      <path
        d="M0 34C180 30 300 44 480 40S760 20 940 26 1240 44 1440 24V136C1260 128 1120 100 940 92S660 66 480 60 180 40 0 40Z"
        transform={isDown ? 'matrix(0 1 1 0 0 0)' : undefined}
        fill={`url(#${id})`}
      />
    </svg>
  )
}
