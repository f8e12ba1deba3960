import { address } from '../../schema/address-field.ts'
import type { RecordOf } from '../../schema/define-content.ts'
import { date, image, longText, reference, richText, text, textList, toggle } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { addressOf } from '../../shared/address-of.ts'
import { dayText } from '../../shared/day-text.ts'
import { defineCollection } from '../define-type.ts'

/** Something that happened, told on a page of its own and in the feeds. */
export const post = defineCollection({
  name: 'post',
  path: 'news',
  label: ['News post', 'News'],
  fields: {
    title: text('Title').required(),
    address: address('/news'),
    date: date('Date').required().help('The newest post comes first.'),
    summary: longText('Summary', { max: 500 })
      .required()
      .help('Two or three sentences: on the list of news, on the home page, in feeds and in search results.'),
    content: richText('Text', { max: 50_000 }).required(),
    imageUrl: image('Cover image', { folder: 'media' }),
    authorId: reference('Author from the team', 'team-members').help('Shown with name and photo.'),
    authorName: text('Author').sameInEveryLanguage().help('Somebody who is not on the team.'),
    programId: reference('Program', 'programs').help('The post leads to its page.'),
    projectId: reference('Project', 'projects').help('The post leads to its page.'),
    tags: textList('Tags', { maxItems: 8, max: 40 }).help('Visitors find all posts with the same tag.'),
    isActive: toggle('Active').default(true).help('Hidden from the website when off'),
    sharing: sharing(),
  },
  filterBy: 'tags',
  sortBy: 'date',
  newestFirst: true,
  onlyOnOwnPage: ['content'],
  visibleWhen: (values) => values.isActive,
  screen: {
    menu: { label: 'News', description: 'What happened, newest first', icon: 'Newspaper', place: 45 },
    keywords: ['blog', 'post', 'press', 'announcement', 'article'],
    words: {
      title: 'News',
      description: 'What happened, told on a page of its own, on the home page and in the feeds.',
      add: 'Write a post',
      addTitle: 'Write a post',
      editTitle: 'Edit post',
      empty: 'No news yet',
      emptyHint: 'The home page shows the latest news as soon as there is a post.',
      confirmDelete: 'Are you sure you want to delete this post?',
    },
    form: [
      { title: 'Post', fields: ['title', { name: 'summary', rows: 3 }, { name: 'content', rows: 16 }] },
      {
        title: 'Picture and place',
        fields: [{ name: 'imageUrl', previewSize: 'medium' }, 'date', 'address', 'tags', 'isActive'],
        isAside: true,
      },
      {
        title: 'Who and what',
        fields: [
          'authorId',
          { name: 'authorName', shownWhen: ({ authorId }) => !authorId },
          'programId',
          'projectId',
        ],
        isAside: true,
      },
    ],
    list: {
      facts: ({ date }) => [dayText(date)],
      text: ({ summary }) => summary,
      tags: ({ tags }) => tags,
      searchIn: ['title', 'summary', 'content', 'tags', 'authorName'],
      filterBy: ['isActive'],
      compare: (one, other) => other.date.localeCompare(one.date),
    },
    pageOf: (record) => (record.isActive ? `/news/${addressOf(record)}` : undefined),
  },
  example: {
    title: 'Forty founders in one room',
    date: '2026-11-02',
    summary: 'The first day of our new class in Cairo, in pictures and in their own words.',
    content: 'Forty people came, most of them by train.\n\n## What they want\n\n- Customers\n- A first loan',
    tags: ['Cairo', 'Founders'],
  },
})

export type Post = RecordOf<typeof post>
