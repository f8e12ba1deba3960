import { type RawBuilder, sql } from 'kysely'

/** When work that waits is taken up: at its next try, or else when it is due. */
export function workTime(): RawBuilder<string> {
  return sql<string>`coalesce(retry_at, due_at)`
}
