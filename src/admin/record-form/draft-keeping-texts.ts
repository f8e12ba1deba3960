export const draftKeepingTexts = {
  full: 'This browser has no more room',
  madeRoom: (time: string) => `Unsaved work from ${time} was given up for what you are typing now.`,
}
