import type { Environment } from '../contract/environment.ts'
import type { RegistryMode } from '../contract/registry.ts'
import type { RegisterSays, RegistryQuery } from '../domain/registry/registry-lookup.ts'

/** The online registers in the order in which they are asked, national ones first. docs/rules/registries.md#asking. */
export const liveRegisters = ['corporations_canada', 'recherche_entreprises', 'companies_house', 'gleif'] as const
export type LiveRegister = (typeof liveRegisters)[number]

/** One public register. */
export interface Register {
  /** The `source` of its answers. */
  readonly id: string
  readonly name: string
  readonly mode: RegistryMode
  /** YYYY-MM-DD, in mode `file`. */
  readonly snapshotDate: string | null
  canAnswer(query: RegistryQuery): boolean
  /** A query by name finds exact matches only. Throws RegisterUnavailable when there is no answer. */
  ask(query: RegistryQuery, signal: AbortSignal): Promise<RegisterSays>
}

/** The registers that are switched on for an environment, in the order in which they are asked. */
export interface Registers {
  of(environment: Environment): readonly Register[]
}

/** The register gave no answer; the code says why and has no part of the query. */
export class RegisterUnavailable extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the register gave no answer: ${code}`)
    this.name = 'RegisterUnavailable'
    this.code = code
  }
}
