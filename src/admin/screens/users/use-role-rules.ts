import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { sessionUrl } from '../../../client/session.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import type { Role } from '../../../shared/roles.ts'
import { useToast } from '../../../ui/toast-provider.tsx'
import { useUnsavedWork } from '../../unsaved-work.tsx'
import { usersTexts as texts } from './users-texts.ts'

/** A rule of the site that is chosen role by role. */
export interface RoleRules {
  roles: readonly Role[]
}

interface RulesAt {
  url: string
  stored: readonly Role[]
  savedText: string
}

/** The roles as they are chosen on the screen, and how they are stored. */
export function useRoleRules({ url, stored, savedText }: RulesAt) {
  const client = useQueryClient()
  const toasts = useToast()
  const [chosen, setChosen] = useState(stored)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isDirty = chosen.length !== stored.length || chosen.some((role) => !stored.includes(role))
  useUnsavedWork(isDirty)
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = await sendAsStaff<RoleRules>('PUT', url, { roles: chosen })
      toasts.show({ title: savedText, variant: 'success' })
      client.setQueryData([url], saved)
      // It may concern the one who decided, too.
      await forgetUrls(client, '/api/activity', '/api/auth/second-factor', sessionUrl)
    } catch (error) {
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      setFailure(detail || texts.rulesNotSaved)
    } finally {
      setBusy(false)
    }
  }
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role])
  return { chosen, toggle, isDirty, isBusy, failure, save }
}
