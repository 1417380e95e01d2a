import type { Environment } from '../../contract/environment.ts'
import { profileNames } from '../../domain/profile/profile-names.ts'
import { findCase, sealedSubject, type StoredCase } from '../../store/cases.ts'
import { withTenant } from '../../store/tenant.ts'
import { lastScreening } from '../screening/last-screening.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import type { Services } from '../services.ts'

/** What a case knows of its client. */
export interface CaseClient {
  readonly of: StoredCase
  /** The subject of the case, else the name in its last verdict; null when neither is known. */
  readonly name: string | null
  readonly isEntity: boolean
  /** Yearly income of the last verdict, in the currency of its policy pack; null when none was declared. */
  readonly declaredIncome: { readonly cents: number; readonly currency: string } | null
}

/** The client of a case; null when the workspace has no such case in this environment. */
export async function findCaseClient(
  services: Services,
  { tenantId, environment, id }: { readonly tenantId: string; readonly environment: Environment; readonly id: string },
): Promise<CaseClient | null> {
  const found = await withTenant(services.store.app, tenantId, async (tx) => {
    const of = await findCase(tx, tenantId, id)
    return of === null ? null : { of, subject: await sealedSubject(tx, tenantId, id) }
  })
  if (found === null || found.of.environment !== environment) return null
  const { of, subject } = found
  const last = await lastScreening(services, of)
  const profile = last?.resolved.profile ?? null
  const income = profile?.values.annual_income
  return {
    of,
    name: (await openSubject(services, of, subject)) ?? profile?.values.legal_name ?? nameIn(profile),
    isEntity: (last?.input.kind ?? 'individual') !== 'individual',
    declaredIncome:
      income === undefined || last === null
        ? null
        : { cents: Math.round(income * 100), currency: last.resolved.chosen.pack.currency },
  }
}

function nameIn(profile: Parameters<typeof profileNames>[0] | null): string | null {
  return profile === null ? null : (profileNames(profile)[0] ?? null)
}

async function openSubject(services: Services, of: StoredCase, sealed: Buffer | null): Promise<string | null> {
  if (sealed === null) return null
  const { tenantId, environment, reference } = of
  const context = { tenantId, case: { environment, reference }, column: 'kyc_case.subject', rowId: '' } as const
  const opened = await openSealed(services, context, sealed)
  return opened === null ? null : String(JSON.parse(opened.toString()))
}
