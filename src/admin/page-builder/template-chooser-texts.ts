export const templateChooserTexts = {
  title: 'What does the page begin with?',
  description:
    'A template brings sections and words. What only you know stands in [[double brackets]]: a section is shown to visitors once they are filled in.',
  templates: {
    blank: { title: 'Empty page', description: 'A title, and sections of your choice.' },
    privacyPolicy: {
      title: 'Privacy policy',
      description: 'What you store about visitors and applicants, and what they can ask of you.',
    },
    openCall: {
      title: 'Open call',
      description: 'What you offer, who can apply, how you choose, and questions with answers.',
    },
    annualReport: {
      title: 'Annual report',
      description: 'Figures, a letter, where the money came from and where it went.',
    },
    contact: { title: 'Contact', description: 'Where to find you, and whom to ask about what.' },
    press: { title: 'Press', description: 'Facts, figures, pictures and a person to call.' },
  } as Record<string, { title: string; description: string }>,
  notTranslated: 'The page is saved, but its translation could not be prepared. Write it under Languages.',
}
