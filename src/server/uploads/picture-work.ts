type Release = () => void

/** Runs so many jobs at once, and the rest in turn. */
function limitedTo(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: Release[] = []
  return async (job) => {
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
}

/**
 * Decoding and encoding take a whole core and much memory each. Two at once is what the smallest machine can carry
 * while it answers visitors; the rest waits its turn.
 */
export const pictureWork = limitedTo(2)

/** Of those that are decoded as a whole, hundreds of megabytes each. To be called inside of `pictureWork`. */
export const largePictureWork = limitedTo(1)
