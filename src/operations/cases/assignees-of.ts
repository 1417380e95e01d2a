import type { ListedCase } from '../../store/search-cases.ts'
import { openMany } from '../sealing/open-many.ts'
import type { Services } from '../services.ts'
import { assignmentContent } from './case-act-contents.ts'

/** Who each of some cases of one workspace is assigned to, in their order; null: nobody. Throws SealBroken. */
export async function assigneesOf(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  cases: readonly ListedCase[],
): Promise<readonly (string | null)[]> {
  const [first] = cases.filter(({ assignment }) => assignment !== null)
  if (first === undefined) return cases.map(() => null)
  const opened = await openMany(
    services,
    first.tenantId,
    cases.map(({ tenantId, environment, reference, assignment }) => ({
      context: { tenantId, case: { environment, reference }, column: 'kyc_case.assignment', rowId: '' },
      sealed: assignment ?? Buffer.alloc(0),
    })),
  )
  return opened.map((bytes) => assignmentContent(bytes)?.assignee ?? null)
}
