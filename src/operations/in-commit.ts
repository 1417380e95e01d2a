import type { TenantTransaction } from '../store/tenant.ts'

/** What is committed with an act besides, such as the answer of its call (`idempotency/end-call.ts`). */
export type InCommit<Done> = (tx: TenantTransaction, done: Done) => Promise<void>
