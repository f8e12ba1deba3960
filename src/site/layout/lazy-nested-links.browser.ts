import { lazy } from 'react'

export const LazyNestedLinks = lazy(async () => ({
  default: (await import('./nested-links.tsx')).NestedLinks,
}))
