import { closedSentence, openSentence } from '../../content/program/opening-texts.ts'
import { closedProgramNamed, openTitles } from '../../content/program/program-openness.ts'
import { Alert } from '../../ui/alert.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

/** Says before anybody types that the program they chose takes no applications, and which ones do. */
export function ClosedProgram({ subject }: { subject: string }) {
  const openings = useSiteQuery(siteQueries.openings).data ?? []
  const closed = closedProgramNamed(openings, subject)
  if (!closed) return null
  return (
    <Alert tone="warning" title={closedSentence(closed)}>
      {openSentence(openTitles(openings))}
    </Alert>
  )
}
