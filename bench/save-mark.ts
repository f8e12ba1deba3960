/** A record with a description that may be saved, with the session of somebody who may. */
export interface SaveTarget {
  url: string
  cookie: string
}

const form = /bench-mark-(\d+)/

/** Saves the record with a number in its text by which its answers can be told apart. */
export async function saveMark({ url, cookie }: SaveTarget, mark: number): Promise<void> {
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      description: `Six months of acceleration for young companies. bench-mark-${mark}`,
    }),
  })
  if (!answer.ok) throw new Error(`Saving ended with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** The number in a body; 0 where there is none. */
export function markIn(body: string): number {
  return Number(form.exec(body)?.[1] ?? 0)
}
