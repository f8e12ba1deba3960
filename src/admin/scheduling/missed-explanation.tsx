import type { MissedTime } from '../../client/record-schedules.ts'
import { answerInPageLanguage } from '../answer-words.ts'
import { schedulingTexts as texts } from './scheduling-texts.ts'

/** Reasons that name the fields or the record that stand in the way. */
const isDetailed: readonly string[] = ['rule', 'taken']

/** Why something could not be published or hidden, in plain words. */
export function MissedExplanation({ missed: { reason, message } }: { missed: MissedTime }) {
  const details = isDetailed.includes(reason) ? message.split('\n').filter(Boolean) : []
  return (
    <>
      <p>{texts.reasons[reason] ?? texts.reasons.failure}</p>
      {details.length > 0 && (
        <ul className="list-disc ps-5">
          {details.map((line) => (
            <li key={line} className="wrap-anywhere">
              {answerInPageLanguage(line)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
