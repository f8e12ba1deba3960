export const portfolioBuilderTexts = {
  aboutNote: 'Visitors see the hero of the About page here: its title, text, picture and buttons.',
  aboutLink: 'Edit the About page',
  partnersNote: 'A section with this title shows the strip of partner logos.',
  partnersLink: 'Edit the partners',
}
