import { lazy } from 'react'

export const LazyNewsBlock = lazy(async () => ({ default: (await import('./news-block.tsx')).NewsBlock }))
