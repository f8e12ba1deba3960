export const heroTexts = {
  headerPreview: 'Logo in the header',
  noLogo: 'No logo yet: the header shows the name of the foundation.',
  animatedLine: (number: number) => `Animated line ${number}`,
  animatedHelp: 'Typed out below the title, one after the other.',
}
