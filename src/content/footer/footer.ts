import type { RecordOf } from '../../schema/define-content.ts'
import { email, image, link, longText, pageLink, phone, text } from '../../schema/fields.ts'
import { group, list } from '../../schema/nested-fields.ts'
import { defineSingleton } from '../define-type.ts'
import { footerDefaults as initial } from './footer-defaults.ts'
import { isCompleteLink } from './footer-rules.ts'
import { footerScreen } from './footer-screen.ts'

const links = (label: string) =>
  list(
    label,
    { title: text('Title'), href: pageLink('Address').checked({ namedBy: 'title' }) },
    { itemLabel: 'Link' },
  )

export const footer = defineSingleton({
  name: 'footer',
  path: 'footer',
  label: ['Footer', 'Footer'],
  id: 'footer',
  titleField: 'companyDescription',
  fields: {
    logoUrl: image('Logo', { folder: 'footer' })
      .checked({ minWidth: 120 })
      .help('Without one the logo of the header is shown.'),
    companyDescription: longText('Company description', { max: 1000 }).default(initial.companyDescription),
    address: text('Address', { max: 300 }).default(initial.address),
    phone: phone('Phone').default(initial.phone),
    whatsapp: phone('WhatsApp number', { isInternational: true })
      .default(initial.whatsapp)
      .help('Opens from “Live Chat”. Leave it empty to hide that entry.')
      .placeholder('+20 100 123 4567'),
    email: email('Email').default(initial.email),
    socials: group('Social links', {
      facebook: link('Facebook'),
      twitter: link('Twitter'),
      linkedin: link('LinkedIn'),
      instagram: link('Instagram'),
    }),
    quickLinks: links('Quick links').default([...initial.quickLinks]),
    resourceLinks: links('Resource links').default([...initial.resourceLinks]),
    policyLinks: links('Policy links'),
  },
  prepare: withoutIncompleteLinks,
  screen: footerScreen,
  example: { address: 'Cairo, Egypt' },
})

export type Footer = RecordOf<typeof footer>

function withoutIncompleteLinks(input: Record<string, unknown>): Record<string, unknown> {
  const kept = ['quickLinks', 'resourceLinks', 'policyLinks'].flatMap((name) => {
    const given = input[name]
    return Array.isArray(given) ? [[name, given.filter(isCompleteLink)]] : []
  })
  return { ...input, ...Object.fromEntries(kept) }
}
