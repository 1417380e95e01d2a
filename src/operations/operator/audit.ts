import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { auditActions } from '../../domain/audit/actions.ts'
import { readChain, readUnchained } from '../../store/audit-chain.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { exportEntries } from '../audit/export-entries.ts'
import { exportTrail } from '../audit/export.ts'
import { readExternalCheckpoints } from '../audit/external-checkpoints.ts'
import { signTail } from '../audit/sign-ends.ts'
import { readTrail, type Trail } from '../audit/trail.ts'
import { startVerification, type AuditReport } from '../audit/verification.ts'
import { parseMoment } from '../moment.ts'
import type { OperatorServices } from '../services.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const publicKeyLength = 43

const Verify = Type.Object({
  workspace_id: Type.Optional(Type.String()),
  /** Absolute path of a file of checkpoints stored elsewhere. */
  checkpoints: Type.Optional(Type.String({ minLength: 1 })),
  /** Keys of removed versions of the secret: 32 bytes in base64url each. */
  public_keys: Type.Optional(Type.Array(Type.String({ minLength: publicKeyLength, maxLength: publicKeyLength }))),
})
const Export = Type.Object({
  /** Absolute path of a file that does not exist yet. */
  path: Type.String({ minLength: 1 }),
  workspace_id: Type.Optional(Type.String()),
  format: Type.Optional(Type.Enum(['jsonl', 'csv'])),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  actor: Type.Optional(Type.String()),
  action: Type.Optional(Type.String()),
})

/**
 * Recomputes the chains of one workspace or of all and compares them with the signed checkpoints.
 * docs/decisions/0004-audit-chain.md.
 */
export const verifyAudit: OperatorOperation<typeof Verify, AuditReport> = {
  name: 'audit.verify',
  input: Verify,
  async run(services, input) {
    const trail = await readTrail(services, input.workspace_id)
    const { checkpoints, workspace_id: workspaceId = null } = input
    const elsewhere = checkpoints === undefined ? [] : await readExternalCheckpoints(checkpoints, workspaceId)
    const publicKeys = [...trail.publicKeys, ...(input.public_keys ?? [])]
    const verification = startVerification({ ...trail, publicKeys, stored: [...trail.stored, ...elsewhere] })
    for (const id of trail.workspaceIds) {
      verification.workspace(id)
      for await (const link of readChain(services.store, id)) verification.link(link)
      for await (const { entry, waiting } of readUnchained(services.store, id))
        verification.unchained(entry.id, waiting)
    }
    return verification.end()
  },
}

interface Exported {
  readonly path: string
  /** A `trail` can be verified without this installation; `entries` are for reading only. */
  readonly kind: 'trail' | 'entries'
  /** Lines of a trail, or entries. */
  readonly lines: number
}

/**
 * Writes a new file: the whole trail with links and checkpoints, which anyone can verify, or, as CSV or with a filter, only
 * entries. First each workspace's trail gets an entry of the export, and is signed to that entry.
 */
export const exportAudit: OperatorOperation<typeof Export, Exported> = {
  name: 'audit.export',
  input: Export,
  async run(services, input) {
    const { path, format = 'jsonl', action = null } = input
    if (action !== null && !(action in auditActions)) throw unknownValue('action', Object.keys(auditActions).join(', '))
    const [from, to] = [momentOf('from', input.from), momentOf('to', input.to)]
    const filter = { from, to, actor: input.actor ?? null, action }
    await recordExport(services, await readTrail(services, input.workspace_id))
    await signTail(services, null)
    const trail = await readTrail(services, input.workspace_id)
    if (format === 'csv' || Object.values(filter).some((wanted) => wanted !== null)) {
      return { path, kind: 'entries', lines: await exportEntries(services, { ...trail, filter }, { path, format }) }
    }
    return { path, kind: 'trail', lines: await exportTrail(services, trail, path) }
  },
}

async function recordExport({ store, clock }: OperatorServices, { workspaceIds }: Trail): Promise<void> {
  for (const tenantId of workspaceIds) {
    const act = {
      tenantId,
      at: clock.now(),
      actor: operatorActor,
      action: 'audit.exported',
      objectId: tenantId,
    } as const
    await withTenant(store.app, tenantId, (tx) => insertAuditEntry(tx, act))
  }
}

function momentOf(name: string, text: string | undefined): Date | null {
  return text === undefined ? null : parseMoment(text, name)
}

function unknownValue(name: string, expected: string) {
  return errors.issues([
    { type: 'value_error', loc: ['body', name], msg: `Input should be ${expected}`, ctx: { expected } },
  ])
}
