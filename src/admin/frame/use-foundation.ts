import { useQuery } from '@tanstack/react-query'
import { createContext, useEffect } from 'react'
import { describeFoundation, type Foundation, foundation } from '../../content/foundation.ts'
import { builtInNames } from '../../content/site-settings/built-in-names.ts'
import { foundationOf } from '../../content/site-settings/foundation-of.ts'
import type { SiteSettings } from '../../content/site-settings/site-settings.ts'
import { siteSettingsDefaults } from '../../content/site-settings/site-settings-defaults.ts'
import { timeZoneNames } from '../../content/site-settings/time-zone-names.ts'
import { apiAddress } from '../../shared/api-address.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { siteIconPath } from '../../shared/site-icon-path.ts'
import { outlineOf } from '../outlines/content-outlines.ts'
import { showIcon, showPalette } from './show-palette.ts'

/** A colleague may change them at any time: a window in sight asks again, and one that comes back into sight at once. */
const freshMs = 15_000

function useSettings() {
  return useQuery<SiteSettings>({
    queryKey: [apiAddress(`/api/${outlineOf('site-settings').path}`, pageLanguage)],
    staleTime: freshMs,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
  })
}

/** Who the foundation is: as the document said, until its settings are read, and where nobody may read them yet. */
export function useFoundation(): Foundation & { icon: string } {
  const { data } = useSettings()
  const read = data && describe(data)
  return { ...(read ?? foundation), icon: data ? iconOf(data) : documentIcon() }
}

function iconOf({ icon, name }: SiteSettings): string {
  // The settings are read in the language of the area, in which the name that the site came with is another one.
  const isBuiltIn = name === siteSettingsDefaults.name || name === builtInNames.name
  return icon || (isBuiltIn ? builtInIcon : siteIconPath)
}

const builtInIcon = '/favicon.svg'

function documentIcon(): string {
  return document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? builtInIcon
}

/** Undefined until the settings are read. */
export const SettingsContext = createContext<SiteSettings | undefined>(undefined)

/**
 * Keeps name, clock, colours and icon of the whole area as the settings say, also when somebody else changes them. Called
 * above all screens, which read the foundation while they are rendered.
 */
export function useCurrentSettings(): SiteSettings | undefined {
  const { data } = useSettings()
  const read = data && describe(data)
  // Before the screens below are drawn: they read it then.
  if (read) describeFoundation(read)
  const colors = JSON.stringify(read?.colors ?? null)
  const isRead = data !== undefined
  const icon = data && iconOf(data)
  useEffect(() => {
    if (isRead) showPalette(JSON.parse(colors) ?? undefined)
  }, [isRead, colors])
  useEffect(() => {
    if (icon !== undefined) showIcon(icon === builtInIcon ? '' : icon)
  }, [icon])
  return data
}

function describe(settings: SiteSettings): Foundation {
  return foundationOf(settings, { names: builtInNames, clocks: timeZoneNames })
}
