import { siteSettingsDefaults as foundation } from '../content/site-settings/site-settings-defaults.ts'
import type { UploadFolder } from '../content/upload-folders.ts'
import { appIcon, foundationLogo, type LogoTheme } from './artwork/logos/foundation-logo.ts'
import { type GoalNumber, goalTile } from './artwork/logos/goal-tile.ts'
import { partnerLogo } from './artwork/logos/partner-logo.ts'
import { programLogo } from './artwork/logos/program-logo.ts'
import { type ValueName, valueArtwork } from './artwork/logos/value-artwork.ts'
import type { PortraitName } from './artwork/portraits.ts'
import type { SamplePicture } from './sample-scenes.ts'

function portrait(folder: UploadFolder, sitter: PortraitName, name: string): SamplePicture {
  return { folder, alt: `Drawn portrait of ${name}`, art: { portrait: sitter, width: 640, height: 640 } }
}

function drawing(folder: UploadFolder, alt: string, svg: string): SamplePicture {
  return { folder, alt, art: { svg, format: 'png' } }
}

const header = (theme: LogoTheme) => drawing('media', foundation.name, foundationLogo(foundation.name, theme))
const logo = (folder: UploadFolder, name: string) => drawing(folder, name, programLogo(name))
const partner = (name: string, place: number) => drawing('partners', name, partnerLogo(name, place))
const value = (name: ValueName, alt: string) => drawing('about/values', alt, valueArtwork(name))
const goal = (number: GoalNumber) => drawing('about/sdgs', `Goal ${number}`, goalTile(number))

/** Portraits, logos, and the tiles of values and goals. */
export const sampleDrawings = {
  'value-trust': value('trust', 'Two different hands, clasped'),
  'value-opportunities': value('opportunity', 'A door that stands open onto the morning'),
  'value-learning': value('learning', 'An open book out of which a plant grows'),
  'value-reliability': value('reliability', 'The keystone of an arch'),
  'value-resilience': value('resilience', 'A palm that bends in the wind'),
  'goal-10': goal(10),
  'goal-12': goal(12),
  'goal-17': goal(17),
  'portrait-salma': portrait('about', 'salma', 'Salma Hegazy'),
  'portrait-karim': portrait('about', 'karim', 'Karim Abdelrahman'),
  'portrait-nadia': portrait('about', 'nadia', 'Nadia Boutros'),
  'portrait-tarek': portrait('about', 'tarek', 'Tarek Elmasry'),
  'portrait-amina': portrait('about', 'amina', 'Amina Wanjiru'),
  'portrait-youssef': portrait('about', 'youssef', 'Youssef Haddad'),
  'portrait-mona': portrait('media', 'mona', 'Mona Farouk'),
  'portrait-daniel': portrait('media', 'daniel', 'Daniel Otieno'),
  'portrait-saber': portrait('media', 'saber', 'Saber Abdelaal'),
  'portrait-mariam': portrait('media', 'mariam', 'Mariam Guirguis'),
  'logo-header-light': header('light'),
  'logo-header-dark': header('dark'),
  'logo-mark': drawing('portfolio', foundation.name, appIcon()),
  'logo-bridgez': logo('programs', 'Bridgez'),
  'logo-imentor': logo('programs', 'iMentor'),
  'logo-noria': logo('programs', 'Noria'),
  'logo-khatwa': logo('programs', 'Khatwa'),
  'logo-eden': logo('projects', 'Eden'),
  'logo-graphene': logo('projects', 'Graphene'),
  'logo-nitrous': logo('projects', 'Nitrous'),
  'logo-helios': logo('projects', 'Helios'),
  'logo-nile-valley-bank': partner('Nile Valley Bank', 0),
  'logo-oasis-cooperative-union': partner('Oasis Cooperative Union', 1),
  'logo-delta-institute': partner('Delta Institute of Technology', 2),
  'logo-helwan-solar-works': partner('Helwan Solar Works', 3),
  'logo-karnak-legal': partner('Karnak Legal', 4),
  'logo-blue-crane-fund': partner('Blue Crane Fund', 5),
  'logo-rosetta-press': partner('Rosetta Press', 6),
  'logo-rift-health-network': partner('Rift Health Network', 7),
} as const satisfies Record<string, SamplePicture>
