import type { RecordOf } from '../../schema/define-content.ts'
import { choice, pageLink, text, toggle } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { inPageLanguage } from '../content-words.ts'
import { defineSingleton } from '../define-type.ts'
import { menuEntryMembers, menuEntryTitle } from './menu-entry-title.ts'
import { specifiedMenu } from './specified-menu.ts'

/** What an entry shows: one page or address, or the list of programs and projects. */
export const entryKinds = ['Page or link', 'Programs & Projects'] as const

const linkFields = {
  label: text('Words in the menu', { max: 60 }).help('Empty: the name of the page'),
  href: pageLink('Leads to'),
  isShown: toggle('Shown').default(true),
}

/** The heading of the group that shows how the menu fits, in the language of the page. */
export const menuEntriesGroup = inPageLanguage('Entries')

/** The menu at the top of every page, on large screens and on phones. */
export const siteMenu = defineSingleton({
  name: 'site-menu',
  path: 'site-menu',
  label: ['Menu', 'Menu'],
  id: 'site-menu',
  fields: {
    name: text('Name of the menu', { max: 60 }).help('Read out to those who cannot see it. Empty: Main'),
    entries: list(
      'Entries',
      {
        shows: choice('Shows', entryKinds).default('Page or link'),
        ...linkFields,
        children: list('Below it', linkFields, { maxItems: 12, itemLabel: 'Entry below' }),
      },
      { maxItems: 10, itemLabel: 'Entry' },
    )
      .default(specifiedMenu)
      .help('Without entries visitors see the menu that the site began with.'),
  },
  screen: {
    menu: { description: 'Links at the top of every page', icon: 'LayoutList', group: 'Pages', place: 88 },
    keywords: ['navigation', 'navbar', 'links', 'header'],
    words: {
      title: 'Menu',
      description:
        'What stands at the top of every page and in the menu of phones. The links at the end of pages are in the Footer Manager.',
    },
    form: [
      {
        title: menuEntriesGroup,
        fields: [
          {
            name: 'entries',
            hideLabel: true,
            itemTitle: menuEntryTitle,
            itemMembers: menuEntryMembers,
            foldsItems: true,
          },
          'name',
        ],
      },
    ],
    pageOf: () => '/',
  },
  example: {},
})

export type SiteMenu = RecordOf<typeof siteMenu>
export type SiteMenuEntry = SiteMenu['entries'][number]
