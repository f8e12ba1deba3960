import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { text } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineSingleton } from '../define-type.ts'

interface ListPage {
  name: string
  label: string
  /** Its address on the website. */
  page: string
}

/** A page whose texts are those of the records it lists: what else there is to say of it. */
function defineListPage({ name, label, page }: ListPage) {
  return defineSingleton({
    name,
    path: name,
    label: [label, label],
    id: name,
    fields: {
      heading: text('Heading on the page', { max: 120 }).help('Left empty, it is the name of the page.'),
      sharing: sharing(),
    },
    screen: {
      menu: false,
      parent: 'pages',
      keywords: ['search engines', 'share picture'],
      words: {
        title: label,
        description:
          'Its heading, how search engines find it, and how it looks when it is shared. All else comes from what it lists.',
      },
      form: [{ title: label, fields: ['heading'] }],
      pageOf: () => page,
    },
    example: {},
  })
}

export const eventsPage = defineListPage({ name: 'events-page', label: 'Events page', page: '/events' })
export const newsPage = defineListPage({ name: 'news-page', label: 'News page', page: '/news' })
export const partnersPage = defineListPage({
  name: 'partners-page',
  label: 'Partners page',
  page: '/partners',
})
export const joinPage = defineListPage({ name: 'join-page', label: 'Join page', page: '/join' })

/** The content type that says how a page is found and shared, where that is not the one that edits it. */
export const listPages: readonly Definition[] = [eventsPage, newsPage, partnersPage, joinPage]

export type ListPageSharing = RecordOf<typeof eventsPage>
