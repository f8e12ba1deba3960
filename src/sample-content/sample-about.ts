import { aboutDefaults } from '../content/about-page/about-defaults.ts'
import { aboutPageId } from '../content/about-page/about-page-rules.ts'
import type { SampleContext, SampleRecord } from './sample-context.ts'
import type { PictureName } from './sample-pictures.ts'

const valuePictures: PictureName[] = [
  'value-trust',
  'value-opportunities',
  'value-learning',
  'value-reliability',
  'value-resilience',
]
const goalPictures: PictureName[] = ['goal-10', 'goal-12', 'goal-17']

function withPictures<T extends { imageUrl: string }>(
  items: readonly T[],
  pictures: readonly PictureName[],
  url: SampleContext['url'],
): T[] {
  return items.map((item, index) => {
    const picture = pictures[index]
    return picture ? { ...item, imageUrl: url(picture) } : item
  })
}

export function sampleAboutPage({ url }: SampleContext): SampleRecord {
  const logo = (name: string, picture: PictureName) => ({ name, url: url(picture) })
  return {
    ...aboutDefaults,
    id: aboutPageId,
    heroImageUrl: url('oasis-sunrise'),
    philanthropicContent:
      'Eden brings water to the fields of the oases, Graphene brings screens to those who were left out, Nitrous brings breath and light to village clinics. Each is planned with the people it is for and handed over to them.',
    philanthropicLogos: [
      logo('Eden', 'logo-eden'),
      logo('Graphene', 'logo-graphene'),
      logo('Nitrous', 'logo-nitrous'),
      logo('Helios', 'logo-helios'),
    ],
    entrepreneurshipContent:
      'Bridgez carries young companies from the first sale to the hundredth, iMentor gives founders somebody to call, Noria turns a skill into a first income. None of them takes a share or a fee.',
    entrepreneurshipLogos: [
      logo('Bridgez', 'logo-bridgez'),
      logo('iMentor', 'logo-imentor'),
      logo('Noria', 'logo-noria'),
      logo('Khatwa', 'logo-khatwa'),
    ],
    blendedModelContent:
      'Grants carry the risk of the first mile: Eden paid for the first cold rooms, because nobody else would. Once they worked, a Bridgez company built the next ones and now services all eleven. Part of what it earns flows back into the farmer schools.\n\nThat is the whole model. A gift opens the way, a business keeps it open.',
    blendedModelImageUrl: url('partner-tree'),
    sdgItems: withPictures(aboutDefaults.sdgItems, goalPictures, url),
    valueItems: withPictures(aboutDefaults.valueItems, valuePictures, url),
    africaMapImageUrl: '',
    isActive: true,
  }
}

export function sampleAboutSections({ url }: SampleContext): SampleRecord[] {
  return [
    {
      id: 'how-we-began',
      title: 'How we began',
      content:
        'In 2013 six people met above a bakery in Shubra because a well in Farafra had run dry. They collected enough for a pump. The pump was the wrong answer, and finding that out was the beginning of the foundation.',
      imageUrl: url('cairo-morning'),
      mapImageUrl: '',
      isActive: true,
    },
    {
      id: 'how-we-are-run',
      title: 'How we are run',
      content:
        'A board of seven, two of them elected by the communities we work in. Thirty-one people on the payroll, 240 mentors who are not. Our books are published every March, and so is the list of what did not work.',
      imageUrl: url('conference-hall'),
      mapImageUrl: '',
      isActive: true,
    },
  ]
}

export function sampleMissionVision({ url }: SampleContext): SampleRecord {
  return {
    id: 'mission-vision',
    missionTitle: 'Our Mission',
    missionContent:
      'To put skills, tools and patient money into the hands of people who already know what their community needs, and to stay until they no longer need us.',
    missionImageUrl: url('seedling-hands'),
    visionTitle: 'Our Vision',
    visionContent:
      'A region in which every community can grow its own food, care for its own health and build its own future, from the delta to the great lakes.',
    visionImageUrl: url('savannah-day'),
    isActive: true,
  }
}
