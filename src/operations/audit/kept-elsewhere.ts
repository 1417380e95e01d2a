import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { StoredCheckpoint } from '../../domain/audit/check-checkpoints.ts'
import { errors } from '../../contract/errors.ts'
import { isLine, type Line } from '../line-file/read.ts'

/**
 * The checkpoints of one workspace or of all in a file that was kept elsewhere: a copy of the checkpoint file, or log lines
 * that carry checkpoints. They are held against the chains as those that the database remembers. Other lines are passed
 * over. Throws 422 when the file cannot be read or has none of them, since nothing would be proven by it.
 */
export async function readKeptElsewhere(
  path: string,
  workspaceId: string | null,
): Promise<readonly StoredCheckpoint[]> {
  const found: StoredCheckpoint[] = []
  try {
    for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
      const outer = parsed(text)
      const logged = outer?.['checkpoint']
      const line = typeof logged === 'string' ? logged : text
      const { tenant_id: tenantId, seq } = parsed(line) ?? {}
      if (typeof tenantId !== 'string' || typeof seq !== 'number') continue
      if (workspaceId === null || tenantId === workspaceId) found.push({ tenantId, seq, line })
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error ? errors.fileNotReadable(String(error.code)) : error
  }
  if (found.length === 0) throw errors.checkpointsMissing()
  return found
}

function parsed(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text)
    return isLine(value) ? value : null
  } catch {
    return null
  }
}
