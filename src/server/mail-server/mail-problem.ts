import type { FieldIssue } from '../../shared/app-error.ts'

/** Why a mail server cannot be used, or did not take a mail. */
export const mailProblems = [
  'not_configured',
  'unknown_host',
  'connection_refused',
  'no_answer',
  'certificate',
  'no_encryption',
  'other_encryption',
  'sign_in',
  'lost_password',
  'refused',
  'unreachable',
  // Of tests that versions before noted.
  'unsafe',
] as const
export type MailProblem = (typeof mailProblems)[number]

export const lostPassword =
  'The password of the mail server can no longer be read, because the key of the site is another one. Type it again under Mail.'

/** In this order; the mail library names few of them by a code of its own. */
const signs: readonly [MailProblem, (error: MailError) => boolean][] = [
  ['lost_password', ({ message }) => message === lostPassword],
  ['unknown_host', ({ code, message }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)],
  ['connection_refused', ({ message }) => message.includes('ECONNREFUSED')],
  [
    'other_encryption',
    ({ code, message }) => code === 'EPROTOCOL' || /SSL routines|STARTTLS command first/i.test(message),
  ],
  ['no_encryption', ({ code }) => code === 'ETLS'],
  ['certificate', ({ message }) => /certificate|self[- ]signed|altnames/i.test(message)],
  ['sign_in', ({ code }) => ['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code)],
  ['refused', ({ code }) => ['EENVELOPE', 'EMESSAGE'].includes(code)],
  [
    'no_answer',
    ({ code, message }) => code === 'ETIMEDOUT' || /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(message),
  ],
]

interface MailError {
  code: string
  message: string
}

export function mailProblemOf(error: unknown): MailProblem {
  const message = error instanceof Error ? error.message : ''
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return signs.find(([, fits]) => fits({ code, message }))?.[0] ?? 'unreachable'
}

/** What is wrong with a server that somebody sets up, at the field where it is mended. */
export function mailServerIssue(problem: MailProblem): FieldIssue {
  return issues[problem] ?? { path: 'host', message: 'The mail server could not be reached.' }
}

const issues: Partial<Record<MailProblem, FieldIssue>> = {
  unknown_host: {
    path: 'host',
    message: 'There is no server with this name. Please check how it is spelled.',
  },
  connection_refused: {
    path: 'port',
    message: 'The server refuses connections at this port. Usual are 465 with TLS and 587 with STARTTLS.',
  },
  no_answer: {
    path: 'port',
    message: 'No mail server answers at this port. Usual are 465 with TLS and 587 with STARTTLS.',
  },
  certificate: {
    path: 'host',
    message: 'The certificate of the server is not valid for this name, so the connection would not be safe.',
  },
  no_encryption: { path: 'encryption', message: 'The server offers no STARTTLS at this port.' },
  other_encryption: { path: 'encryption', message: 'The server expects another encryption at this port.' },
  sign_in: { path: 'password', message: 'The server does not accept this user name and password.' },
}
