import type { Sharing } from '../schema/sharing.ts'

/** Of what nobody stored: everything is made from the page itself. */
export const noSharing: Sharing = { title: '', description: '', imageUrl: '', isHidden: false }
