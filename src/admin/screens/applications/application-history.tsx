import { useQuery } from '@tanstack/react-query'
import { textLanguage } from '../../../shared/text-language.ts'
import { Written } from '../../../ui/written.tsx'
import { actorName } from '../../actor-name.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { momentText } from '../../moment-text.ts'
import { applicationsTexts as texts } from './applications-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { reviewWords } from './review-words.ts'
import { applicationUrl, type ReviewStep } from './staff-application.ts'

/** Who changed what, newest first. */
export function ApplicationHistory({ id }: { id: string }) {
  const query = useQuery<ReviewStep[]>({
    queryKey: [`${applicationUrl(id)}/history`],
    refetchOnMount: 'always',
  })
  return (
    <section aria-label={texts.history}>
      <h3 className="mb-3 text-small font-semibold">{texts.history}</h3>
      <AdminQueryState query={query} failed={texts.historyFailed} empty={<p>{texts.historyEmpty}</p>}>
        {(steps) => (
          <ol className="space-y-4 border-s border-line ps-4">
            {steps.map((step) => (
              <li key={`${step.time} ${reviewWords(step)}`} className="text-small">
                <p className="wrap-anywhere">
                  <Written as="span" className="font-medium">
                    {actorName(step.actor.name)}
                  </Written>
                  {reviewTexts.afterName}
                  {reviewWords(step)}
                </p>
                {step.after && step.after.notes !== '' && step.after.notes !== step.before?.notes && (
                  <blockquote
                    {...textLanguage(step.after.notes)}
                    className="my-1 border-s-2 border-control/50 ps-3 text-muted wrap-anywhere whitespace-pre-wrap"
                  >
                    {step.after.notes}
                  </blockquote>
                )}
                <time dateTime={step.time} className="text-caption text-muted">
                  {momentText(step.time)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </AdminQueryState>
    </section>
  )
}
