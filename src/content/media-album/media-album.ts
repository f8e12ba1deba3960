import type { RecordOf } from '../../schema/define-content.ts'
import { date, image, longText, text, textList, toggle } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { dayText } from '../../shared/day-text.ts'
import { defineCollection } from '../define-type.ts'
import { displayOrder } from '../order-and-visibility.ts'
import { screenTexts as texts } from '../screen-texts.ts'
import { albumCover, albumVisibility } from './album-rules.ts'

export const mediaAlbum = defineCollection({
  name: 'media-album',
  path: 'media-albums',
  label: ['Album', 'Albums'],
  writePermission: 'manage_media',
  fields: {
    title: text('Title').required(),
    description: longText('Description'),
    date: date('Date').required(),
    category: text('Category', { max: 60 }).default('General'),
    location: text('Location', { max: 300 }),
    photographer: text('Photographer'),
    coverImageUrl: image('Cover image', { folder: 'media' }),
    images: list(
      'Images',
      {
        url: image('Image', { folder: 'media' }).required().checked({ namedBy: 'alt' }),
        alt: text('Alternative text', { max: 300 }),
        caption: text('Caption', { max: 500 }),
        photographer: text('Photographer'),
        tags: textList('Tags', { maxItems: 30, max: 60 }),
      },
      { itemLabel: 'Image', maxItems: 2000 },
    ),
    tags: textList('Tags', { maxItems: 30, max: 60 }),
    isPublished: toggle('Published').default(true),
    isFeatured: toggle('Featured'),
    order: displayOrder,
  },
  prepare: withoutRepeatedTags,
  visibleWhen: (values) => values.isPublished,
  screen: {
    path: 'media',
    menu: { label: 'Media Gallery', description: 'Albums of pictures', icon: 'Images', place: 40 },
    keywords: ['photos', 'pictures', 'images', 'gallery', 'albums', 'upload'],
    words: {
      title: 'Media Gallery Manager',
      description: 'Albums of pictures on the Events & Media page.',
      add: 'Add Album',
      emptyHint: 'Add an album, then drop its pictures into it.',
      invalid: 'Please fill in all required fields',
      loadFailed: 'Failed to fetch albums',
      created: 'Album created successfully!',
      updated: 'Album updated successfully!',
      deleted: 'Album deleted successfully!',
      failed: ({ exists }) => (exists ? 'Failed to update album' : 'Failed to create album'),
      deleteFailed: 'Failed to delete album',
    },
    form: [
      {
        title: 'Album',
        fields: [
          'title',
          'description',
          ['date', 'category'],
          ['location', 'photographer'],
          { name: 'tags', isUnique: true },
        ],
      },
      { title: 'Pictures', fields: ['images'] },
      {
        title: 'Publishing',
        fields: ['isPublished', 'isFeatured', 'order', { name: 'coverImageUrl', previewSize: 'medium' }],
        isAside: true,
      },
    ],
    list: {
      as: 'cards',
      picture: albumCover,
      badges: ({ category, images, isFeatured }) => [
        { text: category },
        { text: texts.photos(images.length) },
        ...(isFeatured ? [{ text: texts.album.featured, tone: 'gold' } as const] : []),
      ],
      facts: ({ date, location }) => [dayText(date), location],
      tags: ({ tags }) => tags,
      searchIn: ['title', 'description', 'category', 'location', 'tags'],
      compare: (one, other) => one.order - other.order || other.date.localeCompare(one.date),
      isOrderedByHand: false,
      visibility: albumVisibility,
    },
    pageOf: ({ isPublished }) => (isPublished ? '/events' : undefined),
  },
  example: {
    title: 'Harvest at Farafra',
    date: '2026-04-12',
    category: 'Field work',
    photographer: 'Laila Mansour',
    images: [
      {
        url: '/files/media/harvest.webp',
        alt: 'Crates of tomatoes',
        caption: '',
        photographer: '',
        tags: [],
      },
    ],
    tags: ['harvest', 'farafra'],
  },
})

export type MediaAlbum = RecordOf<typeof mediaAlbum>
export type AlbumImage = MediaAlbum['images'][number]

function withoutRepeatedTags(input: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(input.tags)) return input
  const tags = input.tags.map((tag) => (typeof tag === 'string' ? tag.trim() : tag))
  return { ...input, tags: [...new Set(tags)] }
}
