import { choiceList } from '../../schema/choice-list.ts'
import type { RecordOf } from '../../schema/define-content.ts'
import { choice, color, email, image, integer, longText, text } from '../../schema/fields.ts'
import { houseColors } from '../../shared/brand-colors.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { defineSingleton } from '../define-type.ts'
import { digitKinds } from './digit-kinds.ts'
import { languageCodes, languageNames } from './language-options.ts'
import { siteSettingsDefaults as initial } from './site-settings-defaults.ts'
import { siteSettingsScreen } from './site-settings-screen.ts'
import { timeZones } from './time-zones.ts'

/** Who publishes the site, and what holds for every page of it. Contact and social links stand in the footer's record. */
export const siteSettings = defineSingleton({
  name: 'site-settings',
  path: 'site-settings',
  label: ['Site settings', 'Site settings'],
  id: 'site-settings',
  titleField: 'name',
  writePermission: 'all',
  fields: {
    name: text('Name of the foundation', { max: 120 })
      .required()
      .default(initial.name)
      .help('In titles, the footer, mails, calendars and search results.'),
    shortName: text('Short name', { max: 30 })
      .required()
      .default(initial.shortName)
      .help('Where room is scarce, such as below the icon on a phone.'),
    foundedIn: integer('Founded in', { min: 1000, max: 2100 }).default(initial.foundedIn),
    icon: image('Icon', { folder: 'media' })
      .checked({ minWidth: 180 })
      .help('Square, at least 512 pixels wide: in browser tabs, on phones, and in this admin area.'),
    shareImage: image('Share picture', { folder: 'media' }).help(
      'In chats and social networks, for pages without a picture of their own. 1200 × 630 pixels are best.',
    ),
    primaryColor: color('Primary colour', { whenEmpty: houseColors.primary })
      .checked({ contrast: 4.5 })
      .help('Buttons, links and the deep bands.'),
    secondaryColor: color('Secondary colour', { whenEmpty: houseColors.secondary })
      .checked({ contrast: 3 })
      .help('Lines, marks and the focus ring.'),
    accentColor: color('Accent colour', { whenEmpty: houseColors.accent })
      .checked({ contrast: 3 })
      .help('Figures and small signs.'),
    replyHours: integer('Reply promised within (hours)', { min: 1, max: 720 })
      .default(initial.replyHours)
      .help('Told to everybody who applies. What waits longer is shown as overdue.'),
    consent: longText('What applicants consent to', { max: 600 }).help(
      'Stands above the button of the application form. Left empty: “We use what you send to answer you and for nothing else.”',
    ),
    senderName: text('Sender of mails', { max: 120 })
      .sameInEveryLanguage()
      .help('The name that mails come from. Left empty, the name of the foundation.'),
    senderEmail: email('Address of the sender').help(
      'Your mail server must be allowed to send for it. Left empty, the address that the server was set up with.',
    ),
    timeZone: choice('Time zone', timeZones)
      .default(initial.timeZone)
      .help('The clock of events, deadlines and statistics.'),
    languages: choiceList('Languages', languageCodes, { always: mainLanguage, labels: languageNames }).help(
      'Which ones visitors are shown, in the order of the switch. Translations of a language that is switched off are kept, and staff can go on with them.',
    ),
    digits: choice('Digits on Arabic pages', digitKinds)
      .default('Arabic-Indic')
      .help('Of dates, counts and figures that the site writes itself; texts stay as they were written.'),
  },
  screen: siteSettingsScreen,
  example: { name: 'Nile Roots Trust', digits: 'Latin' },
})

export type SiteSettings = RecordOf<typeof siteSettings>
