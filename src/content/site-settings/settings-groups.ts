import { inPageLanguage } from '../content-words.ts'

/** Groups of the settings that a note of the screen stands below. */
export const settingsPictures = inPageLanguage('Logo and pictures')
/** Where mails are sent from stands on a screen of its own. */
export const settingsMails = inPageLanguage('Mails')
export const settingsColors = inPageLanguage('Brand colours')
