export const fieldControlTexts = {
  altReminder: 'Say what the picture shows in the alternative text, for those who cannot see it.',
  videoHint: 'This address opens as a link: only YouTube addresses become a player.',
  chooseColor: (label: string) => `${label}: choose`,
}
