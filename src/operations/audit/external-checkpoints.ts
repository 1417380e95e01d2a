import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { StoredCheckpoint } from '../../domain/audit/check-checkpoints.ts'
import { errors } from '../../contract/errors.ts'
import { isLine, type Line } from '../line-file/read.ts'

/**
 * The checkpoints of one workspace, or of all (null), in a file outside the installation: a copy of the checkpoint file, or log
 * lines with checkpoints. Other lines are ignored. Throws 422 when the file cannot be read or has no such checkpoint.
 */
export async function readExternalCheckpoints(
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
