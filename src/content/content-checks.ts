import type { OwnRules } from '../schema/checks/check.ts'
import { eventChecks } from './event/event-checks.ts'
import { albumChecks } from './media-album/album-checks.ts'
import { sectionRules } from './page-section/section-checks.ts'
import { programChecks } from './program/program-checks.ts'
import { formerLogo } from './site-settings/former-logo-check.ts'

/** What is looked at in some types besides what the kinds of their fields say. Types without rules of their own need no line. */
export const contentChecks: OwnRules = {
  records: {
    event: eventChecks,
    program: programChecks,
    'media-album': albumChecks,
    'hero-section': [formerLogo('headerLogoLight', 'headerLogoDark')],
    footer: [formerLogo('logoUrl')],
  },
  lists: { sections: sectionRules },
}
