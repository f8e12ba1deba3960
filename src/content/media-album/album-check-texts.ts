/** What the checks of albums say. */
export const albumCheckTexts = {
  withoutPictures: () => 'The album has no pictures. Visitors open an empty page.',
}
