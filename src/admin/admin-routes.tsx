import type { RouteObject } from 'react-router'

export function adminRouteObjects(): RouteObject[] {
  return [{ path: '*', element: null }]
}
