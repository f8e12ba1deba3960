type Release = () => void

const most = 2
let running = 0
const waiting: Release[] = []

/**
 * Decoding and encoding take a whole core and much memory each. Two at once is what the smallest machine can carry
 * while it answers visitors; the rest waits its turn.
 */
export async function pictureWork<T>(job: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((release) => waiting.push(release))
  else running++
  try {
    return await job()
  } finally {
    const next = waiting.shift()
    // The place is handed on, not freed: nobody can slip in between.
    if (next) next()
    else running--
  }
}
