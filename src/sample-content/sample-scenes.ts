import type { UploadFolder } from '../content/upload-folders.ts'
import type { PaletteName } from './artwork/drawing/palettes.ts'
import type { ArtworkSpec } from './artwork/render-artwork.ts'
import type { SceneName } from './artwork/scene-catalogue.ts'

export interface SamplePicture {
  folder: UploadFolder
  /** What is to be seen, for those who cannot see it. */
  alt: string
  art: ArtworkSpec
}

const sizes = { wide: [1600, 900], photo: [1200, 800] } as const

function scene(
  folder: UploadFolder,
  scene: SceneName,
  palette: PaletteName,
  seed: number,
  alt: string,
  size: keyof typeof sizes = 'photo',
): SamplePicture {
  const [width, height] = sizes[size]
  return { folder, alt, art: { scene, palette, seed, width, height } }
}

/** Many are used more than once: a first start should not take minutes. */
export const sampleScenes = {
  'home-nile': scene('media', 'nile-feluccas', 'dusk', 12, 'Feluccas on the Nile after sunset', 'wide'),
  'oasis-sunrise': scene(
    'about',
    'dunes-at-sunrise',
    'dawn',
    4,
    'A caravan crosses the dunes at sunrise',
    'wide',
  ),
  'oasis-evening': scene('media', 'dunes-at-sunrise', 'dusk', 9, 'Dunes in the last light of the day'),
  'river-dawn': scene(
    'programs',
    'nile-feluccas',
    'dawn',
    5,
    'Sails on the Nile in the early morning',
    'wide',
  ),
  'river-afternoon': scene(
    'programs',
    'nile-feluccas',
    'day',
    8,
    'Feluccas and palms on a bright afternoon',
    'wide',
  ),
  'bridgez-cairo': scene('programs', 'city-at-dusk', 'dusk', 3, 'Cairo and its bridge at dusk', 'wide'),
  'cairo-evening': scene(
    'events',
    'city-at-dusk',
    'night',
    7,
    'The lights of Cairo above the river at night',
  ),
  'cairo-morning': scene('events', 'city-at-dusk', 'dawn', 11, 'Cairo in the first light'),
  'workshop-morning': scene(
    'programs',
    'workshop-tables',
    'dawn',
    6,
    'Founders around a table, a wall of notes behind them',
  ),
  'workshop-afternoon': scene(
    'events',
    'workshop-tables',
    'day',
    14,
    'A workshop leader explains a plan at the board',
  ),
  'workshop-evening': scene(
    'programs',
    'workshop-tables',
    'dusk',
    21,
    'A group still at work in the evening light',
  ),
  'mentoring-talk': scene(
    'programs',
    'mentoring-pair',
    'day',
    4,
    'A founder and a mentor talk at a desk by the window',
    'wide',
  ),
  'mentoring-evening': scene(
    'programs',
    'mentoring-pair',
    'dusk',
    10,
    'Two people in conversation at the end of the day',
  ),
  'demo-day-stage': scene(
    'media',
    'conference-stage',
    'dusk',
    5,
    'A founder speaks on stage before a full hall',
  ),
  'conference-hall': scene(
    'media',
    'conference-stage',
    'day',
    16,
    'The audience of a conference looks up at the stage',
  ),
  'learning-hub': scene(
    'projects',
    'classroom-screens',
    'day',
    5,
    'A trainer shows a chart to a hall full of learners',
  ),
  'classroom-day': scene(
    'projects',
    'classroom-screens',
    'dawn',
    13,
    'Rows of learners at their computers in the morning',
  ),
  'classroom-evening': scene(
    'projects',
    'classroom-screens',
    'dusk',
    22,
    'An evening class in front of glowing screens',
  ),
  'circuit-land': scene(
    'projects',
    'circuit-delta',
    'night',
    6,
    'A river delta that turns into the lines of a circuit',
    'wide',
  ),
  greenhouse: scene(
    'projects',
    'greenhouse-rows',
    'day',
    4,
    'A farmer between two rows of plants under a shade tunnel',
    'wide',
  ),
  'greenhouse-dawn': scene(
    'projects',
    'greenhouse-rows',
    'dawn',
    12,
    'Rows of young plants in the morning light',
  ),
  'field-from-above': scene(
    'projects',
    'delta-fields',
    'day',
    7,
    'Fields and canals along a winding river, seen from above',
  ),
  'field-morning': scene(
    'projects',
    'delta-fields',
    'dawn',
    15,
    'A patchwork of green and golden fields beside the river',
  ),
  'seedling-hands': scene(
    'projects',
    'hands-with-seedling',
    'dawn',
    3,
    'Two people’s hands hold a young plant in soil',
  ),
  'clinic-morning': scene(
    'projects',
    'clinic-outreach',
    'day',
    5,
    'Families wait in front of a mobile clinic under trees',
    'wide',
  ),
  'clinic-visit': scene(
    'projects',
    'clinic-outreach',
    'dawn',
    9,
    'A nurse examines a patient beside the mobile clinic',
  ),
  'clinic-dusk': scene(
    'projects',
    'clinic-outreach',
    'dusk',
    17,
    'The mobile clinic at the end of its round',
  ),
  'solar-quarter': scene(
    'programs',
    'solar-rooftops',
    'day',
    4,
    'Two technicians on a roof full of solar panels',
    'wide',
  ),
  'solar-roofs-dawn': scene(
    'projects',
    'solar-rooftops',
    'dawn',
    10,
    'Solar panels over an old quarter at daybreak',
  ),
  'savannah-day': scene(
    'about',
    'savannah-village',
    'day',
    6,
    'Women walk home past an acacia and round houses',
  ),
  'village-evening': scene(
    'portfolio',
    'savannah-village',
    'dusk',
    11,
    'A village under an acacia at sunset',
    'wide',
  ),
  'coast-harbour': scene(
    'projects',
    'fishing-coast',
    'dawn',
    5,
    'Painted fishing boats on the beach in the morning',
    'wide',
  ),
  'coast-evening': scene('projects', 'fishing-coast', 'dusk', 14, 'Boats and drying nets at sunset'),
  weavers: scene(
    'programs',
    'weaving-cooperative',
    'day',
    6,
    'Three women weave a patterned carpet on one loom',
  ),
  'market-day': scene('portfolio', 'market-stalls', 'day', 8, 'Customers at the stalls of a covered market'),
  graduation: scene('media', 'graduation-day', 'day', 5, 'Graduates throw their caps into the air'),
  'partner-tree': scene(
    'about',
    'partner-tree',
    'dawn',
    7,
    'People hand in hand under a tree whose leaves carry symbols of work',
  ),
  'mosaic-stars': scene(
    'media',
    'geometric-mosaic',
    'day',
    4,
    'A tiled wall of eight-pointed stars with light from arched windows',
  ),
} as const satisfies Record<string, SamplePicture>
