import { wordsInPageLanguage } from '../content-words.ts'
import type { SectionLayout } from './section-layout-names.ts'

/** What an editor is told to write into the empty fields of a section. Shown to staff alone, and never stored. */
export interface SectionHints {
  header?: string
  subheader?: string
  content?: string
}

/** Of the sections that a kind of page starts with, by their ids, as long as they keep their layout. */
export type StarterHints = Readonly<Record<string, SectionHints & { layout: SectionLayout }>>

const speaker = {
  header: 'Name of the speaker',
  subheader: 'What they do, and where',
  content: 'Put their own words here, short enough to be read in one breath.',
}

/** Where the page itself says nothing more particular. */
const layoutHints: Partial<Record<SectionLayout, SectionHints>> = {
  hero: {
    header: 'One sentence that says what changes',
    content:
      'Two or three lines for somebody who has never heard of it: who it is for, and what they can do after.',
  },
  simpleHero: {
    header: 'A title on a plain ground',
    subheader: 'One line below it',
    content: 'For pages that need no picture to be understood.',
  },
  customHero: {
    header: 'Name the promise',
    subheader: 'Say who keeps it',
    content: 'A short paragraph over the picture. It should still make sense when the picture is missing.',
  },
  aspiration: {
    content:
      'Describe the day on which this work is no longer needed. Be concrete: what does a morning look like there?',
  },
  fullWidthImage: {
    header: 'Let one picture speak',
    content: 'A caption with the place, the month and the names of those in it.',
  },
  galleryGrid: { content: 'Pictures of the last season. Say in each caption what is happening.' },
  quote: speaker,
  portfolio: { content: 'Choose the results that a sceptical reader would ask for first.' },
  logoCenter: { content: 'One line about the program or the partner whose mark stands above.' },
  logoCenterVideo: { content: 'A line about who filmed it, where and when.' },
  aspirationVideo: { content: 'Introduce the person in the film, and say what to listen for.' },
  callToAction: { content: 'Say what happens after the button is pressed, and how long it takes.' },
  textLeftImageRight: {
    content:
      'The problem as the people who live with it describe it, then the idea that came out of talking to them.',
  },
  imageLeftTextRight: {
    content: 'The work itself: who comes, what they bring, what they take home.',
  },
  stats: { content: 'Say who counted, and when.' },
  richText: {
    content: 'The whole text. Give its parts headings: the table of contents is made from them.',
  },
  questions: { content: 'One line about whom to ask when the answer is not here.' },
}

/** Their words are the title and the short texts of the record. */
const repeatsTheRecord: StarterHints = {
  hero: { layout: 'customHero' },
  support: { layout: 'callToAction' },
}

export const programHints: StarterHints = {
  ...repeatsTheRecord,
  aspiration: {
    layout: 'textLeftImageRight',
    content: 'Describe the people this program is for, and what stands in their way today.',
  },
  activities: {
    layout: 'imageLeftTextRight',
    content: 'Describe an ordinary week: workshops, visits to customers, hours with a mentor.',
  },
  testimonial: {
    layout: 'quote',
    header: 'Name of a participant',
    subheader: 'Their company and place',
    content: 'What one of them said about the program, in their own words.',
  },
}

export const projectHints: StarterHints = {
  ...repeatsTheRecord,
  aspiration: {
    layout: 'textLeftImageRight',
    content: 'Describe the place before the project: what people lack, and what they have tried.',
  },
  activities: { layout: 'imageLeftTextRight', content: 'Describe the work of an ordinary month.' },
  testimonial: {
    layout: 'quote',
    header: 'Name of somebody from the community',
    subheader: 'What they do, and where',
    content: 'What they said about the project, in their own words.',
  },
}

export const portfolioHints: StarterHints = {
  successStory: {
    layout: 'quote',
    ...speaker,
    content: 'Put their own words here. A header that names a success story shows that story.',
  },
}

export function layoutHintsOf(layout: string): SectionHints {
  return layoutHints[layout as SectionLayout] ?? {}
}

/** What belongs into the section: as the page it stands on says it, else as its layout does. */
export function sectionHints(section: { id: string; layout: string }, own: StarterHints = {}): SectionHints {
  const starter = own[section.id]
  const hints = starter?.layout === section.layout ? starter : layoutHintsOf(section.layout)
  return wordsInPageLanguage(hints)
}

const all = [layoutHints, programHints, projectHints, portfolioHints].flatMap((hints): SectionHints[] =>
  Object.values(hints),
)

/** Everything that a field may be asked for, in any layout and on any page. */
export function hintTexts(field: keyof SectionHints): ReadonlySet<string> {
  return new Set(all.flatMap((hints) => hints[field] ?? []))
}
