import type { ComponentType } from 'react'
import type { CommonLayout } from '../content/page-section/section-layout-names.ts'
import { Aspiration } from './layouts/aspiration.tsx'
import { AspirationVideo } from './layouts/aspiration-video.tsx'
import { CallToAction } from './layouts/call-to-action.tsx'
import { CustomHero } from './layouts/custom-hero.tsx'
import { FeatureCards } from './layouts/feature-cards.tsx'
import { Framework } from './layouts/framework.tsx'
import { FullWidthImage } from './layouts/full-width-image.tsx'
import { Funding } from './layouts/funding.tsx'
import { GalleryGrid } from './layouts/gallery-grid.tsx'
import { Hero } from './layouts/hero.tsx'
import { ImageLeftTextRight } from './layouts/image-left-text-right.tsx'
import { LogoCenter } from './layouts/logo-center.tsx'
import { LogoCenterVideo } from './layouts/logo-center-video.tsx'
import { LogoGrid } from './layouts/logo-grid.tsx'
import { Portfolio } from './layouts/portfolio.tsx'
import { PortfolioHero } from './layouts/portfolio-hero.tsx'
import { ProductShowcase } from './layouts/product-showcase.tsx'
import { Quote } from './layouts/quote.tsx'
import { SimpleHero } from './layouts/simple-hero.tsx'
import { Stats } from './layouts/stats.tsx'
import { Steps } from './layouts/steps.tsx'
import { TextLeftImageRight } from './layouts/text-left-image-right.tsx'
import type { SectionViewProps } from './section-frame.tsx'
import { UnknownSection } from './unknown-section.tsx'

export type SectionView = ComponentType<SectionViewProps>

export const sectionViews = {
  hero: Hero,
  simpleHero: SimpleHero,
  portfolioHero: PortfolioHero,
  customHero: CustomHero,
  aspiration: Aspiration,
  framework: Framework,
  fullWidthImage: FullWidthImage,
  galleryGrid: GalleryGrid,
  funding: Funding,
  quote: Quote,
  portfolio: Portfolio,
  steps: Steps,
  logoCenter: LogoCenter,
  logoCenterVideo: LogoCenterVideo,
  aspirationVideo: AspirationVideo,
  callToAction: CallToAction,
  textLeftImageRight: TextLeftImageRight,
  imageLeftTextRight: ImageLeftTextRight,
  featureCards: FeatureCards,
  stats: Stats,
  logoGrid: LogoGrid,
  productShowcase: ProductShowcase,
} satisfies Record<CommonLayout, SectionView>

/** Views by the name of their layout. */
export type SectionViews = Readonly<Record<string, SectionView>>

/** The view of a layout; for names we do not draw, a notice. */
export function viewOf(layout: string, views: SectionViews = sectionViews): SectionView {
  return (Object.hasOwn(views, layout) && views[layout]) || UnknownSection
}
