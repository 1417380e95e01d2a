import { AsyncLocalStorage } from 'node:async_hooks'
import type { Environment } from '../contract/environment.ts'
import { errors } from '../contract/errors.ts'

/** What a person of the console works on: one workspace, and the cases of one environment of it. */
export interface Confinement {
  readonly tenantId: string
  readonly environment: Environment
}

const confinement = new AsyncLocalStorage<Confinement>()

/**
 * Runs `work` outside every call: confined to nothing and in nobody's name. For what a call starts and does not wait for, such as a
 * timer, and that works for every workspace.
 */
export const outsideCalls = AsyncLocalStorage.snapshot()

/**
 * Runs `work` confined: rows of any other workspace, and cases of the other environment, are to it as if they were not there.
 * Row-level security stands behind it. docs/console.md#tenants.
 */
export function confined<Result>(to: Confinement, work: () => Result): Result {
  return confinement.run(to, work)
}

/** Whether the work that runs is confined to another workspace. */
export function isOutside(tenantId: string): boolean {
  const own = confinement.getStore()
  return own !== undefined && own.tenantId !== tenantId
}

/** The environment that the work that runs is confined to; null: both. */
export function confinedEnvironment(): Environment | null {
  return confinement.getStore()?.environment ?? null
}

/** Whether the work that runs is confined to the other environment. */
export function isOtherEnvironment(environment: string): boolean {
  return environment !== (confinedEnvironment() ?? environment)
}

/** Throws 404 when the work that runs is confined to another workspace. */
export function refuseOutside(tenantId: string): void {
  if (isOutside(tenantId)) throw errors.notFound()
}
