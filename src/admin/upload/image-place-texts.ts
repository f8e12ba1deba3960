export const imagePlaceTexts = {
  choose: 'Choose an image',
  invitation: 'or drop it here, or paste it',
  formats: 'PNG, JPG, GIF up to 5MB',
  replace: 'Replace',
  remove: 'Remove',
  broken: 'This image cannot be loaded',
}
