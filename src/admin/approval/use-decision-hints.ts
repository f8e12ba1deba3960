import { useSendsMail } from '../../client/use-sends-mail.ts'
import { approvalTexts as texts } from './approval-texts.ts'

/** How whoever sent something hears what was decided: by mail only where the site can send one. */
export function useDecisionHints(isNeeded = true): typeof texts.heardOfByMail {
  return useSendsMail(isNeeded) ? texts.heardOfByMail : texts.heardOfHere
}
