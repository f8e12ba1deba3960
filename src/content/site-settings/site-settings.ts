import type { RecordOf } from '../../schema/define-content.ts'
import { choice } from '../../schema/fields.ts'
import { defineSingleton } from '../define-type.ts'
import { digitKinds } from './digit-kinds.ts'

/** What holds for the whole site and is no text. */
export const siteSettings = defineSingleton({
  name: 'site-settings',
  path: 'site-settings',
  label: ['Site settings', 'Site settings'],
  id: 'site-settings',
  writePermission: 'all',
  fields: {
    digits: choice('Digits on Arabic pages', digitKinds)
      .default('Arabic-Indic')
      .help('Of dates, counts and figures that the site writes itself; texts stay as they were written.'),
  },
  screen: {
    menu: {
      label: 'Site Settings',
      description: 'What holds for every page',
      icon: 'Globe',
      group: 'Administration',
      place: 90,
    },
    keywords: ['numbers', 'digits', 'language', 'Arabic'],
    words: {
      title: 'Site Settings',
      description: 'What holds for every page of the website. Super admins can change it.',
    },
    form: [
      {
        title: 'Languages',
        fields: [
          {
            name: 'digits',
            options: [
              { value: 'Arabic-Indic', label: 'Arabic-Indic: ٠١٢٣٤٥٦٧٨٩' },
              { value: 'Latin', label: 'Latin: 0123456789' },
            ],
          },
        ],
      },
    ],
    pageOf: () => '/',
  },
  example: { digits: 'Latin' },
})

export type SiteSettings = RecordOf<typeof siteSettings>
