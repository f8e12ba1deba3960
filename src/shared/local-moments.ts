import { siteLocal, siteMoment } from './site-clock.ts'

const hour = 3_600_000
const localForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * The moments at which the site's clock shows this: none where the clocks were put forward over it, two where they were put
 * back. `yyyy-MM-ddTHH:mm`.
 */
export function localMoments(local: string): Date[] {
  if (!localForm.test(local) || Number.isNaN(Date.parse(`${local}Z`))) return []
  const guess = siteMoment(local).getTime()
  return [guess - hour, guess, guess + hour]
    .map((time) => new Date(time))
    .filter((moment) => siteLocal(moment) === local)
}
