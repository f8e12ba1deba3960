/** What each kind of work carries, by the name of the kind. */
export interface DuePayloads {
  mail: MailPayload
  /** The period it goes by: another one begins at once. */
  retention: { months: number | null }
  'clean-up': Record<string, never>
}

export type DueKindName = keyof DuePayloads

export interface MailPayload {
  recipient: string
  subject: string
  body: string
  /** A language code. */
  language: string
}
