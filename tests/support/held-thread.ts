/** The longest that work held this thread without a turn for anybody else: in time of the processor, whatever else the machine does. */
export async function longestHoldMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }, 1)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return longest
}
