import { contentTypes } from '../../../content/index.ts'
import { recordAddress } from '../../record-address.ts'

/** Where changes lead that are not of a content type; deleted ones of these are gone for good. */
const otherScreens: Record<string, (id: string) => string> = {
  application: (id) => `/admin/applications?view=${encodeURIComponent(id)}`,
  user: () => '/admin/users',
  'second-factor-roles': () => '/admin/users',
}

interface Change {
  type: string
  id: string
  action: string
}

/** The address of the screen that a change leads to; what was deleted is found in the trash. */
export function recordScreen({ type, id, action }: Change): string | undefined {
  const definition = contentTypes.find(({ name }) => name === type)
  if (definition && action === 'delete') return '/admin/trash'
  if (definition) return recordAddress(definition, id)
  return action === 'delete' || !Object.hasOwn(otherScreens, type) ? undefined : otherScreens[type]?.(id)
}
