import { about } from './en/about.ts'
import { events } from './en/events.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { impact } from './en/impact.ts'
import { join } from './en/join.ts'
import { partners } from './en/partners.ts'
import { portfolio } from './en/portfolio-messages.ts'
import { programs } from './en/programs.ts'
import { projects } from './en/projects.ts'

/** Every text of the public site that is not content, by area. Another language is another file of this shape. */
export const messages = { frame, home, about, programs, projects, portfolio, events, join, impact, partners }
