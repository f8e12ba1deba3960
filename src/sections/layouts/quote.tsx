import { classNames } from '../../ui/class-names.ts'
import { type QuotedPerson, quotedPerson } from '../quoted-person.ts'
import { alignItems } from '../section-align.ts'
import { useSectionData } from '../section-context.tsx'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionPicture } from '../section-picture.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'

/** Somebody's own words in large type, with their face beside them where we have it. */
export function Quote({ section, headingLevel }: SectionViewProps) {
  const { stories } = useSectionData()
  const person = quotedPerson(section, stories)
  const { align, id } = section
  const isBeside = align !== 'center' && person.portrait
  return (
    <SectionFrame section={{ ...section, header: person.name }} headingLevel={headingLevel} tone="sunken">
      <div
        className={classNames(
          'flex flex-col gap-8',
          isBeside ? '@3xl:grid @3xl:grid-cols-12 @3xl:items-center @3xl:gap-x-16' : 'max-w-220',
          align === 'center' && 'mx-auto items-center',
          align === 'right' && 'items-end',
          align === 'right' && !isBeside && 'ms-auto',
        )}
      >
        {person.portrait && (
          <SectionPicture
            image={person.portrait}
            patternId={id}
            ratio={[800, 1000]}
            className={
              isBeside
                ? classNames(
                    'aspect-square w-40 rounded-2xl @3xl:col-span-4 @3xl:aspect-4/5 @3xl:w-auto',
                    align === 'right' && '@3xl:order-2',
                  )
                : 'aspect-square w-36 rounded-full'
            }
          />
        )}
        <Words person={person} align={align} className={isBeside ? '@3xl:col-span-8' : ''} />
      </div>
    </SectionFrame>
  )
}

type WordsProps = {
  person: QuotedPerson
  align: SectionViewProps['section']['align']
  className: string
}

function Words({ person, align, className }: WordsProps) {
  return (
    <figure className={classNames('flex flex-col gap-6', alignItems[align], className)}>
      {person.words.trim() !== '' && (
        <>
          <QuoteMark />
          <blockquote>
            <SectionText text={person.words} className={classNames(wordsSize(person.words), 'font-normal')} />
          </blockquote>
        </>
      )}
      <figcaption className={classNames('flex flex-col gap-1', alignItems[align])}>
        <SectionHeading className="text-h3 text-(--section-primary-ink)" />
        <SectionSubheader text={person.role} className="text-muted" />
      </figcaption>
    </figure>
  )
}

function QuoteMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 36" className="h-10 text-(--section-accent-ink) rtl:-scale-x-100">
      <path
        fill="currentColor"
        d="M0 36V20C0 8 7 1 19 0v8c-6 1-9 4-9 10h9v18H0Zm28 0V20C28 8 35 1 47 0v8c-6 1-9 4-9 10h9v18H28Z"
      />
    </svg>
  )
}

function wordsSize(words: string): string {
  if (words.length <= 120) return 'text-h1'
  return words.length <= 320 ? 'text-h2' : 'text-h3'
}
