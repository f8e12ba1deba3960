import { CallToAction } from './layouts/call-to-action.tsx'
import { FeatureCards } from './layouts/feature-cards.tsx'
import { LogoCenter } from './layouts/logo-center.tsx'
import { ProductShowcase } from './layouts/product-showcase.tsx'
import { Quote } from './layouts/quote.tsx'

/** Layouts that programs, projects and the portfolio of impact begin with. */
export const commonViews = {
  quote: Quote,
  logoCenter: LogoCenter,
  callToAction: CallToAction,
  featureCards: FeatureCards,
  productShowcase: ProductShowcase,
}
