import { Badge } from '../../ui/badge.tsx'
import { unpublishedTexts as texts } from './unpublished-texts.ts'

/** Beside a record whose changes wait to be published. */
export function UnpublishedMark() {
  return <Badge tone="warning">{texts.changes}</Badge>
}
