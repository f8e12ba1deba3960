import { createHash } from 'node:crypto'

/** Names a script or style of a document so that the policy can allow it and no other. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
