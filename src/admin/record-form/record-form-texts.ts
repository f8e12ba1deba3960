export const recordFormTexts = {
  loading: 'Loading...',
  defaults: 'The fields show the defaults. Saving is off until the stored values have been read.',
  retry: 'Try Again',
}
