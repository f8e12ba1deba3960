import { useLocation, useNavigate, useParams } from 'react-router'
import type { StaffScreen } from '../../schema/staff-screen.ts'
import { newRecord, screenAddress } from '../record-address.ts'

/** What one address tells the next one of the same screen. */
interface Passed {
  /** The record that was stored just now. */
  saved?: string
  /** What was typed into a form that was cancelled, to be brought back. */
  typed?: Record<string, unknown>
}

/** Moves between a list and the forms of its records. The list's search and filters stay in the address all the while. */
export function useRecordNavigation(screen: StaffScreen) {
  const { id } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const passed = (state ?? {}) as Passed
  const list = screenAddress(screen) + search
  const formOf = (recordId: string) => `${screenAddress(screen)}/${encodeURIComponent(recordId)}${search}`
  return {
    /** The record in the form, `new`, or undefined while the list is shown. */
    id,
    ...passed,
    /** The address of the list. */
    list,
    add: () => void navigate(formOf(newRecord)),
    close: (saved?: string) =>
      void navigate(list, { replace: true, state: (saved ? { saved } : {}) satisfies Passed }),
    reopen: (recordId: string, typed: Record<string, unknown>) =>
      void navigate(formOf(recordId), { state: { typed } satisfies Passed }),
  }
}

export type RecordNavigation = ReturnType<typeof useRecordNavigation>
