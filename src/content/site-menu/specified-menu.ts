const page = (href: string) => ({
  shows: 'Page or link' as const,
  label: '',
  href,
  isShown: true,
  children: [],
})

/** The menu that the site begins with; visitors see it until somebody saves another. */
export const specifiedMenu = [
  page('/'),
  page('/about'),
  { ...page(''), shows: 'Programs & Projects' as const },
  page('/events'),
  page('/portfolio'),
]
