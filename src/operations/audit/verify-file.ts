import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { StoredCheckpoint, StoredHead } from '../../domain/audit/check-checkpoints.ts'
import { DamagedFile, readLineFile, type Line } from '../line-file/read.ts'
import { ChainedEntryShape } from './entry-shape.ts'
import { exportFormat } from './export.ts'
import { readExternalCheckpoints } from './external-checkpoints.ts'
import { startVerification, type AuditReport, type Verification } from './verification.ts'

/** Version 1 has no signed ends. */
const versionsRead: readonly number[] = [1, exportFormat.version]

const Header = Type.Object({ format: Type.String(), version: Type.Integer(), public_keys: Type.Array(Type.String()) })
const Kept = Type.Object({ kept: Type.String() })
const StoredLine = Type.Object({ remembered: Type.String(), workspace_id: Type.String(), seq: Type.Integer() })
const Head = Type.Object({ head: Type.String(), workspace_id: Type.String() })
const Workspace = Type.Object({ workspace: Type.String() })
const Link = Type.Object({
  seq: Type.Integer(),
  hash: Type.String(),
  entry_id: Type.String(),
  entry: Type.Union([ChainedEntryShape, Type.Null()]),
})
const Unsealed = Type.Object({ unsealed: ChainedEntryShape, waiting: Type.Boolean() })

/**
 * Verifies an exported trail without its installation. `publicKeys` are keys stored elsewhere; null takes the keys of the file,
 * which the report names for comparison. `elsewhere` is a file of checkpoints stored elsewhere: of one workspace, or of all, which
 * must then be in the trail. Throws DamagedFile.
 */
export async function verifyExport(
  path: string,
  publicKeys: readonly string[] | null,
  elsewhere: { readonly path: string; readonly workspaceId: string | null } | null = null,
): Promise<AuditReport> {
  const lines = readLineFile(path)
  const first = await lines.next()
  const header = first.done === true ? null : first.value
  if (!Value.Check(Header, header) || header.format !== exportFormat.format) {
    throw new DamagedFile(
      `${path} is not an exported trail; export one with audit export, without filters and not as CSV`,
    )
  }
  if (!versionsRead.includes(header.version)) {
    throw new DamagedFile(
      `${path} has format ${header.version}, but this version reads formats ${versionsRead.join(' and ')}`,
    )
  }
  const kept: string[] = []
  const stored: StoredCheckpoint[] = []
  if (elsewhere !== null) stored.push(...(await readExternalCheckpoints(elsewhere.path, elsewhere.workspaceId)))
  const heads: StoredHead[] = []
  let verification: Verification | null = null
  const begin = () => startVerification({ publicKeys: publicKeys ?? header.public_keys, kept, stored, heads })
  for await (const line of lines) {
    if (verification === null && Value.Check(Kept, line)) kept.push(line.kept)
    else if (verification === null && Value.Check(StoredLine, line)) {
      stored.push({ tenantId: line.workspace_id, seq: line.seq, line: line.remembered })
    } else if (verification === null && Value.Check(Head, line)) {
      heads.push({ tenantId: line.workspace_id, line: line.head })
    } else feed((verification ??= begin()), line, path)
  }
  return (verification ?? begin()).end()
}

function feed(verification: Verification, line: Line, path: string): void {
  if (Value.Check(Workspace, line)) verification.workspace(line.workspace)
  else if (Value.Check(Link, line)) {
    const { seq, hash, entry_id: entryId, entry } = line
    verification.link({ seq, hash: Buffer.from(hash, 'hex'), entryId, entry })
  } else if (Value.Check(Unsealed, line)) verification.unchained(line.unsealed.id, line.waiting)
  else throw new DamagedFile(`${path} has a line of an unknown kind`)
}
