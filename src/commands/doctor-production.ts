import { Type, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { findPack } from '../domain/policy-packs/index.ts'
import type { CommandContext } from './command.ts'
import type { Finding } from './doctor-finding.ts'

const id = 'production'
/** Workspaces that one finding names; more are counted. */
const workspacesNamedMax = 5

/** Without a regime the client's country selects one of these. docs/rules/policy-packs.md#choosing-a-pack. */
const defaultPacks = ['ca_aml', 'generic']

const Workspaces = Type.Array(
  Type.Object({
    name: Type.String(),
    id: Type.String(),
    kyc: Type.Boolean(),
    growth: Type.Boolean(),
    regime: Type.Union([Type.String(), Type.Null()]),
  }),
)
const Lists = Type.Array(
  Type.Object({
    id: Type.String(),
    parser: Type.String(),
    workspace_id: Type.Union([Type.String(), Type.Null()]),
  }),
)
const Accounts = Type.Array(Type.Object({ environment: Type.String(), workspace_id: Type.String() }))

/** What production would refuse or fail as the installation is: each is allowed, and none should come as a surprise. */
export async function production(context: CommandContext): Promise<Finding> {
  const fix =
    'Import the lists (docs/screening-lists.md), set the accounts (gatehouse eid set, bank set), name the registers (GATEHOUSE_REGISTRIES).'
  try {
    const ask = asker(context)
    const workspaces = (await ask('workspaces.list', {}, Workspaces)).filter(({ kyc }) => kyc)
    const lists = (await ask('lists.status', {}, Lists)).filter((list) => list.workspace_id === null)
    const withEid = new Set(inProduction(await ask('eid.check', {}, Accounts)))
    const withBank = new Set(inProduction(await ask('bank.check', {}, Accounts)))
    const noEid = workspaces.filter((one) => !withEid.has(one.id)).map(({ name }) => name)
    const noBank = workspaces.filter((one) => one.growth && !withBank.has(one.id)).map(({ name }) => name)
    const loaded = lists.filter((list) => !isAnnex(list)).map((list) => list.id)
    const missing = wantedLists(workspaces).filter((list) => !loaded.includes(list))
    const { live, snapshotFolder } = context.config.registries
    const gaps = [
      ...(missing.length === 0 ? [] : [`screening fails without the lists ${missing.join(', ')}`]),
      ...(lists.some(isAnnex)
        ? ['eu is one annex only: import it as eu_journal, and the consolidated list as eu']
        : []),
      ...(noEid.length > 0 ? [`eID checks are refused in ${named(noEid)}`] : []),
      ...(noBank.length > 0 ? [`bank connections are refused in ${named(noBank)}`] : []),
      ...(live.length === 0 && snapshotFolder === null ? ['no company register is asked'] : []),
    ]
    if (gaps.length === 0) return { id, ok: true, detail: 'lists, accounts and registers are there', fix: '' }
    return { id, ok: true, warning: true, detail: gaps.join('; '), fix }
  } catch {
    return { id, ok: false, detail: 'what production needs cannot be read', fix: 'Fix the store first.' }
  }
}

/** An annex that an earlier version took for the whole EU list. */
function isAnnex(list: { readonly id: string; readonly parser: string }): boolean {
  return list.id === 'eu' && list.parser.startsWith('eu-journal-csv-')
}

/** The workspaces that have an account there. */
function inProduction(accounts: readonly { readonly environment: string; readonly workspace_id: string }[]) {
  return accounts.filter(({ environment }) => environment === 'production').map((account) => account.workspace_id)
}

function wantedLists(workspaces: readonly { readonly regime: string | null }[]): readonly string[] {
  const regimes = new Set(workspaces.flatMap(({ regime }) => (regime === null ? defaultPacks : [regime])))
  return [...new Set([...regimes].flatMap((regime) => findPack(regime)?.lists ?? []))]
}

function named(workspaces: readonly string[]): string {
  const shown = workspaces.slice(0, workspacesNamedMax).join(', ')
  const more = workspaces.length - workspacesNamedMax
  return more > 0 ? `${shown} and ${more} more workspaces` : shown
}

/** Runs an operation and checks its answer. */
function asker({ operate }: CommandContext) {
  return async <Schema extends TSchema>(operation: string, input: object, schema: Schema) =>
    Value.Parse(schema, await operate(operation, input))
}
