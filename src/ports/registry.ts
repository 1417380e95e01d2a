import type { Environment } from '../contract/environment.ts'
import type { RegistryMode } from '../contract/registry.ts'
import type { RegisterSays, RegistryQuery } from '../domain/registry/registry-lookup.ts'

/**
 * The registers that can be asked online, national ones first: the order in which they are asked.
 * docs/rules/registries.md#asking.
 */
export const liveRegisters = ['corporations_canada', 'recherche_entreprises', 'companies_house', 'gleif'] as const
export type LiveRegister = (typeof liveRegisters)[number]

/** One public register. */
export interface Register {
  /** As in an answer's `source`. */
  readonly id: string
  readonly name: string
  readonly mode: RegistryMode
  /** YYYY-MM-DD, in mode `file`. */
  readonly snapshotDate: string | null
  canAnswer(query: RegistryQuery): boolean
  /** A name finds only what has that very name. Throws RegisterUnavailable for anything that is no answer. */
  ask(query: RegistryQuery, signal: AbortSignal): Promise<RegisterSays>
}

/** Which registers an environment asks, in order; none when none is switched on. */
export interface Registers {
  of(environment: Environment): readonly Register[]
}

/** The register gave no answer; the code says why and holds nothing of the question. */
export class RegisterUnavailable extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the register gave no answer: ${code}`)
    this.name = 'RegisterUnavailable'
    this.code = code
  }
}
