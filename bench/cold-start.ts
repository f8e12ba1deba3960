import { startSite } from './bench-site.ts'

export interface ColdStart {
  /** Milliseconds from the start of the process until it listens, and until the first page has arrived. */
  listensAfter: number
  firstPageAfter: number
}

/** The middle of three starts on a filled database. */
export async function measureColdStart(folder: string): Promise<ColdStart> {
  const starts: ColdStart[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const site = await startSite(folder)
    const asked = performance.now()
    await (await fetch(site.url)).text()
    starts.push({ listensAfter: site.startMs, firstPageAfter: site.startMs + performance.now() - asked })
    await site.stop()
  }
  const [, middle] = starts.sort((a, b) => a.firstPageAfter - b.firstPageAfter)
  if (!middle) throw new Error('Nothing was measured')
  return middle
}
