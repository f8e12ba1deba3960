import type { MailProblem } from './mail-problem-texts.ts'

export const mailServerUrl = '/api/mail-server'

export type Encryption = 'tls' | 'starttls' | 'none'

export interface TestMailResult {
  time: string
  isAccepted: boolean
  problem: MailProblem | null
  details: string
}

/** Where mails go, as the server says it: never with the password. */
export interface MailFacts {
  source: 'environment' | 'settings' | 'none'
  server: {
    host: string
    port: number
    encryption: Encryption
    user: string
    hasPassword: boolean
    isReadable: boolean
  } | null
  host: string
  sender: string
  waiting: number
  lastTest: TestMailResult | null
}
