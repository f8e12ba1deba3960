export const adminQueryStateTexts = {
  loading: 'Loading...',
  retry: 'Try Again',
  stale: 'This may be out of date.',
}
