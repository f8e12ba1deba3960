export const sharingPreviewTexts = {
  heading: 'How it will look',
  searchResult: 'In a search result',
  hidden: 'Search engines are asked to leave this page out.',
  networks: { whatsapp: 'WhatsApp', facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn' },
  drawnLater: 'The picture is drawn from the title and the cover once the page is saved and visible.',
}
