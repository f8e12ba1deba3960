import type { AppContext } from './app-context.ts'
import { Content } from './engine/content.ts'
import { builtInRecord } from './messages/visitor-messages.ts'
import { RedirectIndex } from './pages/redirects/redirect-index.ts'

export interface SiteContents {
  contents: readonly Content[]
  redirects: RedirectIndex
}

/** Everything that is published, for those who serve it and for those who change it when its time has come. */
export function openContents(context: AppContext): SiteContents {
  const redirects = new RedirectIndex(context)
  const contents = context.contentTypes.map(
    (definition) =>
      new Content(context, definition, redirects, (language) => builtInRecord(definition.name, language)),
  )
  return { contents, redirects }
}
