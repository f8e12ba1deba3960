/** What the programs say while the list of them cannot be had. */
export const fallbackProgramTexts = {
  bridgez: {
    title: 'Bridgez',
    subtitle: 'From first customers to a company that lasts',
    description:
      'Six months of acceleration for young companies that earn their living by solving a social problem.',
    fullDescription:
      'Bridgez takes twelve startups through six months of hard, practical work: finding the customers who pay, a price that carries the company, and numbers that an investor believes. Since 2016, 14 cohorts have brought 168 startups through it; 121 of them are still in business and employ 1,890 people.',
    overview:
      'A founder in Minya or Mombasa has the same questions as one in Berlin, and far fewer people to ask. Bridgez brings those people to the table.',
    objectives: [
      'Reach the first hundred paying customers',
      'Prove a price that covers the real cost',
      'Be ready for a first investor, with books in order',
    ],
    process: [
      'Diagnosis: two weeks on your numbers and with your customers',
      'Focus: one goal for each month, agreed with your mentor',
      'Field work: half of every week is spent with customers',
      'Demo day: customers and investors see what you have built',
    ],
    keyAchievements: ['168 startups in 14 cohorts', '121 still in business', '1,890 people employed'],
    features: [
      'A grant of up to 250,000 EGP, paid in three steps',
      'A lead mentor and five specialists on call',
      'A desk and a workshop in Cairo, and travel costs for teams from elsewhere',
    ],
    requirements: [
      'A product that somebody already uses',
      'At least two people working on it full time',
      'A social or environmental problem at the heart of the business',
    ],
    duration: '6 months',
    participants: '12 startups per cohort',
    location: 'Cairo, with field weeks across the region',
  },
  imentor: {
    title: 'iMentor',
    subtitle: 'Twelve months with somebody who has done it before',
    description:
      'A mentorship of twelve months: one founder, one experienced mentor, one conversation every second week.',
    fullDescription:
      'iMentor pairs founders with people who have built, sold, closed or saved a company. They meet every second week for a year, 60 hours in all. So far 520 pairs have completed it, which makes 31,200 hours; 240 mentors from nine countries are active today.',
    overview:
      'Advice is everywhere. Somebody who remembers what you said last month, and asks about it, is rare.',
    objectives: [
      'Give every founder one person to call before a hard decision',
      'Turn experience that retires into experience that is passed on',
      'Build a network that holds after the year is over',
    ],
    process: [
      'Matching: three conversations, then both sides choose',
      'Agreement: one page with what each expects of the other',
      'Twelve months: a conversation every second week',
      'Review: after three, six and twelve months, with us in the room',
    ],
    keyAchievements: [
      '520 pairs completed',
      '31,200 hours of mentoring',
      '240 active mentors in nine countries',
    ],
    features: [
      'A mentor chosen for your market and your stage',
      'Four days a year with all pairs in one place',
      'Legal and financial advice from our partners, free of charge',
    ],
    requirements: [
      'You have started: with a prototype, a pilot or first sales',
      'You can give five hours a month for a year',
      'You are willing to be asked hard questions',
    ],
    duration: '12 months',
    participants: '60 pairs per intake',
    location: 'Online, and in Cairo four times a year',
  },
}
