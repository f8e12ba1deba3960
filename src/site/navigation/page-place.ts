import type { ComponentType } from 'react'
import type { PageArguments } from '../page-module.ts'
import type { SiteLocation } from './site-location.ts'

/** A page at its address. */
export interface PagePlace extends PageArguments {
  Page: ComponentType<PageArguments>
  location: SiteLocation
  /** The one that the document brought, with its answers. */
  isFirst?: boolean
}
