import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { settingsMails } from '../../../content/site-settings/settings-groups.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { groupId } from '../../group-id.ts'
import { type MailFacts, mailServerUrl } from '../../mail/mail-facts.ts'
import { TestMailButton, TestMailProblem } from '../../mail/test-mail-button.tsx'
import { momentText } from '../../moment-text.ts'
import { MailServerForm } from './mail-server-form.tsx'
import { mailTexts as texts } from './mail-texts.ts'

/** Where mails go, from whom they come, and whether they arrive. */
export function MailScreen() {
  const query = useQuery<MailFacts>({ queryKey: [mailServerUrl], refetchOnMount: 'always' })
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.description} />
      <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
        {(facts) => (
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            {facts.source === 'environment' ? (
              <Alert tone="info" title={texts.elsewhere(facts.host)}>
                {texts.elsewhereHint}
              </Alert>
            ) : (
              // Begins anew with what the server holds, whenever that is something else.
              <MailServerForm key={JSON.stringify(facts.server)} facts={facts} />
            )}
            <SenderAndTest facts={facts} />
          </div>
        )}
      </AdminQueryState>
    </>
  )
}

function SenderAndTest({ facts: { source, sender, waiting, lastTest } }: { facts: MailFacts }) {
  const isSetUp = source !== 'none'
  return (
    <Card asChild>
      <section aria-label={texts.senderAndTest}>
        <CardHeader title={texts.senderAndTest} />
        <CardBody className="space-y-4 text-small">
          {isSetUp && <p className="wrap-anywhere">{texts.sender(sender)}</p>}
          <div role="status" className="space-y-2 text-muted">
            <p>{isSetUp ? texts.testHint : texts.notYet}</p>
            {lastTest?.isAccepted && (
              <p className="text-success">{texts.tested(momentText(lastTest.time))}</p>
            )}
            {isSetUp && <TestMailProblem test={lastTest} />}
            {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {isSetUp && <TestMailButton forget={mailServerUrl} />}
            <Link to={`/admin/site-settings#${groupId({ title: settingsMails })}`} className="prose-link">
              {texts.changeSender}
            </Link>
          </div>
        </CardBody>
      </section>
    </Card>
  )
}
