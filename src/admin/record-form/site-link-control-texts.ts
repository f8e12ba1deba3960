export const siteLinkControlTexts = {
  choose: (label: string) => `${label}: choose a page`,
  choosePage: 'Choose a page of the site …',
  otherAddress: 'Another address',
  hiddenPage: (title: string) => `${title} (hidden)`,
  hidden: 'This page is hidden, so visitors do not see this link.',
}
