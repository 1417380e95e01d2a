import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { keyState } from '../../domain/api-keys/api-key.ts'
import { listKeys } from '../../store/api-keys.ts'
import { countWaitingCases, countWaitingWork, setUpSteps, type WaitingCases } from '../../store/overview.ts'
import { chainStatus } from '../../store/search-audit.ts'
import { withTenant } from '../../store/tenant.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { shownTime } from '../list-input.ts'
import { listStatus } from '../screening/list-status.ts'
import type { OperatorOperation } from './operation.ts'

const dayMs = 86_400_000

const ShowOverview = Type.Object({ workspace_id: Type.String(), environment: Type.Enum([...environments]) })

/** What a workspace still needs, what waits in it, and how old its lists are. docs/operations.md#overview. */
export const showOverview: OperatorOperation<typeof ShowOverview, ShownOverview> = {
  name: 'overview.show',
  input: ShowOverview,
  async run(services, { workspace_id: workspaceId, environment }) {
    const { store, clock } = services
    const workspace = await knownWorkspace(services, workspaceId)
    const of = { tenantId: workspace.id, environment }
    const now = clock.now()
    const { keys, steps, work, cases, chain } = await withTenant(store.app, workspace.id, async (tx) => ({
      keys: await listKeys(tx, workspace.id),
      steps: await setUpSteps(tx, of),
      work: await countWaitingWork(tx, workspace.id, { now, since: new Date(now.getTime() - dayMs) }),
      cases: await countWaitingCases(tx, of, now.toISOString().slice(0, 10)),
      chain: await chainStatus(tx, workspace.id),
    }))
    const lists = (await listStatus(services)).filter(({ workspace_id: id }) => id === null || id === workspace.id)
    const isBuiltIn = environment === 'sandbox' && workspace.eid === 'sandbox'
    return {
      workspace_id: workspace.id,
      environment,
      set_up: {
        key_made: keys.some((key) => ['active', 'grace'].includes(keyState(key, now))),
        first_call: steps.firstCall,
        webhook_made: steps.webhookMade,
        webhook_tested: steps.webhookTested,
        policy_chosen: workspace.regime !== null || workspace.policy !== null,
        eid_set: steps.eidAccount || isBuiltIn,
        lists_loaded: lists.some(({ entries }) => entries > 0),
        mail_configured: services.mailServer,
      },
      cases: shownCases(cases),
      deliveries: {
        due: work.deliveriesDue,
        oldest_due_at: shownTime(work.oldestDeliveryDueAt),
        failed_24h: work.deliveriesFailed,
        failing_endpoints: work.failingEndpoints,
      },
      mail: { waiting: work.mailWaiting, oldest_at: shownTime(work.oldestMailAt) },
      audit: { unsealed: chain.unsealed, oldest_unsealed_at: shownTime(chain.oldestUnsealedAt) },
      lists: lists.map((list) => ({
        id: list.id,
        name: list.name,
        workspace_id: list.workspace_id,
        entries: list.entries,
        checked_on: list.checked_on,
        age_days: list.age_days,
        staged_at: list.staged_at,
      })),
    }
  },
}

interface ShownOverview {
  readonly workspace_id: string
  readonly environment: string
  readonly set_up: Readonly<Record<string, boolean>>
  readonly cases: ReturnType<typeof shownCases>
  readonly deliveries: {
    readonly due: number
    readonly oldest_due_at: string | null
    readonly failed_24h: number
    readonly failing_endpoints: number
  }
  readonly mail: { readonly waiting: number; readonly oldest_at: string | null }
  readonly audit: { readonly unsealed: number; readonly oldest_unsealed_at: string | null }
  readonly lists: readonly object[]
}

function shownCases({ needsReview, failed, due }: WaitingCases) {
  return { needs_review: needsReview, failed, due }
}
