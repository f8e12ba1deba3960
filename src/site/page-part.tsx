import { createContext, type ReactElement, Suspense, use } from 'react'

/** Answers what stands for a part while the page around it is drawn; undefined where it is drawn in its place. */
export type DrawPart = (part: ReactElement) => ReactElement | undefined

/** Given where pages are drawn again and again, and most of their parts are what they were. */
export const DrawPartContext = createContext<DrawPart>(() => undefined)

/**
 * A part of a page that comes to life in a step of its own, so that none makes a phone wait for the others. What it shows
 * follows from its properties, from what it reads with `useSiteQuery`, and from the time and the place of the page.
 */
export function PagePart({ children }: { children: ReactElement }) {
  const drawPart = use(DrawPartContext)
  return <Suspense>{drawPart(children) ?? children}</Suspense>
}
