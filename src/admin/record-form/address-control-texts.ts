export const addressControlTexts = {
  ofNew: 'Left empty, it is made when you save.',
  ofStored: 'Links to the address it had before go on working.',
}
