import { SectionText } from '../../sections/section-text.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { Written } from '../../ui/written.tsx'
import { RecordPicture } from '../record-picture.tsx'
import type { AboutContent } from './about-content.ts'

/** What we go by: a sign, a word and a sentence each. The heading takes the first place of six. */
export function ValuesBlock({ content: { valuesTitle, valueItems } }: { content: AboutContent }) {
  return (
    <WrittenSection
      aria-labelledby="values"
      written={{ header: valuesTitle }}
      className="border-line border-t"
    >
      <div className={`page-width py-section ${columns}`}>
        <Written as="h2" id="values" className="max-w-[8ch] rtl:max-w-[14ch] text-display">
          {valuesTitle}
        </Written>
        <ul className="contents">
          {valueItems.map((value) => (
            <li
              key={value.title + value.description}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start gap-x-5 gap-y-6 sm:grid-cols-1"
            >
              <RecordPicture
                url={value.imageUrl}
                alt=""
                id={value.title}
                ratio={[1, 1]}
                className="aspect-square self-start rounded-card sm:aspect-4/3 sm:rounded-2xl"
              />
              <div>
                <Written as="h3" className="text-h3 sm:text-h2">
                  {value.title}
                </Written>
                <SectionText text={value.description} className="mt-2 max-w-100 text-muted" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </WrittenSection>
  )
}

const columns = 'grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-16 lg:grid-cols-3'
