import type { SampleContext, SampleRecord } from './sample-context.ts'

const shown = { status: 'Published', isPublished: true, registrationFormUrl: '/join' }

/** What is coming up, soonest first. */
function upcoming({ url, day }: SampleContext) {
  return [
    {
      id: 'customer-interviews-workshop',
      title: 'Talking to customers before you build',
      description:
        'A working day for founders who have an idea and no sales yet. In the morning you learn to ask questions that do not beg for praise; in the afternoon you walk out and ask them. Bring your idea, leave with ten answers.',
      type: 'Workshop',
      date: day(9),
      time: '10:00 to 16:00',
      location: 'GSF House, Shubra, Cairo',
      imageUrl: url('workshop-morning'),
      capacity: 30,
      currentRegistrations: 21,
    },
    {
      id: 'open-evening-shubra',
      title: 'Open evening at GSF House',
      description:
        'Once a month the doors are open and nobody presents anything. Meet founders, mentors and the people who run our projects, over tea and basbousa.',
      type: 'Networking',
      date: day(16),
      time: '18:30 to 21:00',
      location: 'GSF House, Shubra, Cairo',
      imageUrl: url('cairo-evening'),
      capacity: 80,
      currentRegistrations: 34,
    },
    {
      id: 'imentor-information-hour',
      title: 'iMentor: an hour of questions',
      description:
        'Thinking of applying to iMentor, as a founder or as a mentor? Two pairs who finished last year tell what it was like, what was hard, and what they would do differently. Then it is your turn to ask.',
      type: 'Webinar',
      date: day(23),
      time: '19:00 to 20:00, Cairo time',
      location: 'Online',
      imageUrl: url('mentoring-talk'),
      capacity: null,
      currentRegistrations: 112,
    },
    {
      id: 'bridgez-demo-day',
      title: 'Bridgez demo day, cohort 15',
      description:
        'Twelve companies, six minutes each, and a long evening to talk. Cohort 15 shows what half a year of work has made: water sensors, a seed library, wheelchairs from bicycle parts and nine more. Open to customers, investors and the curious.',
      type: 'Live Event',
      date: day(37),
      time: '16:00 to 21:00',
      location: 'Delta Institute of Technology, Giza',
      imageUrl: url('demo-day-stage'),
      capacity: 250,
      currentRegistrations: 168,
      isFeatured: true,
    },
    {
      id: 'oasis-hackathon',
      title: 'Every drop: a hackathon on water',
      description:
        'Three days in Farafra with farmers, engineers and designers. The farmers set the problems: leaks nobody can find, salt, the price of filters. The best solution is built and tested on site within three months, at our cost.',
      type: 'Competition',
      date: day(58),
      endDate: day(60),
      time: 'From 09:00',
      location: 'Farafra, New Valley, Egypt',
      imageUrl: url('oasis-sunrise'),
      capacity: 60,
      currentRegistrations: 27,
      price: '400 EGP, with bed and meals',
    },
    {
      id: 'what-did-not-work',
      title: 'What did not work',
      description:
        'Our yearly conference on failure. Foundations, founders and clinics each bring one thing that went wrong, the figures behind it and what they changed. No recordings, so that people speak freely.',
      type: 'Conference',
      date: day(86),
      time: '09:30 to 17:00',
      location: 'Bibliotheca Hall, Alexandria',
      imageUrl: url('conference-hall'),
      capacity: 180,
      currentRegistrations: 46,
      price: '250 EGP',
    },
  ]
}

/** What has been, latest first. */
function past({ url, day }: SampleContext) {
  return [
    {
      id: 'harvest-day-dakhla',
      title: 'Harvest day in Dakhla',
      description:
        'Visitors from Cairo and nine families from Mut picked, sorted and packed the first tomatoes of the season, and ate what did not travel well.',
      type: 'Live Event',
      date: day(-12),
      time: '07:00 to 14:00',
      location: 'Mut, Dakhla, Egypt',
      imageUrl: url('greenhouse'),
      capacity: 50,
      currentRegistrations: 50,
    },
    {
      id: 'pricing-workshop',
      title: 'A price that carries the company',
      description:
        'Twenty-six founders brought their costs and left with a price. Nineteen raised theirs; nobody has lost a customer over it so far.',
      type: 'Workshop',
      date: day(-33),
      time: '10:00 to 16:00',
      location: 'GSF House, Shubra, Cairo',
      imageUrl: url('workshop-afternoon'),
      capacity: 30,
      currentRegistrations: 26,
    },
    {
      id: 'graphene-graduation',
      title: 'Graphene graduation in Minya',
      description:
        'Four hundred and twelve people from six hubs received their certificates, the oldest of them seventy-one. The repair class fixed eleven phones during the speeches.',
      type: 'Live Event',
      date: day(-54),
      time: '17:00 to 20:00',
      location: 'Minya Cultural Palace, Egypt',
      imageUrl: url('graduation'),
      capacity: 500,
      currentRegistrations: 480,
    },
    {
      id: 'clinic-open-day',
      title: 'Open day at the Qus clinic',
      description:
        'Families looked behind the doors: the oxygen room, the solar store, the delivery room. Sixty-four children had their eyes tested on the way.',
      type: 'Other',
      date: day(-75),
      time: '09:00 to 15:00',
      location: 'Qus, Qena, Egypt',
      imageUrl: url('clinic-visit'),
      capacity: null,
      currentRegistrations: 0,
    },
    {
      id: 'mentors-summit',
      title: 'Mentors’ summit',
      description:
        'One hundred and thirty mentors from nine countries met for two days to compare what they ask, and when they keep quiet.',
      type: 'Conference',
      date: day(-110),
      endDate: day(-109),
      time: '09:00 to 18:00',
      location: 'Delta Institute of Technology, Giza',
      imageUrl: url('river-afternoon'),
      capacity: 150,
      currentRegistrations: 130,
    },
    {
      id: 'repair-cup',
      title: 'The repair cup',
      description:
        'Twenty teams of learners, one broken laptop each, three hours. The winners from Nag Hammadi brought theirs back to life in fifty-one minutes.',
      type: 'Competition',
      date: day(-146),
      time: '11:00 to 15:00',
      location: 'Graphene hub, Nag Hammadi, Egypt',
      imageUrl: url('circuit-land'),
      capacity: 60,
      currentRegistrations: 60,
    },
    {
      id: 'investors-breakfast',
      title: 'Breakfast with investors',
      description:
        'Eleven founders, eleven investors, one long table. Three first investments were agreed in the weeks that followed.',
      type: 'Networking',
      date: day(-181),
      time: '08:30 to 10:30',
      location: 'Zamalek, Cairo',
      imageUrl: url('cairo-morning'),
      capacity: 24,
      currentRegistrations: 22,
    },
  ]
}

export function sampleEvents(context: SampleContext): SampleRecord[] {
  const { url, day } = context
  const draft = {
    id: 'noria-open-house',
    title: 'Noria open house in Luxor',
    description: 'Meet the women of the seventh round and taste, wear and try what they make.',
    type: 'Live Event',
    date: day(72),
    time: '15:00 to 19:00',
    location: 'Luxor, Egypt',
    imageUrl: url('weavers'),
    status: 'Draft',
    isPublished: true,
  }
  return [...[...upcoming(context), ...past(context)].map((event) => ({ ...shown, ...event })), draft]
}
