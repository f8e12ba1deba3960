import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineSingleton } from '../define-type.ts'

interface ListPage {
  name: string
  label: string
  /** Its address on the website. */
  page: string
}

/** A page whose texts are those of the records it lists: what there is to say of it is how it is found and shared. */
function defineListPage({ name, label, page }: ListPage) {
  return defineSingleton({
    name,
    path: name,
    label: [label, label],
    id: name,
    fields: { sharing: sharing() },
    screen: {
      menu: false,
      parent: 'pages',
      keywords: ['search engines', 'share picture'],
      words: {
        title: label,
        description:
          'How this page is found by search engines and looks when it is shared. Its texts come from elsewhere.',
      },
      form: [{ title: 'Found and shared', fields: [{ name: 'sharing', hideLabel: true }] }],
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
