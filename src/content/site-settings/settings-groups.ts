import { inPageLanguage } from '../content-words.ts'

/** Groups of the settings that a note of the screen stands below. */
export const settingsPictures = inPageLanguage('Logo and pictures')
export const settingsColors = inPageLanguage('Brand colours')
