import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { dayText } from '../../../shared/day-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { secondFactorUrl } from '../../second-factor/use-second-factor-setup.ts'
import { accountTexts as texts } from './account-texts.ts'
import { NewCodesDialog, RemoveFactorDialog, SetUpFactorDialog } from './second-factor-dialogs.tsx'

interface SecondFactorFacts {
  isOn: boolean
  since: string | null
  recoveryCodesLeft: number
  isRequired: boolean
}

/** A phone lost with so few codes left could lock its owner out. */
const fewCodes = 3

export function SecondFactorCard() {
  const query = useQuery<SecondFactorFacts>({ queryKey: [secondFactorUrl], staleTime: 0 })
  const client = useQueryClient()
  const toasts = useToast()
  const [task, setTask] = useState<'set up' | 'codes' | 'remove' | null>(null)
  const finish = (said?: string) => {
    setTask(null)
    if (said) toasts.show({ title: said, variant: 'success' })
    void forgetUrls(client, secondFactorUrl, '/api/users', '/api/activity')
  }
  const facts = query.data
  return (
    <Card asChild>
      <section aria-label={texts.secondFactor}>
        <CardHeader
          title={
            <span className="flex flex-wrap items-center gap-3">
              {texts.secondFactor}
              {facts && (
                <Badge tone={facts.isOn ? 'success' : 'neutral'}>{facts.isOn ? texts.on : texts.off}</Badge>
              )}
            </span>
          }
          description={texts.secondFactorHint}
        />
        <CardBody>
          <AdminQueryState query={query} failed={texts.secondFactorFailed}>
            {(found) => <State facts={found} />}
          </AdminQueryState>
        </CardBody>
        {facts && (
          <CardFooter>
            {facts.isOn ? (
              <>
                <Button variant="secondary" onClick={() => setTask('set up')}>
                  {texts.changePhone}
                </Button>
                <Button variant="secondary" onClick={() => setTask('codes')}>
                  {texts.newCodes}
                </Button>
                {!facts.isRequired && (
                  <Button variant="ghost" onClick={() => setTask('remove')}>
                    {texts.remove}
                  </Button>
                )}
              </>
            ) : (
              <Button onClick={() => setTask('set up')}>{texts.setUp}</Button>
            )}
          </CardFooter>
        )}
        {task === 'set up' && (
          <SetUpFactorDialog onClose={() => finish()} onDone={() => finish(texts.turnedOn)} />
        )}
        {task === 'codes' && <NewCodesDialog onClose={() => finish()} />}
        {task === 'remove' && (
          <RemoveFactorDialog onClose={() => finish()} onDone={() => finish(texts.removed)} />
        )}
      </section>
    </Card>
  )
}

function State({ facts }: { facts: SecondFactorFacts }) {
  if (!facts.isOn) return <p className="text-small">{texts.notSetUp}</p>
  return (
    <div className="space-y-2 text-small">
      <p>
        {facts.since && texts.onSince(dayText(facts.since))} {texts.codesLeft(facts.recoveryCodesLeft)}
      </p>
      {facts.recoveryCodesLeft <= fewCodes && <p className="font-medium text-warning">{texts.fewCodes}</p>}
      {facts.isRequired && <p className="text-muted">{texts.requiredByRole}</p>}
    </div>
  )
}
