import type { Failure, FieldInForm, MenuEntry } from '../../schema/staff-screen.ts'
import { screenTexts as texts } from '../screen-texts.ts'
import { isCompleteLink } from './footer-rules.ts'

type Item = Readonly<Record<string, unknown>>

const links = <Name extends string>(name: Name): FieldInForm<Name> => ({
  name,
  itemTitle: linkTitle,
  isItemComplete: isCompleteLink,
  arrange: 'pairs',
})

export const footerScreen = {
  menu: { description: 'Contact and links', icon: 'PanelBottom', place: 90 } satisfies Partial<MenuEntry>,
  keywords: [
    'contact',
    'address',
    'phone',
    'email',
    'social media',
    'facebook',
    'instagram',
    'linkedin',
    'twitter',
    'whatsapp',
  ],
  words: {
    title: 'Footer Manager',
    description: 'What stands at the end of every page.',
    save: 'Save',
    created: 'Saved',
    updated: 'Saved',
    loadFailed: 'Footer settings could not be loaded',
    failed: ({ status, reason }: Failure) =>
      `Could not save footer settings: ${status === undefined ? reason : `${status} ${reason}`}`,
  },
  form: [
    {
      title: 'Company info',
      fields: [
        { name: 'logoUrl', previewSize: 'small' },
        'companyDescription',
        'address',
        ['phone', 'email'],
        'whatsapp',
      ],
    },
    {
      title: 'Social links',
      description: 'Full addresses. A network without one is not shown.',
      fields: [{ name: 'socials', hideLabel: true }],
    },
    {
      title: 'Links',
      description:
        'A link is stored once it has both a title and an address. Incomplete ones stay here until then.',
      fields: [links('quickLinks'), links('resourceLinks'), links('policyLinks')],
    },
  ],
  pageOf: () => '/#footer-links',
} as const

/** Complete or not is said by the colour of the frame, by a sign and in words. */
function linkTitle(link: Item, index: number): string {
  const place = index + 1
  if (isCompleteLink(link)) return texts.link.complete(place, String(link.title))
  const hasTitle = isCompleteLink({ ...link, href: '/' })
  const hasAddress = isCompleteLink({ ...link, title: 'x' })
  return texts.link.incomplete(place, hasTitle ? 'address' : hasAddress ? 'title' : 'both')
}
