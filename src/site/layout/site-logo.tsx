import { chooseHero } from '../../content/hero-section/hero-rules.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { LogoPicture } from './logo-picture.tsx'

/** The logo for the theme: both are in the page and the theme shows one. Without pictures, the name itself. */
export function SiteLogo({ className }: { className?: string }) {
  const heroes = useSiteQuery(siteQueries.heroes)
  const { headerLogoLight, headerLogoDark } = chooseHero(heroes.data ?? [])
  return (
    <span className={className}>
      <span className="flex items-center dark:hidden">
        <LogoPicture src={headerLogoLight || headerLogoDark} height={40} className="h-10 max-w-52" />
      </span>
      <span className="hidden items-center dark:flex">
        <LogoPicture src={headerLogoDark || headerLogoLight} height={40} className="h-10 max-w-52" />
      </span>
    </span>
  )
}
