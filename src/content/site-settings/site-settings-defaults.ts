/** What the settings say until somebody changes them; the same in the build of every language, as records are. */
export const siteSettingsDefaults = {
  name: 'Green Sahara Foundation',
  shortName: 'GSF',
  email: 'hello@greensahara.example',
  foundedIn: 2013,
  replyHours: 48,
  timeZone: 'Africa/Cairo',
} as const
