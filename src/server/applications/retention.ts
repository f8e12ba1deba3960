import type { AppContext } from '../app-context.ts'
import { anonymiseApplications } from './anonymise-applications.ts'

interface RetentionLog {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

const day = 24 * 3_600_000

/** Anonymises old applications now and once a day, where a retention period is configured. */
export function startRetention(
  context: Pick<AppContext, 'config' | 'database' | 'now'>,
  log: RetentionLog,
): { close(): Promise<void> } {
  const months = context.config.retentionMonths
  if (months === undefined) return { close: async () => {} }

  const run = async (): Promise<void> => {
    try {
      const applications = await anonymiseApplications(context, months)
      if (applications > 0) log.info({ applications }, 'old applications were anonymised')
    } catch (error) {
      log.error({ err: error }, 'old applications could not be anonymised')
    }
  }
  let underWay = run()
  const timer = setInterval(() => {
    underWay = run()
  }, day)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}
