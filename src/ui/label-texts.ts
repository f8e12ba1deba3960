/** The few words that components say by themselves. */
export const labelTexts = {
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  hidePassword: 'Hide password',
  loading: 'Loading...',
  nextPage: 'Next page',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  page: 'Page {page}',
  previousPage: 'Previous page',
  showPassword: 'Show password',
  unexpectedError: 'Something went wrong',
}
