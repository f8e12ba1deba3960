import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import { withoutAddresses } from '../due-work/perform-work.ts'
import { openPostbox } from '../mail/postbox.ts'
import { senderOf } from '../mail/sender-of.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { currentSettings, foundationIn } from '../settings/current-settings.ts'
import type { User } from '../users/user-store.ts'

/** Why the mail server did not take a mail. */
export const mailProblems = ['not_configured', 'unreachable', 'sign_in', 'unsafe', 'refused'] as const
type MailProblem = (typeof mailProblems)[number]

export interface TestMailResult {
  time: string
  isAccepted: boolean
  problem: MailProblem | null
  /** What the mail server or the network said, without the address of anybody. */
  details: string
}

const lastTest = 'test_mail'
/** How long a stop of the postbox waits for a delivery that is over. */
const farewellMs = 1000

/** Sends a mail to the person's own address, waits for the answer of the mail server, and remembers it. */
export async function sendTestMail(
  context: Pick<AppContext, 'config' | 'database' | 'now'>,
  user: Pick<User, 'email' | 'language'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<TestMailResult> {
  const outcome = context.config.smtpUrl
    ? await deliver(context.config, user, log)
    : failure('not_configured', '')
  const result = { time: context.now().toISOString(), ...outcome }
  await context.database.write((tx) => saveSetting(tx, lastTest, result))
  return result
}

export async function readLastTest(db: Handle): Promise<TestMailResult | null> {
  return ((await readSetting(db, lastTest)) ?? null) as TestMailResult | null
}

async function deliver(
  config: AppContext['config'],
  { email, language: chosen }: Pick<User, 'email' | 'language'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<Omit<TestMailResult, 'time'>> {
  const language = chosen ?? mainLanguage
  const texts = staffMessages[language].testMail
  const mail = {
    id: randomUUID(),
    recipient: email,
    subject: texts.subject(foundationIn(language).name),
    body: [texts.works(new URL(config.publicUrl).host), texts.asked].join('\n\n'),
    language,
    about: '',
  }
  const postbox = openPostbox(config, log)
  try {
    await postbox.send(mail, senderOf(config.mailFrom, currentSettings().settings))
    return { isAccepted: true, problem: null, details: '' }
  } catch (error) {
    return failure(problemOf(error), error instanceof Error ? withoutAddresses(error.message) : '')
  } finally {
    await postbox.close(Promise.resolve(), farewellMs)
  }
}

function failure(problem: MailProblem, details: string): Omit<TestMailResult, 'time'> {
  return { isAccepted: false, problem, details }
}

const problemsByCode: Record<string, MailProblem> = {
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  EOAUTH2: 'sign_in',
  ETLS: 'unsafe',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
}

/** By the codes of the mail library; whatever else cuts a delivery short is the network. */
function problemOf(error: unknown): MailProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return problemsByCode[code] ?? 'unreachable'
}
