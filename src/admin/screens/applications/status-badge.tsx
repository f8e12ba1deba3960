import type { ApplicationStatus } from '../../../content/application/application-rules.ts'
import { Badge } from '../../../ui/badge.tsx'
import { statusLabels } from './applications-texts.ts'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={status === 'rejected' ? 'danger' : 'neutral'}>{statusLabels[status]}</Badge>
}
