import { brandColorsOf } from '../../content/site-settings/brand-colors-of.ts'
import type { SiteSettings } from '../../content/site-settings/site-settings.ts'
import { siteSettingsDefaults } from '../../content/site-settings/site-settings-defaults.ts'
import { brandPalette, paletteStyle } from '../../shared/brand-palette.ts'
import { siteIconPath } from '../../shared/site-icon-path.ts'
import { currentSettings } from './current-settings.ts'

/** What the settings change in every document around its page. */
export interface DocumentLook {
  /** The address of a picture; empty where the built-in icons are shown, which are of the house alone. */
  icon: string
  /** Replaces the colours of the house; empty where they are shown. */
  style: string
  /** What browsers draw around the page with, by theme. */
  themeColors: { light: string; dark: string }
  /** What phones draw around the site with. */
  primary: string
}

export const houseLook: DocumentLook = {
  icon: '',
  style: '',
  themeColors: { light: '#fbfaf7', dark: '#0b1120' },
  primary: '#1e40af',
}

let made: { from: SiteSettings; look: DocumentLook } | undefined

/** The same object as long as the settings are the same. */
export function documentLook(): DocumentLook {
  const { settings } = currentSettings()
  if (made?.from !== settings) made = { from: settings, look: lookOf(settings) }
  return made.look
}

export function lookOf(settings: SiteSettings): DocumentLook {
  const colors = brandColorsOf(settings)
  const icon = settings.icon || (settings.name === siteSettingsDefaults.name ? '' : siteIconPath)
  if (!colors) return icon === '' ? houseLook : { ...houseLook, icon }
  const palette = brandPalette(colors)
  return {
    icon,
    style: paletteStyle(palette),
    themeColors: { ...houseLook.themeColors, dark: palette.dark.paper ?? houseLook.themeColors.dark },
    primary: palette.both['gsf-primary'] ?? houseLook.primary,
  }
}
