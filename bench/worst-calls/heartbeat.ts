/** How often the event loop is asked to run something. */
const beatMs = 1
/** The step in which some systems count the CPU of a thread. */
const cpuStepMs = 4

/** The longest time between two beats: how long nothing else could run. */
export interface Hold {
  readonly wallMs: number
  /** The same without the time in which the thread did not run because other processes did. */
  readonly heldMs: number
}

/** Watches the event loop of this thread. */
export function startHeartbeat() {
  let longest: Hold = { wallMs: 0, heldMs: 0 }
  let [beatAt, cpuAt] = [performance.now(), threadCpuMs()]
  const beat = (): void => {
    const [now, cpu] = [performance.now(), threadCpuMs()]
    const wallMs = now - beatAt
    const heldMs = Math.min(wallMs, cpu - cpuAt + cpuStepMs)
    longest = { wallMs: Math.max(longest.wallMs, wallMs), heldMs: Math.max(longest.heldMs, heldMs) }
    beatAt = now
    cpuAt = cpu
  }
  setInterval(beat, beatMs).unref()
  return {
    /** Forgets what was before. */
    begin(): void {
      beat()
      longest = { wallMs: 0, heldMs: 0 }
    },
    /** The longest hold since `begin`. */
    end(): Hold {
      beat()
      return longest
    },
  }
}

/** CPU of this thread since its start. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
