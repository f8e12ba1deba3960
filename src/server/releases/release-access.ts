import type { Definition } from '../../schema/define-content.ts'
import { AppError } from '../../shared/app-error.ts'
import { hasPermission } from '../../shared/roles.ts'
import type { Publishing } from '../engine/publishing.ts'
import type { RequestUser } from '../http/request-user.ts'

/** Whoever puts drafts into a release, publishes or undoes it must be allowed to publish every type in it. */
export function checkMayPublishTypes(
  user: RequestUser,
  publishing: Publishing,
  types: readonly { type: string }[],
): void {
  const known = types.flatMap(({ type }): Definition[] => {
    const content = publishing.find(type)
    return content ? [content.definition] : []
  })
  const closed = known.find(({ writePermission }) => !hasPermission(user, writePermission))
  if (closed)
    throw new AppError(
      'not_allowed',
      `You are not allowed to publish ${closed.label[1]}. Nothing was changed.`,
    )
}
