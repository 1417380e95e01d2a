import type { EidClient } from '../eid/definition/eid-client.ts'
import type { EidFindings, EidIdentity, EidSource } from '../eid/definition/eid-result.ts'
import { addDays } from '../values/dates.ts'

/**
 * Outcomes that a test chooses by the local part of the address, `pass+anything@example.com`, or the operator by a command.
 * They exist in the sandbox provider only. docs/rules/eid.md#outcomes-of-the-sandbox.
 */
export const sandboxOutcomes = [
  'pass',
  'expired',
  'face',
  'liveness',
  'name',
  'suspect',
  'credit',
  'archive',
  'never',
  'down',
] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

/** Seconds after the start at which a chosen outcome is reached. */
export const outcomeAfterSeconds = 5

/** The outcome that an address chooses; null when it chooses none, and the client's session decides. */
export function outcomeOfEmail(email: string): SandboxOutcome | null {
  const [word = ''] = email.toLowerCase().split('+')
  return email.includes('+') ? (sandboxOutcomes.find((outcome) => outcome === word) ?? null) : null
}

/** Findings of a client who passes, with the one fault that the outcome names. `at`: ISO 8601; `today`: YYYY-MM-DD. */
export function findingsOfOutcome(
  outcome: SandboxOutcome,
  client: EidClient,
  { at, today }: { readonly at: string; readonly today: string },
): EidFindings {
  const withPhoto = client.documents.some(({ kind }) => kind === 'photo_id')
  const withCredit = outcome === 'credit' || client.documents.some(({ kind }) => kind === 'credit_file')
  const expiryDate = addDays(today, outcome === 'expired' ? -1 : 1_000)
  return {
    completedAt: at,
    documents: withPhoto
      ? [
          {
            type: documentTypeOf(client),
            verdict: outcome === 'suspect' ? 'suspected' : 'clear',
            reasons: outcome === 'suspect' ? ['simulated suspicion'] : [],
          },
        ]
      : [],
    identity: withPhoto ? { ...identityOf(client, outcome), expiryDate } : {},
    ...simulatedFace(withPhoto, outcome),
    creditFile: withCredit ? { match: outcome !== 'credit', months: 60, tradeLines: 3 } : null,
    dualProcess: simulatedSources(client),
    fraudFlags: [],
  }
}

/** Liveness and face match, which the sandbox always simulates; null without a photo document. */
export function simulatedFace(
  withPhoto: boolean,
  outcome: SandboxOutcome | null = null,
): Pick<EidFindings, 'liveness' | 'face'> {
  if (!withPhoto) return { liveness: null, face: null }
  const isFace = outcome !== 'face'
  return {
    liveness:
      outcome === 'liveness' ? { passed: false, reason: 'simulated failure' } : { passed: true, reason: 'simulated' },
    face: { passed: isFace, score: isFace ? 97 : 31, scoreMin: 80 },
  }
}

/** Two simulated sources when two were asked for. */
export function simulatedSources(client: EidClient): EidFindings['dualProcess'] {
  if (client.documents.length < 2) return null
  const sources = client.documents.map(({ kind }, index): EidSource => {
    const category =
      kind === 'photo_id' || kind === 'credit_file' ? (['name_dob', 'name_address'] as const)[index] : kind
    return { category: category ?? 'name_address', source: `Specimen ${index === 0 ? 'Registry' : 'Utility'}` }
  })
  return { satisfied: true, sources }
}

function documentTypeOf({ documents }: EidClient): string {
  return documents.find(({ kind }) => kind === 'photo_id')?.docType ?? 'driver_licence'
}

function identityOf(client: EidClient, outcome: SandboxOutcome): EidIdentity {
  const { dateOfBirth, address } = client
  return {
    documentType: documentTypeOf(client),
    documentNumber: `SPECIMEN-${client.key}`,
    firstName: outcome === 'name' ? 'Someone' : client.firstName,
    lastName: outcome === 'name' ? 'Else-Specimen' : client.lastName,
    ...(dateOfBirth === null ? {} : { birthDate: dateOfBirth }),
    ...(address === null ? {} : { address }),
  }
}
