import type { RecordOf } from '../../schema/define-content.ts'
import { image, richText, text, toggle } from '../../schema/fields.ts'
import { defineCollection } from '../define-type.ts'

export const aboutSection = defineCollection({
  name: 'about-section',
  path: 'about',
  label: ['About section', 'About sections'],
  modifiedName: 'lastModified',
  fields: {
    title: text('Title').required(),
    content: richText('Content', { max: 20_000 }),
    imageUrl: image('Image', { folder: 'about' }).formerly('image_url'),
    mapImageUrl: image('Map image', { folder: 'about' }).formerly('map_image_url'),
    isActive: toggle('Active').default(true).formerly('is_active'),
  },
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  screen: {
    path: 'about/sections',
    menu: false,
    keywords: ['about page', 'further sections'],
    parent: 'about',
    words: {
      description: 'Further chapters on the About page, each with a picture and, where it helps, a map.',
      add: 'Add Section',
      addTitle: 'Add Section',
      editTitle: 'Edit Section',
      empty: 'No further sections yet',
      emptyHint: 'The About page is complete without them. Add one for whatever else visitors should know.',
      confirmDelete: 'Are you sure you want to delete this section?',
      loadFailed: 'Failed to fetch about sections',
      failed: ({ exists, reason }) =>
        exists ? `Failed to update about section: ${reason}` : `Failed to create about section: ${reason}`,
      deleteFailed: ({ reason }) => `Failed to delete about section: ${reason}`,
      created: 'Section created successfully!',
      updated: 'Section updated successfully!',
      deleted: 'Section deleted successfully!',
    },
    form: [
      { title: 'Section', fields: ['title', 'content', 'isActive'] },
      {
        title: 'Pictures',
        fields: [
          { name: 'imageUrl', previewSize: 'medium' },
          { name: 'mapImageUrl', previewSize: 'medium' },
        ],
        isAside: true,
      },
    ],
    pageOf: ({ isActive }) => (isActive ? '/about' : undefined),
  },
  example: {
    title: 'Where we work',
    content: 'From the oases of the western desert to the lakes of the Rift.',
  },
})

export type AboutSection = RecordOf<typeof aboutSection> & { lastModified: string | null }
