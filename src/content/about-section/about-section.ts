import { defineCollection, type RecordOf } from '../../schema/define-content.ts'
import { image, longText, text, toggle } from '../../schema/fields.ts'

/** Older senders write these names in snake case. */
const olderNames = { image_url: 'imageUrl', map_image_url: 'mapImageUrl', is_active: 'isActive' } as const

export const aboutSection = defineCollection({
  name: 'about-section',
  path: 'about',
  label: ['About section', 'About sections'],
  modifiedName: 'lastModified',
  fields: {
    title: text('Title').required(),
    content: longText('Content', { max: 20_000 }),
    imageUrl: image('Image', { folder: 'about' }),
    mapImageUrl: image('Map image', { folder: 'about' }),
    isActive: toggle('Active').default(true),
  },
  prepare: (input) => {
    const renamed = Object.entries(olderNames)
      .filter(([older, newer]) => input[older] !== undefined && input[newer] === undefined)
      .map(([older, newer]) => [newer, input[older]])
    return { ...input, ...Object.fromEntries(renamed) }
  },
  visibleWhen: (values) => values.isActive,
  example: {
    title: 'Where we work',
    content: 'From the oases of the western desert to the lakes of the Rift.',
  },
})

export type AboutSection = RecordOf<typeof aboutSection> & { lastModified: string | null }
