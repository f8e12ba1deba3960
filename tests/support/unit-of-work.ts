/**
 * Milliseconds of the processor that a fixed piece of work takes at this moment: the unit of limits on the time of other work.
 * A machine that is slow, or that others use too, raises such a limit by as much as it holds the work up.
 */
export function unitOfWork(): number {
  return Math.min(...Array.from({ length: 5 }, () => processorTime(fold)))
}

/** Milliseconds that the work takes of the processor. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** What reading a text consists of: signs looked at one by one, replaced and kept with their places. */
function fold(): number {
  const text = 'éa ب'.repeat(12_500)
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const sign of text) {
    folded += sign.normalize('NFKD')
    places.push(at)
    at += sign.length
  }
  return folded.replace(/[\u0300-\u036f]/gu, (mark) => mark.toUpperCase()).length + places.length
}
