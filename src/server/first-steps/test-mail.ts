import { randomUUID } from 'node:crypto'
import { mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import { withoutAddresses } from '../due-work/perform-work.ts'
import { CurrentPostbox } from '../mail/current-postbox.ts'
import { type MailProblem, mailProblemOf } from '../mail-server/mail-problem.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { foundationIn } from '../settings/current-settings.ts'
import type { User } from '../users/user-store.ts'

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
): Promise<TestMailResult> {
  const outcome = await deliver(context, user)
  const result = { time: context.now().toISOString(), ...outcome }
  await context.database.write((tx) => saveSetting(tx, lastTest, result))
  return result
}

/** Of another mail server, it says nothing. */
export async function forgetLastTest(tx: Handle): Promise<void> {
  await saveSetting(tx, lastTest, null)
}

export async function readLastTest(db: Handle): Promise<TestMailResult | null> {
  return ((await readSetting(db, lastTest)) ?? null) as TestMailResult | null
}

async function deliver(
  context: Pick<AppContext, 'config' | 'database'>,
  { email, language: chosen }: Pick<User, 'email' | 'language'>,
): Promise<Omit<TestMailResult, 'time'>> {
  const language = chosen ?? mainLanguage
  const texts = staffMessages[language].testMail
  const mail = {
    id: randomUUID(),
    recipient: email,
    subject: texts.subject(foundationIn(language).name),
    body: [texts.works(new URL(context.config.publicUrl).host), texts.asked].join('\n\n'),
    language,
    about: '',
  }
  const current = new CurrentPostbox(context)
  try {
    const open = await current.open()
    if (!open) return failure('not_configured', '')
    await open.postbox.send(mail, open.from)
    return { isAccepted: true, problem: null, details: '' }
  } catch (error) {
    return failure(mailProblemOf(error), error instanceof Error ? withoutAddresses(error.message) : '')
  } finally {
    await current.close(Promise.resolve(), farewellMs)
  }
}

function failure(problem: MailProblem, details: string): Omit<TestMailResult, 'time'> {
  return { isAccepted: false, problem, details }
}
