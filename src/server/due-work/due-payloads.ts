/** What each kind of work carries, by the name of the kind. */
export interface DuePayloads {
  mail: MailPayload
  /** The period it goes by: another one begins at once. */
  retention: { months: number | null }
  'clean-up': Record<string, never>
  'forget-suspected': Record<string, never>
  'link-check': Record<string, never>
  backup: Record<string, never>
  'release-outlook': Record<string, never>
  'restore-drill': Record<string, never>
  vacuum: Record<string, never>
  schedule: SchedulePayload
  /** The release that goes live. */
  release: { release: string }
}

export type DueKindName = keyof DuePayloads

export interface MailPayload {
  recipient: string
  subject: string
  body: string
  /** A language code. */
  language: string
}

/** Publishes a draft, or hides a record that is published. */
export interface SchedulePayload {
  type: string
  id: string
  /** A language code; the main one stands for the record itself. */
  language: string
  action: 'publish' | 'hide'
  /** What it was called when it was scheduled. */
  title: string
  /** Who wants it so, and in whose name it happens. */
  by: { id: string | null; name: string }
}
