import type { SuccessStory } from '../content/success-story/success-story.ts'
import { SectionText } from '../sections/section-text.tsx'
import { inQuotes } from '../shared/text-language.ts'
import { Written } from '../ui/written.tsx'
import { RecordPicture } from './record-picture.tsx'

interface StoryListProps {
  stories: readonly SuccessStory[]
  title: string
  text?: string
  /** Of the heading. */
  id: string
}

/** Success stories: a face, a voice, and what happened. */
export function StoryList({ stories, title, text = '', id }: StoryListProps) {
  if (stories.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-line border-t">
      <div className="page-width py-section">
        <Written as="h2" id={id} className="text-h2">
          {title}
        </Written>
        <SectionText text={text} className="prose-measure mt-3 text-muted" />
        <ul className="mt-10 grid gap-14">
          {stories.map((story) => (
            <li key={story.id}>
              <StoryArticle story={story} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function StoryArticle({ story }: { story: SuccessStory }) {
  return (
    <article className="grid gap-6 md:grid-cols-[minmax(0,18rem)_1fr] md:gap-12">
      <RecordPicture
        url={story.imageUrl}
        alt={story.name}
        id={story.id}
        ratio={[4, 5]}
        sizes="(min-width: 48rem) 18rem, 75vw"
        className="aspect-4/5 max-h-96 w-full rounded-card md:max-h-none"
      />
      <div className="self-center">
        {story.quote && (
          <blockquote className="border-gsf-gold border-s-4 ps-5">
            <Written as="p" text={story.quote} className="text-h2 text-balance">
              {inQuotes(story.quote)}
            </Written>
          </blockquote>
        )}
        <Written as="h3" className="mt-6 text-h3">
          {story.name}
        </Written>
        {story.role && (
          <Written as="p" className="text-muted text-small">
            {story.role}
          </Written>
        )}
        <SectionText text={story.story} headingLevel={4} className="prose-measure mt-4 text-muted" />
      </div>
    </article>
  )
}
