import type { RecordOf } from '../../schema/define-content.ts'
import { image, richText, text, toggle } from '../../schema/fields.ts'
import { defineSingleton } from '../define-type.ts'
import { missionVisionDefaults as initial } from './mission-vision-defaults.ts'

const title = (label: string) => text(label, { max: 300 }).required()
const content = (label: string) =>
  richText(label, { max: 5000 })
    .required()
    .help('The first paragraph stands in large letters; what follows in ordinary ones.')

export const missionVision = defineSingleton({
  name: 'mission-vision',
  path: 'mission-vision',
  label: ['Mission & Vision', 'Mission & Vision'],
  id: 'mission-vision',
  modifiedName: 'lastModified',
  fields: {
    missionTitle: title('Mission title').default(initial.missionTitle),
    missionContent: content('Mission').default(initial.missionContent),
    missionImageUrl: image('Mission image', { folder: 'about' }),
    visionTitle: title('Vision title').default(initial.visionTitle),
    visionContent: content('Vision').default(initial.visionContent),
    visionImageUrl: image('Vision image', { folder: 'about' }),
    isActive: toggle('Active').default(true).help('Hidden from the About page when off'),
  },
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  screen: {
    path: 'mission',
    menu: { description: 'Two statements on About', icon: 'Compass', place: 50 },
    keywords: ['statement', 'purpose'],
    words: {
      title: 'Mission & Vision Manager',
      description: 'The two statements on the About page, each with its picture.',
      created: 'Mission and vision saved successfully!',
      updated: 'Mission and vision saved successfully!',
      loadFailed: 'Failed to load mission and vision',
      failed: 'Failed to save mission and vision. Please try again.',
    },
    form: [
      {
        title: 'Mission',
        fields: ['missionTitle', { name: 'missionContent', rows: 5 }, 'missionImageUrl'],
      },
      { title: 'Vision', fields: ['visionTitle', { name: 'visionContent', rows: 5 }, 'visionImageUrl'] },
      { title: 'Visibility', fields: ['isActive'] },
    ],
    pageOf: () => '/about#mission',
  },
  example: { missionTitle: 'Our Mission' },
})

export type MissionVision = RecordOf<typeof missionVision> & { lastModified: string | null }
