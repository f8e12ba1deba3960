import type { SampleContext, SampleRecord } from './sample-context.ts'

export function sampleTeam({ url }: SampleContext): SampleRecord[] {
  const members = [
    {
      id: 'salma-hegazy',
      name: 'Salma Hegazy',
      position: 'Executive Director',
      bio: 'Started the foundation in 2013 in a flat above a bakery in Shubra, after ten years as a water engineer. Still reads every application on Sunday evenings.',
      imageUrl: url('portrait-salma'),
    },
    {
      id: 'karim-abdelrahman',
      name: 'Karim Abdelrahman',
      position: 'Director of Programs',
      bio: 'Built and closed two companies before he was thirty-five, and says the second taught him more. Runs Bridgez and Noria.',
      imageUrl: url('portrait-karim'),
    },
    {
      id: 'nadia-boutros',
      name: 'Nadia Boutros',
      position: 'Head of Community Projects',
      bio: 'Agronomist from Minya. Spends two weeks of each month in the oases and knows most of the wells by their depth.',
      imageUrl: url('portrait-nadia'),
    },
    {
      id: 'tarek-elmasry',
      name: 'Tarek Elmasry',
      position: 'Head of Finance',
      bio: 'Makes sure that money moves only when an outcome has been shown. Publishes our books every March.',
      imageUrl: url('portrait-tarek'),
    },
    {
      id: 'amina-wanjiru',
      name: 'Amina Wanjiru',
      position: 'Regional Lead, East Africa',
      bio: 'Opened our office in Nairobi and the first Graphene hubs in northern Kenya. Mentors two founders a year herself.',
      imageUrl: url('portrait-amina'),
    },
    {
      id: 'youssef-haddad',
      name: 'Youssef Haddad',
      position: 'Impact and Learning',
      bio: 'Statistician. Leads the yearly count in all 84 communities, and the evening on which we publish what did not work.',
      imageUrl: url('portrait-youssef'),
    },
  ]
  return members.map((member, order) => ({ ...member, order, isActive: true }))
}
