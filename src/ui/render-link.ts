import type { ReactElement, ReactNode } from 'react'

/** How a link is drawn is the router's business; components here are given a way to do it. */
export type RenderLink = (link: { href: string; className: string; children: ReactNode }) => ReactElement
