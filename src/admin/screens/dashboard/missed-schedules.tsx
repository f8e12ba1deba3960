import { Link } from 'react-router'
import { useSchedules } from '../../../client/record-schedules.ts'
import { momentInWords } from '../../../shared/moment-in-words.ts'
import { hasPermission } from '../../../shared/roles.ts'
import { textLanguage } from '../../../shared/text-language.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { findOutline } from '../../outlines/content-outlines.ts'
import { MissedExplanation } from '../../scheduling/missed-explanation.tsx'
import { schedulingTexts as texts } from '../../scheduling/scheduling-texts.ts'
import { draftAddress } from '../../unpublished/draft-address.ts'

/** Tells everybody who could mend it what was not published or hidden at its time, and why. */
export function MissedSchedules() {
  const user = useCurrentUser()
  const schedules = useSchedules().data ?? []
  const missed = schedules.flatMap((schedule) => {
    const outline = findOutline(schedule.type)
    if (!outline || !hasPermission(user, outline.writePermission)) return []
    return schedule.missed.map((one) => ({ schedule, one, to: draftAddress(outline, schedule) }))
  })
  return missed.map(({ schedule, one, to }) => (
    <Alert
      key={`${schedule.type} ${schedule.id} ${schedule.lang} ${one.action}`}
      tone="warning"
      title={
        <>
          <Link to={to} {...textLanguage(schedule.title)} className="underline wrap-anywhere">
            {schedule.title}
          </Link>{' '}
          <span className="block">{texts.missed[one.action](momentInWords(one.at))}</span>
        </>
      }
      className="mb-6"
    >
      <MissedExplanation missed={one} />
    </Alert>
  ))
}
