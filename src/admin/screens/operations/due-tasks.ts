import { operationsTexts as texts } from './operations-texts.ts'

export const tasksUrl = '/api/due-work'
export const tasksStatusUrl = `${tasksUrl}/status`

export type TaskState = 'waiting' | 'failed' | 'done'

/** Something that the site does by itself at a time. */
export interface DueTask {
  id: string
  kind: string
  state: TaskState
  /** Whom it concerns; empty where it is nobody in particular. */
  person: string
  dueAt: string
  attempts: number
  lastError: string
  isRunning: boolean
  isRecurring: boolean
  createdAt: string
  doneAt: string | null
}

export interface TasksStatus {
  waiting: number
  failing: number
  failed: number
  overdueSeconds: number
  lastError: string | null
}

/** What a kind of task is called; one that a newer version left behind goes by its own name. */
export function taskName(kind: string): string {
  const names: Readonly<Record<string, string>> = texts.kinds
  return names[kind] ?? kind
}

type Reason = keyof typeof texts.reasons

/** Of what mail servers and storage say, by what it is told. The first that fits counts. */
const signs: readonly [RegExp, Reason][] = [
  [/^No room for a backup/, 'noRoom'],
  [/^The place of the backups/, 'backupPlace'],
  [/^The backup could not be made/, 'backup'],
  [/SQLITE_FULL|disk is full|disk full|no space left/i, 'full'],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i, 'unknownServer'],
  [/EAUTH|invalid login|\b535\b|authentication/i, 'login'],
  [/certificate|self[- ]signed|\bTLS\b|\bSSL\b/i, 'certificate'],
  [/ECONN|ETIMEDOUT|ESOCKET|timed? ?out|greeting|connection closed/i, 'away'],
  [/\b55[0-4]\b|mailbox|recipient|user unknown/i, 'recipient'],
]

/** An error in plain words; undefined where we know none for it. */
export function reasonWords(error: string): string | undefined {
  const sign = signs.find(([pattern]) => pattern.test(error))
  return sign && texts.reasons[sign[1]]
}
