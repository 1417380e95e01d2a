import { readFile } from 'node:fs/promises'

/** Clock ticks a second of /proc on Linux, the same on every processor (USER_HZ). */
const ticksPerSecond = 100
/** Places of utime, stime, cutime and cstime in /proc/PID/stat, counted after the program's name. proc_pid_stat(5). */
const timePlaces = [11, 12, 13, 14] as const

/** Processes as text, as /proc names them: a process and, when `withStarted`, those that its main thread started and that still run. */
export async function processFamily(pid: number | undefined, withStarted: boolean): Promise<readonly string[]> {
  if (pid === undefined) return []
  const started = withStarted ? await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '') : ''
  return [String(pid), ...(started.match(/\d+/g) ?? [])]
}

/** Resident bytes of the processes together; 0 on systems other than Linux. */
export async function residentBytesOf(pids: readonly string[]): Promise<number> {
  return sum(pids, async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  })
}

/** CPU milliseconds that the processes, all their threads and those of their processes that ended have used; 0 off Linux. */
export async function cpuMsOf(pids: readonly string[]): Promise<number> {
  return sum(pids, async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // The name is in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = timePlaces.reduce((all, place) => all + Number(fields[place] ?? 0), 0)
    return (ticks * 1000) / ticksPerSecond
  })
}

async function sum(pids: readonly string[], measure: (pid: string) => Promise<number>): Promise<number> {
  return (await Promise.all(pids.map(measure))).reduce((all, one) => all + one, 0)
}
