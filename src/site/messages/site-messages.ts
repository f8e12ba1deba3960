// Every text of the public site that is not content, by area: `import * as messages`, and each page carries its own alone.
// Name the area at once (`messages.frame`): `const { frame } = messages` puts all of them into what every page loads.
// The build of another language takes its file instead, such as `site-messages.ar.ts`.
export { about } from './en/about.ts'
export { events } from './en/events.ts'
export { frame } from './en/frame.ts'
export { home } from './en/home.ts'
export { impact } from './en/impact.ts'
export { join } from './en/join.ts'
export { news } from './en/news.ts'
export { partners } from './en/partners.ts'
export { portfolio } from './en/portfolio-messages.ts'
export { programs } from './en/programs.ts'
export { projects } from './en/projects.ts'
export { search } from './en/search.ts'
