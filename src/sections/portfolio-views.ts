import { Aspiration } from './layouts/aspiration.tsx'
import { Framework } from './layouts/framework.tsx'
import { Funding } from './layouts/funding.tsx'
import { Portfolio } from './layouts/portfolio.tsx'
import { PortfolioHero } from './layouts/portfolio-hero.tsx'

/** Layouts of the portfolio of impact. */
export const portfolioViews = {
  portfolioHero: PortfolioHero,
  aspiration: Aspiration,
  framework: Framework,
  funding: Funding,
  portfolio: Portfolio,
}
