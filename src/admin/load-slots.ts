import type { ScreenSlots } from './screen-slots.ts'

/** What is special about a screen, by its path. A screen that is not here is drawn from its definition alone. */
const slots: Record<string, () => Promise<ScreenSlots>> = {
  about: async () => (await import('./screens/about/about-slots.tsx')).aboutSlots,
  events: async () => (await import('./screens/events/event-slots.tsx')).eventSlots,
  footer: async () => (await import('./screens/footer/footer-slots.tsx')).footerSlots,
  hero: async () => (await import('./screens/hero/hero-slots.tsx')).heroSlots,
  impact: async () => (await import('./screens/impact-page/impact-page-slots.tsx')).impactPageSlots,
  media: async () => (await import('./screens/media/album-slots.tsx')).albumSlots,
  mission: async () => (await import('./screens/mission/mission-slots.tsx')).missionSlots,
  news: async () => (await import('./screens/news/post-slots.tsx')).postSlots,
  'own-pages': async () => (await import('./screens/own-pages/own-page-slots.tsx')).ownPageSlots,
  partners: async () => (await import('./screens/partners/partner-slots.tsx')).partnerSlots,
  programs: async () => (await import('./screens/programs/program-slots.tsx')).programSlots,
  projects: async () => (await import('./screens/projects/project-slots.tsx')).projectSlots,
  redirects: async () => (await import('./screens/redirects/redirect-slots.tsx')).redirectSlots,
  'site-menu': async () => (await import('./screens/site-menu/site-menu-slots.tsx')).siteMenuSlots,
  'site-settings': async () =>
    (await import('./screens/site-settings/site-settings-slots.tsx')).siteSettingsSlots,
  statistics: async () => (await import('./screens/statistics/statistics-slots.tsx')).statisticsSlots,
  'un-sdgs': async () => (await import('./screens/un-sdgs/sdgs-slots.tsx')).sdgsSlots,
}

export async function loadSlots(path: string): Promise<ScreenSlots> {
  return Object.hasOwn(slots, path) ? ((await slots[path]?.()) ?? {}) : {}
}
