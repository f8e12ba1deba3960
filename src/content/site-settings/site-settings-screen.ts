import type { MenuEntry } from '../../schema/staff-screen.ts'
import { settingsColors, settingsMails, settingsPictures } from './settings-groups.ts'
import { timeZoneNames } from './time-zone-names.ts'
import { timeZones } from './time-zones.ts'

/** What staff see of the settings: by what they decide. */
export const siteSettingsScreen = {
  menu: {
    label: 'Site Settings',
    description: 'What holds for every page',
    icon: 'Globe',
    group: 'Administration',
    place: 90,
  } satisfies MenuEntry,
  keywords: [
    'colours',
    'logo',
    'favicon',
    'numbers',
    'digits',
    'language',
    'Arabic',
    'brand',
    'mail',
    'clock',
  ],
  words: {
    title: 'Site Settings',
    description: 'What holds for every page of the website. Super admins can change it.',
  },
  form: [
    { title: 'The foundation', fields: ['name', 'shortName', 'foundedIn'] },
    {
      title: settingsPictures,
      fields: [
        { name: 'icon', previewSize: 'small' },
        { name: 'shareImage', previewSize: 'medium' },
      ],
    },
    { title: settingsColors, fields: [['primaryColor', 'secondaryColor', 'accentColor']] },
    { title: 'Applications', fields: ['replyHours', 'consent'] },
    { title: settingsMails, fields: ['senderName', 'senderEmail'] },
    { title: 'Languages of the site', fields: ['languages'] },
    {
      title: 'Time and digits',
      fields: [
        {
          name: 'timeZone',
          options: timeZones.map((zone) => ({ value: zone, label: timeZoneNames[zone] })),
        },
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
} as const
