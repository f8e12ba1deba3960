import { createContext, use } from 'react'

interface Frame {
  header: string
  headingId: string
  headingLevel: 1 | 2
}

export const FrameContext = createContext<Frame>({
  header: '',
  headingId: '',
  headingLevel: 2,
})

/** The element for the titles of items: one level below the section's own heading. */
export function useItemHeading(): 'h2' | 'h3' {
  const { header, headingLevel } = use(FrameContext)
  return header && headingLevel === 2 ? 'h3' : 'h2'
}
