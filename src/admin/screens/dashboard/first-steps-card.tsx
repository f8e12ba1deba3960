import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formerCheck, useLeftoverCount } from '../../../client/check-queries.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { type Language, languageFacts } from '../../../shared/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { momentText } from '../../moment-text.ts'
import { FirstStepRow, StepLink } from './first-step-row.tsx'
import { type Facts, type FirstSteps, firstStepsUrl, useFirstSteps } from './first-steps-facts.ts'
import { firstStepsTexts as texts } from './first-steps-texts.ts'
import { MailStep } from './mail-step.tsx'
import { SampleStep } from './sample-step.tsx'

/** For those who manage the whole site: what is still to do until it is theirs. Hidden for good once they say so. */
export function FirstStepsCard() {
  const { data } = useFirstSteps()
  if (!data || data.isHidden) return null
  const { steps } = data
  const all = Object.values(steps)
  const done = all.filter(({ isDone }) => isDone).length
  return (
    <Card asChild className="mb-6">
      <section aria-label={texts.title}>
        <CardHeader
          title={texts.title}
          description={done === all.length ? texts.allDone : texts.progress(done, all.length)}
          action={<HidingButton isHidden />}
        />
        <CardBody className="py-1!">
          <ol className="divide-y divide-line">
            <IdentityStep facts={steps.identity} />
            <LanguagesStep facts={steps.languages} />
            <AccountStep facts={steps.account} />
            <SampleStep facts={steps.sample} />
            <ColleaguesStep facts={steps.colleagues} isInvited={steps.mail.isConfigured} />
            <MailStep facts={steps.mail} />
            <BackupStep facts={steps.backup} />
          </ol>
        </CardBody>
      </section>
    </Card>
  )
}

/** The way back to a list that was hidden. */
export function HiddenFirstSteps() {
  const { data } = useFirstSteps()
  if (!data?.isHidden) return null
  return (
    <div className="mt-6">
      <HidingButton isHidden={false} />
    </div>
  )
}

function HidingButton({ isHidden }: { isHidden: boolean }) {
  const client = useQueryClient()
  const toasts = useToast()
  const [isBusy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      const changed = await sendAsStaff<FirstSteps>('PUT', firstStepsUrl, { isHidden })
      client.setQueryData([firstStepsUrl], changed)
    } catch {
      toasts.show({ title: texts.failed, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="ghost" size="sm" loading={isBusy} onClick={change}>
      {isHidden ? texts.hide : texts.show}
    </Button>
  )
}

function IdentityStep({ facts: { isDone, hasName } }: { facts: Facts['identity'] }) {
  const { title, done, noName, noLogo, setName, setLogo, leftovers, showLeftovers } = texts.identity
  const leftover = useLeftoverCount(hasName)
  const action = hasName ? (
    <StepLink to="/admin/hero">{setLogo}</StepLink>
  ) : (
    <StepLink to="/admin/site-settings">{setName}</StepLink>
  )
  return (
    <FirstStepRow
      title={title}
      isDone={isDone}
      action={
        <>
          {leftover > 0 && <StepLink to={`/admin/checks?check=${formerCheck}`}>{showLeftovers}</StepLink>}
          {!isDone && action}
        </>
      }
    >
      <p>{isDone ? done : hasName ? noLogo : noName}</p>
      {leftover > 0 && <p>{leftovers(leftover)}</p>}
    </FirstStepRow>
  )
}

function LanguagesStep({ facts: { isDone, unnamed } }: { facts: Facts['languages'] }) {
  const { title, done, noName, choose, translate } = texts.languages
  const [first] = unnamed
  const names = unnamed.map((lang) => languageFacts(lang as Language).name).join(', ')
  const action = (
    <>
      {first && <StepLink to={`/admin/site-settings/translations/${first}`}>{translate}</StepLink>}
      <StepLink to="/admin/site-settings">{choose}</StepLink>
    </>
  )
  return (
    <FirstStepRow title={title} isDone={isDone} action={!isDone && action}>
      <p>{isDone ? done : first ? texts.languages.unnamed(names) : noName}</p>
    </FirstStepRow>
  )
}

function AccountStep({ facts: { isDone, hasName, isSafe } }: { facts: Facts['account'] }) {
  const { title, done, noName, unsafe, look } = texts.account
  return (
    <FirstStepRow
      title={title}
      isDone={isDone}
      action={!isDone && <StepLink to="/admin/account">{look}</StepLink>}
    >
      {isDone && <p>{done}</p>}
      {!hasName && <p>{noName}</p>}
      {!isSafe && <p>{unsafe}</p>}
    </FirstStepRow>
  )
}

/** Without mail, colleagues are given an account and a first password. */
function ColleaguesStep({
  facts: { isDone },
  isInvited,
}: {
  facts: Facts['colleagues']
  isInvited: boolean
}) {
  const { title, done, open, openByHand, invite, add } = texts.colleagues
  return (
    <FirstStepRow
      title={title}
      isDone={isDone}
      action={!isDone && <StepLink to="/admin/users">{isInvited ? invite : add}</StepLink>}
    >
      <p>{isDone ? done : isInvited ? open : openByHand}</p>
    </FirstStepRow>
  )
}

function BackupStep({ facts: { isDone, lastBackup } }: { facts: Facts['backup'] }) {
  const { title, done, none, old, look } = texts.backup
  const moment = lastBackup && momentText(lastBackup)
  return (
    <FirstStepRow
      title={title}
      isDone={isDone}
      action={!isDone && <StepLink to="/admin/backups">{look}</StepLink>}
    >
      <p>{moment ? (isDone ? done(moment) : old(moment)) : none}</p>
    </FirstStepRow>
  )
}
