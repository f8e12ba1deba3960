import type { PageRequest } from './render-page.ts'

interface NotedReads {
  read: PageRequest['fetchApi']
  /** The content types of all that was read; undefined where any may be among them. */
  madeFrom(): readonly string[] | undefined
}

/** All that a page shows is read by these calls, the settings too; only the clock is not. */
export function notingTypes(fetchApi: PageRequest['fetchApi']): NotedReads {
  const read: (readonly string[] | undefined)[] = []
  return {
    read: async (url) => {
      const answer = await fetchApi(url)
      read.push(answer.madeFrom)
      return answer
    },
    madeFrom: () => {
      const known = read.filter((types) => types !== undefined)
      return known.length > 0 && known.length === read.length ? [...new Set(known.flat())] : undefined
    },
  }
}
