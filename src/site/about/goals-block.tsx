import { globalGoal } from '../../content/global-goals.ts'
import { SectionText } from '../../sections/section-text.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { localNumber } from '../../shared/local-numbers.ts'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'
import type { AboutContent } from './about-content.ts'

const texts = messages.about

/** The Sustainable Development Goals we work towards, with their official names. */
export function GoalsBlock({ content }: { content: AboutContent }) {
  const { sdgsTitle, sdgsContent, sdgItems } = content
  return (
    <WrittenSection
      aria-labelledby="goals"
      written={{ header: sdgsTitle, content: sdgsContent }}
      className="page-width grid gap-x-gutter gap-y-10 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <Written as="h2" id="goals" className="max-w-[12ch] rtl:max-w-[16ch] text-h1">
          {sdgsTitle}
        </Written>
        <SectionText text={sdgsContent} className="mt-5 max-w-100 text-lead text-muted" />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-5 gap-y-8 lg:col-span-8">
        {sdgItems.map((item) => (
          <li
            key={`${item.number} ${item.title}`}
            className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:items-center max-sm:gap-5"
          >
            <GoalTile number={item.number} imageUrl={item.imageUrl} />
            <GoalName number={item.number} title={item.title} />
          </li>
        ))}
      </ul>
    </WrittenSection>
  )
}

function GoalTile({ number, imageUrl }: { number: number; imageUrl: string }) {
  if (imageUrl) {
    return (
      <RecordPicture
        url={imageUrl}
        alt=""
        id={`goal-${number}`}
        ratio={[1, 1]}
        className="aspect-square rounded-card"
      />
    )
  }
  return (
    <div
      aria-hidden="true"
      style={{ borderColor: globalGoal(number)?.color }}
      className="grid aspect-square place-items-center rounded-card border-[0.75rem] bg-surface text-display"
    >
      {localNumber(number)}
    </div>
  )
}

/** An editor's own words come with the official name, so that the goal can be looked up. */
function GoalName({ number, title }: { number: number; title: string }) {
  const official = globalGoal(number)?.name ?? ''
  const isOwn = title && official && title !== official
  return (
    <div className="sm:mt-4">
      <Written as="p" className="text-caption text-muted">
        {isOwn ? texts.goalNamed(number, official) : texts.goal(number)}
      </Written>
      <Written as="h3" className="mt-0.5 text-h3">
        {title || official}
      </Written>
    </div>
  )
}
