import { Buffer } from 'node:buffer'
import type { Egress } from '../../ports/egress.ts'
import type { LiveRegister, Register, Registers } from '../../ports/registry.ts'
import { bounded } from './bounded.ts'
import { companiesHouse, companiesHouseBase } from './companies-house.ts'
import { corporationsCanada, corporationsCanadaBase } from './corporations-canada.ts'
import type { RegisterAddress } from './get-json.ts'
import { gleif, gleifBase } from './gleif.ts'
import type { RegisterSetting } from './settings.ts'
import { rechercheEntreprises, rechercheEntreprisesBase } from './recherche-entreprises.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import { sandboxRegister } from './sandbox.ts'
import { openSnapshots } from './snapshots.ts'

const registers: Readonly<
  Record<LiveRegister, { readonly base: string; readonly open: (address: RegisterAddress) => Register }>
> = {
  corporations_canada: { base: corporationsCanadaBase, open: corporationsCanada },
  recherche_entreprises: { base: rechercheEntreprisesBase, open: rechercheEntreprises },
  companies_house: { base: companiesHouseBase, open: companiesHouse },
  gleif: { base: gleifBase, open: gleif },
}

/** The registers that the operator enabled. */
export interface RegistrySettings {
  /** In the order of `liveRegisters`. */
  readonly live: readonly RegisterSetting[]
  readonly companiesHouseKey: string | null
  /** Folder of offline snapshots; null: none. */
  readonly snapshotFolder: string | null
}

/**
 * The registers of each environment: the sandbox has a fictional one; production has the enabled ones, then snapshots. Only hosts
 * of enabled registers are called. Throws SnapshotUnreadable for an invalid snapshot.
 */
export async function openRegisters(
  { live, companiesHouseKey, snapshotFolder }: RegistrySettings,
  world: { readonly egress: Egress; readonly now: () => Date; readonly onFailure: (cause: string) => void },
): Promise<Registers & { close(): Promise<void> }> {
  const bases = live.map(({ id, base }) => ({ id, base: base ?? new URL(registers[id].base) }))
  const hosts = new Set(bases.map(({ base }) => base.host))
  const online = bases.map(({ id, base }) => {
    const headers = id === 'companies_house' ? basicAuthentication(companiesHouseKey ?? '') : {}
    return circuitBreaker(bounded(registers[id].open({ egress: world.egress, base, hosts, headers })), world)
  })
  const snapshots = snapshotFolder === null ? null : await openSnapshots(snapshotFolder)
  const production = [...online, ...(snapshots?.registers ?? []).map(bounded)]
  const sandbox = [sandboxRegister]
  return {
    of: (environment) => (environment === 'sandbox' ? sandbox : production),
    close: async () => snapshots?.close(),
  }
}

function basicAuthentication(key: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
}
