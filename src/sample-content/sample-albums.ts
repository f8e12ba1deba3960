import type { SampleContext, SampleRecord } from './sample-context.ts'
import { type PictureName, samplePictures } from './sample-pictures.ts'

type Shot = readonly [picture: PictureName, caption: string, ...tags: string[]]

const oases: Shot[] = [
  ['oasis-sunrise', 'Half past five: the caravan track west of Farafra', 'desert', 'morning'],
  ['greenhouse-dawn', 'First watering of the day near Qasr el-Farafra', 'water', 'shade'],
  ['seedling-hands', 'Barley that does not mind the salt, in its second week', 'seed', 'farmer school'],
  ['field-from-above', 'On the way: the seed growers of the delta, who supply our schools', 'seed', 'delta'],
  ['solar-roofs-dawn', 'The panels that cool the eleventh cold room', 'solar', 'cold room'],
  ['greenhouse', 'Shade nets keep a tomato alive through August', 'shade', 'harvest'],
  ['oasis-evening', 'Where the last field ends', 'desert', 'evening'],
]

const learning: Shot[] = [
  ['learning-hub', 'Trainers’ week: people from all 38 hubs in one hall', 'trainers', 'minya'],
  ['classroom-day', 'School classes have the big room in Minya in the morning', 'school', 'hub'],
  ['classroom-evening', 'Evening class: spreadsheets for shopkeepers', 'evening class', 'work'],
  ['circuit-land', 'Mural by the repair class of Nag Hammadi', 'mural', 'repair'],
  ['solar-quarter', 'Six panels keep twelve machines running', 'solar', 'roof'],
  ['savannah-day', 'Marsabit: the first hub south of the Sahara', 'kenya', 'marsabit'],
  ['graduation', 'Four hundred and twelve certificates, and a very long queue', 'graduation', 'minya'],
]

const demoDay: Shot[] = [
  ['demo-day-stage', 'Six minutes each, and a bell', 'stage', 'cohort 14'],
  ['workshop-morning', 'The last rehearsal, with coffee', 'preparation', 'shubra'],
  ['mentoring-talk', 'One more question before going on', 'mentors', 'preparation'],
  ['market-day', 'The companies’ stalls: everything on the tables could be bought', 'stalls', 'products'],
  ['conference-hall', 'Two hundred and thirty guests, nobody leaving early', 'audience', 'hall'],
  ['mosaic-stars', 'The foyer of the Delta Institute', 'giza', 'detail'],
  ['cairo-evening', 'Afterwards, on the bridge', 'cairo', 'evening'],
]

export function sampleAlbums({ url, day }: SampleContext): SampleRecord[] {
  const images = (shots: readonly Shot[], photographer: string) =>
    shots.map(([picture, caption, ...tags]) => ({
      url: url(picture),
      alt: samplePictures[picture].alt,
      caption,
      photographer,
      tags,
    }))
  return [
    {
      id: 'a-season-in-the-oases',
      title: 'A season in the oases',
      description: 'From the first watering to the last crate: Eden in Farafra and Dakhla, over five months.',
      date: day(-20),
      category: 'Field work',
      location: 'Farafra and Dakhla, Egypt',
      photographer: 'Laila Mansour',
      coverImageUrl: url('greenhouse'),
      images: images(oases, 'Laila Mansour'),
      tags: ['eden', 'oases', 'harvest', 'water'],
      isFeatured: true,
      order: 0,
    },
    {
      id: 'bridgez-demo-day-cohort-14',
      title: 'Bridgez demo day, cohort 14',
      description: 'Twelve companies, six minutes each, and the long evening after.',
      date: day(-150),
      category: 'Events',
      location: 'Delta Institute of Technology, Giza',
      photographer: 'Sherif Nour',
      coverImageUrl: url('demo-day-stage'),
      images: images(demoDay, 'Sherif Nour'),
      tags: ['bridgez', 'demo day', 'founders'],
      isFeatured: false,
      order: 1,
    },
    {
      id: 'inside-the-graphene-hubs',
      title: 'Inside the Graphene hubs',
      description: 'Mornings, evenings and one graduation, in hubs from Minya to Marsabit.',
      date: day(-54),
      category: 'Learning',
      location: 'Upper Egypt and northern Kenya',
      photographer: 'Wangari Njoroge',
      coverImageUrl: url('learning-hub'),
      images: images(learning, 'Wangari Njoroge'),
      tags: ['graphene', 'learning', 'hubs', 'graduation'],
      isFeatured: false,
      order: 2,
    },
  ]
}
