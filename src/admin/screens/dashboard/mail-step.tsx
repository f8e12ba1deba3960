import { TestMailButton, TestMailProblem } from '../../mail/test-mail-button.tsx'
import { momentText } from '../../moment-text.ts'
import { FirstStepRow, StepLink } from './first-step-row.tsx'
import { type Facts, firstStepsUrl } from './first-steps-facts.ts'
import { firstStepsTexts } from './first-steps-texts.ts'

const texts = firstStepsTexts.mail

/** Leads to the mail server, then sends a mail to whoever is signed in and says what became of it. */
export function MailStep({ facts }: { facts: Facts['mail'] }) {
  const { isConfigured, lastTest } = facts
  const action = (
    <>
      {(!isConfigured || lastTest?.problem) && <StepLink to="/admin/mail">{texts.setUp}</StepLink>}
      {isConfigured && <TestMailButton forget={firstStepsUrl} />}
    </>
  )
  return (
    <FirstStepRow title={texts.title} isDone={facts.isDone} action={action}>
      <div role="status" className="space-y-1">
        <p>{sentence(facts)}</p>
        {isConfigured && <TestMailProblem test={lastTest} />}
      </div>
    </FirstStepRow>
  )
}

function sentence({ isDone, isConfigured, lastTest }: Facts['mail']): string {
  if (!isConfigured) return texts.notConfigured
  return isDone && lastTest ? texts.done(momentText(lastTest.time)) : texts.open
}
