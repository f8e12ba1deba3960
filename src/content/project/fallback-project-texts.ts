/** What the projects say while the list of them cannot be had. */
export const fallbackProjectTexts = {
  eden: {
    title: 'Eden',
    subtitle: 'Two harvests a year, with half of the water',
    description:
      'Drip irrigation, shade nets and shared cold rooms for smallholders in the oases of the Western Desert.',
    fullDescription:
      'In Farafra and Dakhla the wells sink by more than a metre a year. Eden replaces flooded furrows with drip lines, brings shade nets and salt-tolerant seed, and gives each group of farms a cold room that runs on the sun. 1,240 families in 22 villages take part; they use 45% less water and sell twice a year instead of once.',
    location: 'Farafra and Dakhla, Western Desert, Egypt',
    beneficiaries: '1,240 families, 6,200 people',
    timeline: '2019 to 2027, in three phases',
    impact: [
      '1,900 feddans under drip irrigation',
      '45% less water for the same harvest',
      'Household income up by a third after two seasons',
    ],
    activities: [
      'Drip lines and filters, installed by crews from the villages',
      'A farmer school in every village, from November to March',
      'Eleven cold rooms on solar power, run by cooperatives',
      'A fair price agreed with two buyers in Cairo before planting',
    ],
  },
  graphene: {
    title: 'Graphene',
    subtitle: 'A computer is a tool, not a secret',
    description:
      'Digital literacy for villages and host communities: 38 learning hubs, local trainers, and courses that lead to work.',
    fullDescription:
      'A Graphene hub is one room with twelve machines, a solar battery and a trainer from the same street. Courses begin with the first email and end with bookkeeping, repair or code. 18,400 people have finished a course in 38 hubs; 57% of them are women and girls.',
    location: 'Upper Egypt, Greater Cairo and northern Kenya',
    beneficiaries: '18,400 learners in 38 hubs',
    timeline: '2018 to 2028',
    impact: [
      '18,400 people finished a course',
      '57% of them women and girls',
      'Four in ten found work or better paid work within a year',
    ],
    activities: [
      'Learning hubs in schools, libraries and community centres',
      '310 trainers, all from the district they teach in',
      'Repair courses that keep the machines of the hubs running',
      'Evening classes for parents, with childcare next door',
    ],
  },
  nitrous: {
    title: 'Nitrous',
    subtitle: 'Breath, light and a trained hand in every clinic',
    description:
      'Oxygen, reliable power and trained staff for rural clinics, so that a birth or an operation does not depend on the road.',
    fullDescription:
      'Nitrous began with one question of a midwife in Qena: what do I do when the bottle is empty? Today 24 clinics make their own oxygen, run their fridges and lamps on solar power, and keep staff who know the equipment. 61,400 patients have been treated in them, and 186 nurses and midwives have been trained.',
    location: 'Qena, Sohag and Aswan, with three mobile clinics',
    beneficiaries: '61,400 patients treated in 24 clinics',
    timeline: '2017 to 2026',
    impact: [
      '61,400 patients treated',
      '24 clinics with their own oxygen and power',
      'Transfers of mothers to distant hospitals down by half',
    ],
    activities: [
      'Oxygen concentrators with spare parts on the shelf',
      'Solar power for fridges, lamps and monitors',
      'Six weeks of training for nurses and midwives, and a refresher each year',
      'Three mobile clinics on a fixed weekly round',
    ],
  },
}
