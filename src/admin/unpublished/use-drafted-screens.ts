import { useOpenDrafts } from '../../client/record-drafts.ts'
import { findOutline } from '../outlines/content-outlines.ts'
import { recordAddress } from '../record-address.ts'
import { isChangeOfRecord } from './draft-address.ts'

/** The addresses of the forms that hold changes which wait to be published. */
export function useDraftedScreens(): ReadonlySet<string> {
  const addresses = (useOpenDrafts().data ?? []).filter(isChangeOfRecord).flatMap(({ type, id }) => {
    const outline = findOutline(type)
    return outline ? [recordAddress(outline, id)] : []
  })
  return new Set(addresses)
}
