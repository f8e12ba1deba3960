import { chooseHero } from '../../content/hero-rules.ts'
import { parsePictureUrl } from '../../shared/picture-url.ts'
import { useImageState } from '../../ui/use-image-state.ts'
import { messages } from '../messages/en.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

/** The logo for the theme: both are in the page and the theme shows one. Without pictures, the name itself. */
export function SiteLogo({ className }: { className?: string }) {
  const heroes = useSiteQuery(siteQueries.heroes)
  const { headerLogoLight, headerLogoDark } = chooseHero(heroes.data ?? [])
  return (
    <span className={className}>
      <LogoImage src={headerLogoLight || headerLogoDark} className="dark:hidden" />
      <LogoImage src={headerLogoDark || headerLogoLight} className="hidden dark:flex" />
    </span>
  )
}

function LogoImage({ src, className }: { src: string; className: string }) {
  const { isUsable, imageProps } = useImageState(src)
  const size = parsePictureUrl(src)
  if (!isUsable) {
    return <span className={`text-h3 text-gsf-primary ${className}`}>{messages.frame.siteName}</span>
  }
  return (
    <span className={`flex items-center ${className}`}>
      <img
        {...imageProps}
        src={src}
        alt={messages.frame.siteName}
        width={size?.width}
        height={size?.height}
        className="h-10 w-auto max-w-52 object-contain"
      />
    </span>
  )
}
