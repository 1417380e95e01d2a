import { readFileSync } from 'node:fs'
import { cpuMsOf } from '../../../src/reading/process/process-usage.ts'

const ticksPerSecond = 100

/** CPU time that a process has used, its children not counted, in seconds (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** CPU milliseconds of the processes that this one started and that run, and of those that have ended (Linux). */
export async function childrenCpuMs(): Promise<number> {
  const running = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').match(/\d+/g) ?? []
  const { user, system } = process.cpuUsage()
  return (await cpuMsOf([String(process.pid), ...running])) - (user + system) / 1000
}

/** Resident memory of a process in MB (Linux). */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** CPU time that all processes of the machine have used, in seconds (Linux). */
export function machineCpuSeconds(): number {
  const [user, nice, system, , , irq, softirq] = (/^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '')
    .split(' ')
    .map(Number)
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (softirq ?? 0)) / ticksPerSecond
}
