export const languageChoiceTexts = {
  title: 'Language',
  description:
    'Of the admin area and of the mails it sends you. What you write on the website stays as it is.',
  label: 'Language of the admin area',
  use: 'Use this language',
  failed: 'Your language could not be saved. Please try again.',
}
