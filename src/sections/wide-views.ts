import { AspirationVideo } from './layouts/aspiration-video.tsx'
import { FullWidthImage } from './layouts/full-width-image.tsx'
import { Hero } from './layouts/hero.tsx'
import { LogoCenterVideo } from './layouts/logo-center-video.tsx'
import { SimpleHero } from './layouts/simple-hero.tsx'

/** Films, and openings and pictures from edge to edge. */
export const wideViews = {
  hero: Hero,
  simpleHero: SimpleHero,
  fullWidthImage: FullWidthImage,
  logoCenterVideo: LogoCenterVideo,
  aspirationVideo: AspirationVideo,
}
