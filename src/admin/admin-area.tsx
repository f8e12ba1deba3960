import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SettingsContext, useCurrentSettings } from './frame/use-foundation.ts'

/** The staff area, at whatever address. */
export function AdminArea({ router }: { router: DataRouter }) {
  return (
    <SettingsContext value={useCurrentSettings()}>
      <RouterProvider router={router} />
    </SettingsContext>
  )
}
