import type { RecordOf } from '../../schema/define-content.ts'
import { link, text } from '../../schema/fields.ts'
import { slug } from '../../shared/slug.ts'
import { defineCollection } from '../define-type.ts'
import { pathOfAddress, redirectProblems } from './redirect-rules.ts'

/** An address without a page that leads on. Records that move need none: their old addresses lead to them by themselves. */
export const redirect = defineCollection({
  name: 'redirect',
  path: 'redirects',
  label: ['Redirect', 'Redirects'],
  fields: {
    from: text('Old address', { max: 500 })
      .required()
      .unique('There is a redirect from this address already')
      .sameInEveryLanguage()
      .help(
        'What visitors may still have, such as /annual-report-2019, in any language. A whole address of an older website can be pasted.',
      ),
    to: link('Leads to')
      .required()
      .help('A page of this site, such as /programs/bridgez, or a web address elsewhere.'),
  },
  checkAmong: redirectProblems,
  leadsFrom: 'from',
  screen: {
    menu: {
      description: 'Old addresses that lead on',
      icon: 'Signpost',
      group: 'Administration',
      place: 35,
    },
    keywords: ['moved', '301', 'forward', 'broken links', 'not found'],
    words: {
      title: 'Redirects',
      description:
        'Addresses that no longer have a page, and where they lead. Where a page exists, it is shown. Programs, projects and events that get another address need no redirect: their old one leads to them by itself.',
      emptyHint: 'Add one for an address that was printed, mailed or linked and has no page any more.',
    },
    list: {
      facts: ({ to }) => [`→ ${to}`],
      searchIn: ['from', 'to'],
    },
  },
  newId: ({ from }) => slug(pathOfAddress(from), 'redirect'),
  example: { from: '/annual-report-2019', to: '/about' },
})

export type Redirect = RecordOf<typeof redirect>
