import { describe, expect, it } from 'vitest'
import { aboutPageContent } from '../../content/about-page/about-page-content.ts'
import { aboutSection } from '../../content/about-section/about-section.ts'
import { event } from '../../content/event/event.ts'
import { eventSpan } from '../../content/event/event-span.ts'
import { footer } from '../../content/footer/footer.ts'
import { heroSection } from '../../content/hero-section/hero-section.ts'
import { impactPageContent } from '../../content/impact-page/impact-page-content.ts'
import { impactStat } from '../../content/impact-stat/impact-stat.ts'
import { mediaAlbum } from '../../content/media-album/media-album.ts'
import { missionVision } from '../../content/mission-vision/mission-vision.ts'
import { partner } from '../../content/partner/partner.ts'
import { programsPageContent } from '../../content/programs-page/programs-page-content.ts'
import { successStory } from '../../content/success-story/success-story.ts'
import { teamMember } from '../../content/team-member/team-member.ts'
import { checkNew } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { AnyField, Fields } from '../../schema/field.ts'
import { sampleAboutPage, sampleAboutSections, sampleMissionVision } from '../sample-about.ts'
import { sampleAlbums } from '../sample-albums.ts'
import { type SampleRecord, sampleContext } from '../sample-context.ts'
import { sampleEvents } from '../sample-events.ts'
import { sampleFooter, sampleHero, sampleImpactPage, sampleProgramsPage } from '../sample-pages.ts'
import { samplePartners } from '../sample-partners.ts'
import { type PictureName, samplePictures } from '../sample-pictures.ts'
import { sampleStatistics } from '../sample-statistics.ts'
import { sampleStories } from '../sample-stories.ts'
import { sampleTeam } from '../sample-team.ts'
import { arabicAboutPage, arabicAboutSections, arabicMissionVision } from './arabic-about.ts'
import { arabicAlbums } from './arabic-albums.ts'
import { arabicEvents } from './arabic-events.ts'
import { arabicFooter, arabicHero, arabicImpactPage, arabicProgramsPage } from './arabic-pages.ts'
import { arabicPartners } from './arabic-partners.ts'
import { arabicStatistics } from './arabic-statistics.ts'
import { arabicStories } from './arabic-stories.ts'
import { arabicTeam } from './arabic-team.ts'
import type { SampleTexts } from './sample-texts.ts'

const names = Object.keys(samplePictures) as PictureName[]
const context = sampleContext(
  new Map(names.map((name) => [name, `/files/${name}.webp`])),
  new Date('2026-11-15T10:00:00Z'),
)

interface Translated {
  definition: Definition
  records: SampleRecord[]
  texts: Record<string, SampleTexts>
}

const translated: Translated[] = [
  { definition: heroSection, records: [sampleHero(context)], texts: arabicHero },
  { definition: footer, records: [sampleFooter()], texts: arabicFooter },
  { definition: partner, records: samplePartners(context), texts: arabicPartners },
  { definition: teamMember, records: sampleTeam(context), texts: arabicTeam },
  { definition: successStory, records: sampleStories(context), texts: arabicStories },
  { definition: impactStat, records: sampleStatistics(), texts: arabicStatistics },
  { definition: event, records: sampleEvents(context), texts: arabicEvents },
  { definition: mediaAlbum, records: sampleAlbums(context), texts: arabicAlbums },
  { definition: aboutPageContent, records: [sampleAboutPage(context)], texts: arabicAboutPage },
  { definition: aboutSection, records: sampleAboutSections(context), texts: arabicAboutSections },
  { definition: missionVision, records: [sampleMissionVision(context)], texts: arabicMissionVision },
  { definition: programsPageContent, records: [sampleProgramsPage()], texts: arabicProgramsPage },
  { definition: impactPageContent, records: [sampleImpactPage(context)], texts: arabicImpactPage },
]

type Members = Record<string, unknown>
const wordKinds = new Set(['text', 'longText', 'textList'])

/** The paths of the texts of a stored record, as the translation has to name them. */
function wordPaths(fields: Fields, values: Members): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (name === 'id') return []
    return pathsOf(field, values[name]).map((path) => name + path)
  })
}

function pathsOf(field: AnyField, value: unknown): string[] {
  const inner = field.facts.fields
  if (Array.isArray(value) && inner) {
    return value.flatMap((item: Members, place) =>
      wordPaths(inner, item).map((path) => `.${item.id ?? place}.${path}`),
    )
  }
  if (inner) return wordPaths(inner, value as Members).map((path) => `.${path}`)
  if (!wordKinds.has(field.kind)) return []
  if (Array.isArray(value)) return value.map((_, place) => `.${place}`)
  return value === '' ? [] : ['']
}

function leaves(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path.slice(1), texts]]
  return Object.entries(texts as object).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
}

describe.each(translated)('$definition.name of the sample in Arabic', ({ definition, records, texts }) => {
  it('has every record, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(records.map(({ id }) => id).sort())
  })

  it.each(records)('says all that $id says, and nothing more', (record) => {
    const stored = checkNew(definition, record) as Members
    const paths = leaves(texts[record.id]).map(([path]) => path)
    expect(paths.sort()).toEqual(wordPaths(definition.fields, stored).sort())
  })

  it('is written in Arabic letters, signs and digits, with active verbs', () => {
    const poor = leaves(texts).filter(([, text]) => /[A-Za-z0-9,;?"“”]|(?<!\p{L})ي?تم(?!\p{L})/u.test(text))
    expect(poor).toEqual([])
  })
})

it('tells the same times in both languages', () => {
  for (const record of sampleEvents(context)) {
    const { date, endDate, time } = checkNew(event, record) as { date: string; endDate: string; time: string }
    const inArabic = String(arabicEvents[record.id]?.time)
    expect(eventSpan({ date, endDate, time: inArabic })).toEqual(eventSpan({ date, endDate, time }))
  }
})
