/**
 * The most CPU that one turn of this thread's event loop takes while the work is in progress, in milliseconds. Other programs of
 * a busy machine make a turn longer, and do not count here.
 */
export async function longestTurnCpuMs(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let longest = 0
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
  } finally {
    isOver = true
  }
  turn()
  return longest
}
