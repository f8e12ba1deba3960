import type { PageModule } from '../page-module.ts'
import type { SiteRoute } from '../site-routes.ts'

const loaded = new Map<SiteRoute, PageModule>()

/** A page whose code is here is known at once: whoever presses its link waits for nothing. */
export function loadedPage(route: SiteRoute): PageModule | undefined {
  return loaded.get(route)
}

export async function loadPage(route: SiteRoute): Promise<PageModule> {
  const page = await route.load()
  loaded.set(route, page)
  return page
}
