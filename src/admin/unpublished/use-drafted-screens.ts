import { useOpenDrafts } from '../../client/record-drafts.ts'
import { contentTypes } from '../../content/index.ts'
import { recordAddress } from '../record-address.ts'
import { isChangeOfRecord } from './draft-address.ts'

/** The addresses of the forms that hold changes which wait to be published. */
export function useDraftedScreens(): ReadonlySet<string> {
  const addresses = (useOpenDrafts().data ?? []).filter(isChangeOfRecord).flatMap(({ type, id }) => {
    const definition = contentTypes.find(({ name }) => name === type)
    return definition ? [recordAddress(definition, id)] : []
  })
  return new Set(addresses)
}
