import { hash } from 'node:crypto'

export const firstHash = '0'.repeat(64)

export interface ChainedRow {
  sequence: number
  time: string
  actor_id: string | null
  actor_name: string
  action: string
  type: string
  id: string
  revision: number
  payload_hash: string
  previous_hash: string
}

interface Payload {
  before: string | null
  after: string | null
  payload_hash: string
}

export function payloadHash(before: string | null, after: string | null): string {
  return sha256(`[${before},${after}]`)
}

/** Whether a row says what was recorded. Those whose values were hashed as texts within JSON keep their hash. */
export function isAsRecorded({ before, after, payload_hash: recorded }: Payload): boolean {
  return recorded === payloadHash(before, after) || recorded === sha256(JSON.stringify([before, after]))
}

export function chainHash(row: ChainedRow): string {
  return hashNaming([row.actor_id, row.actor_name], row)
}

/**
 * Whether a stored row has the hash of what it says. Those written before the hash covered the author's name keep
 * theirs: a hash made anew would vouch for a history that nobody looked at.
 */
export function isChained(row: ChainedRow & { hash: string }): boolean {
  return row.hash === chainHash(row) || row.hash === hashNaming([row.actor_id], row)
}

function hashNaming(actor: (string | null)[], row: ChainedRow): string {
  const parts = [
    row.sequence,
    row.time,
    ...actor,
    row.action,
    row.type,
    row.id,
    row.revision,
    row.payload_hash,
    row.previous_hash,
  ]
  return sha256(JSON.stringify(parts))
}

function sha256(text: string): string {
  return hash('sha256', text)
}
