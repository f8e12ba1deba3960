import { Link } from 'react-router'
import { hasPermission } from '../../../shared/roles.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { screenTrail, useAdminScreens } from '../../admin-screen.ts'
import { useCurrentUser } from '../../current-user.ts'
import { momentText } from '../../moment-text.ts'
import type { Activity } from './activity-days.ts'
import { activityWords } from './activity-words.ts'
import { recordScreen } from './record-screen.ts'

/** One change in a sentence, which leads to where it can be seen. */
export function ActivityLine({ activity }: { activity: Activity }) {
  const href = useOpenScreen(activity)
  const sentence = activityWords(activity)
  return (
    <div className="flex items-start gap-3 py-3">
      <Avatar name={activity.actor} size="sm" />
      <div className="min-w-0 flex-1 text-small">
        <p className="wrap-anywhere">
          {href ? (
            <Link to={href} className="hover:underline">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        <time dateTime={activity.time} className="text-caption text-muted">
          {momentText(activity.time)}
        </time>
      </div>
    </div>
  )
}

/** The address of the record's screen, where there is one that this person may open. */
function useOpenScreen(activity: Activity): string | undefined {
  const user = useCurrentUser()
  const screens = useAdminScreens()
  const href = recordScreen(activity)
  const screen = href && screenTrail(screens, href.replace(/\?.*/, '')).at(-1)
  return screen && hasPermission(user, screen.opens) ? href : undefined
}
