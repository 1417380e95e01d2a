import type { CommandContext } from './command.ts'
import type { Finding } from './doctor-finding.ts'

type Inspected = Awaited<ReturnType<CommandContext['inspectSandbox']>>

const reaches = ['files', 'network', 'processes', 'signals'] as const

/** The finding of `doctor`: whether a hostile document reaches a file, the network, a process or the data. docs/reader-sandbox.md. */
export function sandboxFinding({ active, missing, granted, open, readableData }: Inspected): Finding {
  const id = 'reader sandbox'
  if (readableData !== null) {
    const detail = `the data folder lies in ${readableData}, which every reading process can read`
    return { id, ok: false, detail, fix: 'Move the data folder and set GATEHOUSE_DATA_DIR.' }
  }
  const needed = granted.length === 0 ? '' : `; ${granted.join(', ')} are open for the native OCR program`
  if (open.length === 0) {
    const closed = reaches.filter((reach) => !granted.includes(reach))
    return { id, ok: true, detail: `${closed.join(', ')} are closed by ${active.join(', ')}${needed}`, fix: '' }
  }
  const reasons = missing.map(({ name, reason }) => `${name} (${reason})`).join(', ')
  return {
    id,
    ok: false,
    detail: `${open.join(', ')} are open to a hostile document; missing: ${reasons}${needed}`,
    fix: 'Run on Linux 5.13 or later with Landlock and seccomp, and install perl; docs/reader-sandbox.md#systems.',
  }
}
