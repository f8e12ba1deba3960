import type { Fields, ValuesOf } from './field.ts'
import { image, longText, text, toggle } from './fields.ts'
import { group } from './nested-fields.ts'
import type { FormGroup } from './staff-screen.ts'

const members = {
  title: text('Heading in search results', { max: 120 })
    .checked({ fits: 70 })
    .help('Left empty, it is the title of the page.'),
  description: longText('Lines below that heading', { max: 320 })
    .checked({ fits: 200 })
    .help(
      'One or two sentences below the title in search results and on shared cards. Left empty, it is the beginning of the text.',
    ),
  imageUrl: image('Share picture', { folder: 'media' })
    .checked({ minWidth: 600 })
    .help('At best 1200 × 630 pixels. Left empty, one is drawn from the title and the cover.'),
  isHidden: toggle('Hide from search engines').help(
    'Visitors with the address still see the page; search engines are asked to leave it out.',
  ),
}

/** How a page is found by search engines and looks when it is shared; what is left empty is made from the page itself. */
export type Sharing = ValuesOf<typeof members>

/** The name of the field that holds it, the same for every type whose records have a page. */
export const sharingField = 'sharing'

export function sharing() {
  return group('Found and shared', members)
}

/** Where it stands in forms: at their end. Builders, whose forms are elsewhere, ask `hasSharing`. */
export const sharingGroup: FormGroup = {
  title: 'Found and shared',
  description: 'What search engines and shared links show of this page',
  fields: [{ name: sharingField, hideLabel: true }],
}

export function hasSharing(fields: Fields): boolean {
  return Object.hasOwn(fields, sharingField)
}
