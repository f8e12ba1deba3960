import type { Definition } from '../schema/define-content.ts'
import * as registeredTypes from './registered-types.ts'

/** Everything the foundation publishes. A new type is one file and one line in `registered-types.ts`. */
export const contentTypes: readonly Definition[] = Object.values(registeredTypes)
