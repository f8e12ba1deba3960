import { siteSettingsDefaults as foundation } from '../content/site-settings/site-settings-defaults.ts'
import type { UploadFolder } from '../content/upload-folders.ts'

export interface SamplePicture {
  /** Where it is uploaded to. */
  folder: UploadFolder
  /** What is to be seen, for those who cannot see it. */
  alt: string
  /** Of its file in `pictures`, which has the name of the picture. */
  format: 'webp' | 'svg'
}

const photo = (folder: UploadFolder, alt: string): SamplePicture => ({ folder, alt, format: 'webp' })
const portrait = (folder: UploadFolder, name: string) => photo(folder, `Drawn portrait of ${name}`)
const vector = (folder: UploadFolder, alt: string): SamplePicture => ({ folder, alt, format: 'svg' })

/** Every picture of the sample content, by the name its texts use. */
export const samplePictures = {
  'home-nile': photo('media', 'Feluccas on the Nile after sunset'),
  'oasis-sunrise': photo('about', 'A caravan crosses the dunes at sunrise'),
  'oasis-evening': photo('media', 'Dunes in the last light of the day'),
  'river-dawn': photo('programs', 'Sails on the Nile in the early morning'),
  'river-afternoon': photo('programs', 'Feluccas and palms on a bright afternoon'),
  'bridgez-cairo': photo('programs', 'Cairo and its bridge at dusk'),
  'cairo-evening': photo('events', 'The lights of Cairo above the river at night'),
  'cairo-morning': photo('events', 'Cairo in the first light'),
  'workshop-morning': photo('programs', 'Founders around a table, a wall of notes behind them'),
  'workshop-afternoon': photo('events', 'A workshop leader explains a plan at the board'),
  'workshop-evening': photo('programs', 'A group still at work in the evening light'),
  'mentoring-talk': photo('programs', 'A founder and a mentor talk at a desk by the window'),
  'mentoring-evening': photo('programs', 'Two people in conversation at the end of the day'),
  'demo-day-stage': photo('media', 'A founder speaks on stage before a full hall'),
  'conference-hall': photo('media', 'The audience of a conference looks up at the stage'),
  'learning-hub': photo('projects', 'A trainer shows a chart to a hall full of learners'),
  'classroom-day': photo('projects', 'Rows of learners at their computers in the morning'),
  'classroom-evening': photo('projects', 'An evening class in front of glowing screens'),
  'circuit-land': photo('projects', 'A river delta that turns into the lines of a circuit'),
  greenhouse: photo('projects', 'A farmer between two rows of plants under a shade tunnel'),
  'greenhouse-dawn': photo('projects', 'Rows of young plants in the morning light'),
  'field-from-above': photo('projects', 'Fields and canals along a winding river, seen from above'),
  'field-morning': photo('projects', 'A patchwork of green and golden fields beside the river'),
  'seedling-hands': photo('projects', 'Two people’s hands hold a young plant in soil'),
  'clinic-morning': photo('projects', 'Families wait in front of a mobile clinic under trees'),
  'clinic-visit': photo('projects', 'A nurse examines a patient beside the mobile clinic'),
  'clinic-dusk': photo('projects', 'The mobile clinic at the end of its round'),
  'solar-quarter': photo('programs', 'Two technicians on a roof full of solar panels'),
  'solar-roofs-dawn': photo('projects', 'Solar panels over an old quarter at daybreak'),
  'savannah-day': photo('about', 'Women walk home past an acacia and round houses'),
  'village-evening': photo('portfolio', 'A village under an acacia at sunset'),
  'coast-harbour': photo('projects', 'Painted fishing boats on the beach in the morning'),
  'coast-evening': photo('projects', 'Boats and drying nets at sunset'),
  weavers: photo('programs', 'Three women weave a patterned carpet on one loom'),
  'market-day': photo('portfolio', 'Customers at the stalls of a covered market'),
  graduation: photo('media', 'Graduates throw their caps into the air'),
  'partner-tree': photo('about', 'People hand in hand under a tree whose leaves carry symbols of work'),
  'mosaic-stars': photo('media', 'A tiled wall of eight-pointed stars with light from arched windows'),
  'value-trust': vector('about/values', 'Two different hands, clasped'),
  'value-opportunities': vector('about/values', 'A door that stands open onto the morning'),
  'value-learning': vector('about/values', 'An open book out of which a plant grows'),
  'value-reliability': vector('about/values', 'The keystone of an arch'),
  'value-resilience': vector('about/values', 'A palm that bends in the wind'),
  'goal-10': vector('about/sdgs', 'Goal 10'),
  'goal-12': vector('about/sdgs', 'Goal 12'),
  'goal-17': vector('about/sdgs', 'Goal 17'),
  'portrait-salma': portrait('about', 'Salma Hegazy'),
  'portrait-karim': portrait('about', 'Karim Abdelrahman'),
  'portrait-nadia': portrait('about', 'Nadia Boutros'),
  'portrait-tarek': portrait('about', 'Tarek Elmasry'),
  'portrait-amina': portrait('about', 'Amina Wanjiru'),
  'portrait-youssef': portrait('about', 'Youssef Haddad'),
  'portrait-mona': portrait('media', 'Mona Farouk'),
  'portrait-daniel': portrait('media', 'Daniel Otieno'),
  'portrait-saber': portrait('media', 'Saber Abdelaal'),
  'portrait-mariam': portrait('media', 'Mariam Guirguis'),
  'logo-header-light': vector('media', foundation.name),
  'logo-header-dark': vector('media', foundation.name),
  'logo-mark': vector('portfolio', foundation.name),
  'logo-bridgez': vector('programs', 'Bridgez'),
  'logo-imentor': vector('programs', 'iMentor'),
  'logo-noria': vector('programs', 'Noria'),
  'logo-khatwa': vector('programs', 'Khatwa'),
  'logo-eden': vector('projects', 'Eden'),
  'logo-graphene': vector('projects', 'Graphene'),
  'logo-nitrous': vector('projects', 'Nitrous'),
  'logo-helios': vector('projects', 'Helios'),
  'logo-nile-valley-bank': vector('partners', 'Nile Valley Bank'),
  'logo-oasis-cooperative-union': vector('partners', 'Oasis Cooperative Union'),
  'logo-delta-institute': vector('partners', 'Delta Institute of Technology'),
  'logo-helwan-solar-works': vector('partners', 'Helwan Solar Works'),
  'logo-karnak-legal': vector('partners', 'Karnak Legal'),
  'logo-blue-crane-fund': vector('partners', 'Blue Crane Fund'),
  'logo-rosetta-press': vector('partners', 'Rosetta Press'),
  'logo-rift-health-network': vector('partners', 'Rift Health Network'),
} as const satisfies Record<string, SamplePicture>

export type PictureName = keyof typeof samplePictures
