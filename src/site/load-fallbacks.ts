/** Built-in records, for visits on which the API does not answer. */
export const loadFallbackStats = () =>
  import('../content/impact-stat/fallback-stats.ts').then((file) => file.fallbackStats)

export const loadFallbackPrograms = () =>
  import('../content/program/fallback-programs.ts').then((file) => file.fallbackPrograms)

export const loadFallbackProjects = () =>
  import('../content/project/fallback-projects.ts').then((file) => file.fallbackProjects)
