import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { StoredCheckpoint } from '../../domain/audit/check-checkpoints.ts'
import { DamagedFile, readLineFile, type Line } from '../line-file/read.ts'
import { exportFormat } from './export.ts'
import { readKeptElsewhere } from './kept-elsewhere.ts'
import { startVerification, type AuditReport, type Verification } from './verification.ts'

const Header = Type.Object({ format: Type.String(), version: Type.Integer(), public_keys: Type.Array(Type.String()) })
const Kept = Type.Object({ kept: Type.String() })
const Memoised = Type.Object({ memoised: Type.String(), workspace_id: Type.String(), seq: Type.Integer() })
const Workspace = Type.Object({ workspace: Type.String() })
const Nullable = Type.Union([Type.String(), Type.Null()])
const Entry = Type.Object({
  tenant_id: Type.String(),
  id: Type.String(),
  at: Type.String(),
  actor_type: Type.String(),
  actor_id: Type.String(),
  action: Type.String(),
  object_type: Type.String(),
  object_id: Type.String(),
  case_id: Nullable,
  changed: Type.Array(Type.String()),
  outcome: Type.String(),
  request_id: Nullable,
  reason: Nullable,
  count: Type.Union([Type.Integer(), Type.Null()]),
})
const Link = Type.Object({
  seq: Type.Integer(),
  hash: Type.String(),
  entry_id: Type.String(),
  entry: Type.Union([Entry, Type.Null()]),
})
const Unsealed = Type.Object({ unsealed: Entry, waiting: Type.Boolean() })

/**
 * Verifies an exported trail without the installation it came from. `publicKeys` are those kept elsewhere; without them
 * the file's own are taken, and the report names them to be compared. `elsewhere` names a file of checkpoints that
 * were kept elsewhere; of all its workspaces, which must be in the trail then, or of one. Throws DamagedFile.
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
    throw new DamagedFile(`${path} is no exported trail: audit export writes one without filters and not as CSV`)
  }
  if (header.version !== exportFormat.version) {
    throw new DamagedFile(`${path} has the format ${header.version}, this version reads ${exportFormat.version}`)
  }
  const kept: string[] = []
  const memoised: StoredCheckpoint[] = []
  if (elsewhere !== null) memoised.push(...(await readKeptElsewhere(elsewhere.path, elsewhere.workspaceId)))
  let verification: Verification | null = null
  const begin = () => startVerification({ publicKeys: publicKeys ?? header.public_keys, kept, memoised })
  for await (const line of lines) {
    if (verification === null && Value.Check(Kept, line)) kept.push(line.kept)
    else if (verification === null && Value.Check(Memoised, line)) {
      memoised.push({ tenantId: line.workspace_id, seq: line.seq, line: line.memoised })
    } else feed((verification ??= begin()), line, path)
  }
  return (verification ?? begin()).end()
}

function feed(verification: Verification, line: Line, path: string): void {
  if (Value.Check(Workspace, line)) verification.workspace(line.workspace)
  else if (Value.Check(Link, line)) {
    const { seq, hash, entry_id: entryId, entry } = line
    verification.link({ seq, hash: Buffer.from(hash, 'hex'), entryId, entry })
  } else if (Value.Check(Unsealed, line)) verification.unsealed(line.unsealed.id, line.waiting)
  else throw new DamagedFile(`${path} has a line of an unknown kind`)
}
