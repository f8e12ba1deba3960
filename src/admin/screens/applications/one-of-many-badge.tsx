import { Users } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'

/** Of an application that is one of very many from one network, and an ordinary one still. */
export function OneOfManyBadge() {
  return (
    <Badge>
      <Users aria-hidden="true" />
      {texts.oneOfMany}
    </Badge>
  )
}
