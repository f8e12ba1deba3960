import { siteSettingsDefaults } from './site-settings-defaults.ts'

/** How the language of the page names the foundation of the default settings, and the place whose clock it goes by. */
export const builtInNames = {
  name: siteSettingsDefaults.name,
  shortName: siteSettingsDefaults.shortName,
  clock: 'Cairo',
} as const
