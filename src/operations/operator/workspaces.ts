import { randomUUID } from 'node:crypto'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { basesOf, regimes } from '../../domain/policy-packs/index.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { setMembership } from '../../store/memberships.ts'
import type { Store } from '../../store/store.ts'
import type { TenantTransaction } from '../../store/tenant.ts'
import {
  findWorkspace,
  insertWorkspace,
  listWorkspaces,
  updateWorkspace,
  type Workspace,
} from '../../store/workspaces.ts'
import { literalIssue } from '../literal-issue.ts'
import { recordSecret } from '../required-secret.ts'
import { isUuid } from '../uuid.ts'
import { actingPerson, operatorActor } from '../operator-actor.ts'
import type { OperatorOperation } from './operation.ts'

const nameLengthMax = 120
const readCapMax = 1_000_000_000
/** Default number of reads a month. docs/operations.md#commands. */
const readCapDefault = 2000

const settings = {
  kyc: Type.Optional(Type.Boolean()),
  growth: Type.Optional(Type.Boolean()),
  eid: Type.Optional(Type.Enum(['sandbox', 'none'])),
  read_cap: Type.Optional(Type.Integer({ minimum: 0, maximum: readCapMax })),
  regime: Type.Optional(Type.String()),
  extends: Type.Optional(Type.String()),
  four_eyes: Type.Optional(Type.Boolean()),
}

/** The word for no regime: the client's country then selects the policy. */
const noRegime = 'none'

const CreateWorkspace = Type.Object({ name: Type.String({ minLength: 1, maxLength: nameLengthMax }), ...settings })
const ListWorkspaces = Type.Object({})
const ChangeWorkspace = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: nameLengthMax })),
  ...settings,
})

/**
 * Makes a tenant. Defaults: kyc on, growth off, eID sandbox, 2000 reads a month, no regime.
 * docs/operations.md#commands.
 */
export const createWorkspace: OperatorOperation<typeof CreateWorkspace, ShownWorkspace> = {
  name: 'workspaces.create',
  input: CreateWorkspace,
  async run({ store, clock, keys, workspaceKeys }, input) {
    const workspace: Omit<Workspace, 'policy' | 'thresholds'> = {
      id: randomUUID(),
      name: input.name,
      kyc: input.kyc ?? true,
      growth: input.growth ?? false,
      eid: input.eid ?? 'sandbox',
      readCap: input.read_cap ?? readCapDefault,
      ...packOf(input.regime === undefined ? null : regimeOf(input.regime), input.extends),
      fourEyes: input.four_eyes ?? false,
      createdAt: clock.now(),
    }
    const prove = (tx: TenantTransaction) => recordSecret(tx, keys, workspace.createdAt)
    await insertWorkspace(store, workspace, operatorActor, prove, (tx) => joinAsOwner(tx, workspace))
    await workspaceKeys.open(workspace.id, null)
    return shown(workspace)
  },
}

/** A person who makes a workspace is its first owner; the command line makes one without members. docs/console.md#members. */
async function joinAsOwner(
  tx: TenantTransaction,
  { id: tenantId, createdAt: at }: Pick<Workspace, 'id' | 'createdAt'>,
) {
  const personId = actingPerson()
  if (personId === null) return
  await setMembership(tx, { tenantId, personId, roles: { sandbox: 'owner', production: 'owner' }, at })
  await insertAuditEntry(tx, { tenantId, at, actor: operatorActor, action: 'member.joined', objectId: personId })
}

/** Every workspace, the oldest first. */
export const listAllWorkspaces: OperatorOperation<typeof ListWorkspaces, readonly ShownWorkspace[]> = {
  name: 'workspaces.list',
  input: ListWorkspaces,
  async run({ store }) {
    return (await listWorkspaces(store)).map(shown)
  },
}

/** Changes the given settings. */
export const changeWorkspace: OperatorOperation<typeof ChangeWorkspace, ShownWorkspace> = {
  name: 'workspaces.update',
  input: ChangeWorkspace,
  async run({ store, clock }, input) {
    const { id, read_cap: readCap, four_eyes: fourEyes, regime, extends: base, ...rest } = input
    const pack = await changedPack(store, id, { regime, base })
    const changes = {
      ...rest,
      ...(readCap === undefined ? {} : { readCap }),
      ...(fourEyes === undefined ? {} : { fourEyes }),
      ...pack,
    }
    const by = { actor: operatorActor, at: clock.now() }
    const workspace = isUuid(id) ? await updateWorkspace(store, id, changes, by) : null
    if (workspace === null) throw errors.notFound()
    return shown(workspace)
  },
}

/** A regime and the pack that it stands over. */
type ChosenPack = Required<Pick<Workspace, 'regime' | 'extends'>>

/**
 * The pack that a change chooses; nothing when it names none. A workspace with a policy of its own cannot change its pack, because
 * the policy is a patch over it. A regime named without a pack stands over its own choice.
 */
async function changedPack(
  store: Store,
  id: string,
  { regime: named, base }: { readonly regime: string | undefined; readonly base: string | undefined },
): Promise<ChosenPack | Record<string, never>> {
  if (named === undefined && base === undefined) return {}
  const workspace = isUuid(id) ? await findWorkspace(store, id) : null
  if (workspace === null) throw errors.notFound()
  const pack = packOf(named === undefined ? workspace.regime : regimeOf(named), base)
  const isSame = workspace.regime === pack.regime && (workspace.extends ?? null) === pack.extends
  if (workspace.policy !== null && !isSame) throw errors.policyRuns()
  return pack
}

/** A regime over a pack, null for the regime's own choice. Throws the 422 list for a pack that it cannot stand over. */
function packOf(regime: string | null, base: string | undefined): ChosenPack {
  const [own, ...others] = basesOf(regime ?? '')
  if (base === undefined || base === own) return { regime, extends: null }
  if (others.includes(base)) return { regime, extends: base }
  throw errors.issues([literalIssue(['body', 'extends'], base, own === undefined ? ['nothing'] : [own, ...others])])
}

/** The regime of this name; null for `none`. Throws the 422 list for an unknown name. */
function regimeOf(named: string): string | null {
  if (named === noRegime) return null
  const known = regimes.map((pack) => pack.regime)
  if (known.includes(named)) return named
  throw errors.issues([literalIssue(['body', 'regime'], named, [...known, noRegime])])
}

/** A workspace in `--json` output. */
type ShownWorkspace = ReturnType<typeof shown>

function shown(workspace: Omit<Workspace, 'policy' | 'thresholds'>) {
  const { id, name, kyc, growth, eid, readCap, regime, extends: base, fourEyes } = workspace
  const chosen = { regime, ...(base ? { extends: base } : {}) }
  return { id, name, kyc, growth, eid, read_cap: readCap, ...chosen, four_eyes: fourEyes ?? false }
}
