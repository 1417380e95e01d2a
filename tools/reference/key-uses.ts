import { clientKinds, type ClientKind } from '../../src/contract/client-kind.ts'
import type { RegistryEntity } from '../../src/contract/registry.ts'
import { documentTypes } from '../../src/domain/document-types/index.ts'
import { regimes } from '../../src/domain/policy-packs/index.ts'
import { keyExamples } from '../../src/domain/profile/key-examples.ts'
import { profileKeys } from '../../src/domain/profile/profile-keys.ts'
import type { Profile } from '../../src/domain/profile/profile.ts'
import { registryQueries } from '../../src/domain/registry/registry-queries.ts'
import { capacity } from '../../src/domain/risk/capacity.ts'
import { complianceRisk } from '../../src/domain/risk/compliance.ts'
import { tolerance } from '../../src/domain/risk/tolerance.ts'
import { screeningParties } from '../../src/domain/screening/parties.ts'
import { assessAnswer } from '../../src/domain/verdict/answer.ts'
import { clearScreening, unresolvedRequest } from '../../src/domain/verdict/request-input.ts'
import { resolveRequest, type ResolvedRequest } from '../../src/domain/verdict/resolve-request.ts'
import { reachVerdict } from '../../src/domain/verdict/verdict.ts'

/** What reads the profile besides check rules. */
export const otherReaders = ['screening', 'registry', 'risk_profile', 'capacity', 'compliance_risk'] as const
export type OtherReader = (typeof otherReaders)[number]

/** Keys of the profile by the check rule or other part that reads them. */
export type KeyUses = ReadonlyMap<string, ReadonlySet<string>>

const now = '2026-11-21T12:00:00.000Z'

/** The pack under which the profiles without one key are verified: the one that asks for most. */
const fullestRegime = 'ca_securities'

/**
 * Which part of a verdict reads which keys: noted while the examples of all keys are verified and assessed, for every kind and
 * pack, whole, without each key in turn, and with the other answer to each question.
 */
export function keyUses(): KeyUses {
  const uses = new Map<string, Set<string>>()
  for (const kind of clientKinds) {
    for (const { regime } of regimes) {
      for (const values of branches) noteUses(uses, { regime, kind, values })
      for (const values of [keyExamples, without('legal_name'), ofEstate]) {
        noteUses(uses, { regime, kind, values, entries: documents })
      }
    }
    for (const values of omissions) noteUses(uses, { regime: fullestRegime, kind, values })
  }
  return uses
}

type Values = Readonly<Record<string, unknown>>

const questions = profileKeys.filter(({ shape }) => shape.kind === 'yes_no').map(({ name }) => name)
const opposite = Object.fromEntries(questions.map((name) => [name, keyExamples[name] !== true]))
const without = (...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(keyExamples).filter(([name]) => !names.includes(name)))

/** An estate whose documents name the deceased. */
const ofEstate: Values = { ...keyExamples, legal_name: 'Estate of Clara Clearwater' }

/** Profiles that take the branches of the rules. */
const branches: readonly Values[] = [
  keyExamples,
  { ...keyExamples, ...opposite },
  {},
  ...['FR', 'US', 'MA', 'IR'].map((country) => ({ ...keyExamples, country, citizenship: country })),
  { ...keyExamples, source_of_funds: 'gift', account_type: 'crypto', expected_amount: '1000000', pep_foreign: true },
  { ...keyExamples, date_of_birth: '2015-01-01' },
  { ...keyExamples, activity: 'Currency exchange' },
  // Their validity by law depends on the issuer, the day of issue and the holder's age.
  { ...keyExamples, id_type: 'national_id', id_country: 'FR', id_issue_date: '2012-05-02', id_expiry: '2022-05-02' },
  { ...keyExamples, id_type: 'driver_licence', id_country: 'US', id_province: 'AZ' },
  without('first_name', 'last_name', 'names', 'other_names'),
  without('street1', 'address'),
  without('legal_name', 'registration_number', 'business_number', 'neq', 'siren', 'siret'),
]

/** An answer hides what is read only without it, and an answer what is read only after the other one. */
const omissions: readonly Values[] = [
  ...profileKeys.map(({ name }) => without(name)),
  ...questions.map((name) => ({ ...keyExamples, [name]: opposite[name] })),
]

interface Client {
  readonly regime: string
  readonly kind: ClientKind
  readonly values: Values
  readonly entries?: typeof documents
}

function noteUses(uses: Map<string, Set<string>>, { regime, kind, values, entries = usualDocuments }: Client): void {
  const resolved = resolveRequest(
    unresolvedRequest(
      { kind, values, documents: entries.map((entry) => ({ ...entry })) },
      { policy: { id: null, regime }, now, locale: 'en', macState: () => 'intact' },
    ),
  )
  const { pack } = resolved.chosen
  let reader: string | null = null
  const profile = watched(resolved.profile, (key) => {
    if (reader === null) return
    const keys = uses.get(reader) ?? new Set()
    uses.set(reader, keys.add(key))
  })
  const as = <T>(name: OtherReader, work: () => T): T => {
    reader = name
    const result = work()
    reader = null
    return result
  }
  const watchedRequest: ResolvedRequest = { ...resolved, profile }
  const lookups = { screening: clearScreening(pack.lists, '2026-11-20') }
  as('screening', () => screeningParties(kind, profile))
  as('registry', () => registryQueries(profile, { kind, pack }))
  const outcome = reachVerdict(watchedRequest, { ...lookups, registry: found }, { onRule: (id) => void (reader = id) })
  const { verification } = assessAnswer(reachVerdict(resolved, lookups))
  as('risk_profile', () => tolerance(profile))
  as('capacity', () => capacity({ ...outcome, profile }))
  as('compliance_risk', () =>
    complianceRisk({ ...outcome, profile, failedChecks: verification.checks.filter(({ passed }) => !passed) }),
  )
}

/** The profile, telling each key that is looked at; a key of the profile only. */
function watched(profile: Profile, onKey: (key: string) => void): Profile {
  // A copy of all values, as a spread makes, is no reading of each.
  let copied = 0
  const told = (key: string | symbol) => {
    if (copied > 0) copied -= 1
    else if (typeof key === 'string') onKey(key)
  }
  const values = new Proxy(profile.values, {
    get(target, key) {
      told(key)
      return Reflect.get(target, key)
    },
    ownKeys(target) {
      const keys = Reflect.ownKeys(target)
      copied = 2 * keys.length
      return keys
    },
    has(target, key) {
      told(key)
      return Reflect.has(target, key)
    },
    getOwnPropertyDescriptor(target, key) {
      told(key)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
  })
  return { ...profile, values, given: new WatchedSet(profile.given, onKey) }
}

/** A set that tells which members are asked for. */
class WatchedSet extends Set<string> {
  readonly #onKey: (key: string) => void

  constructor(members: Iterable<string>, onKey: (key: string) => void) {
    super()
    this.#onKey = onKey
    for (const member of members) this.add(member)
  }

  override has(key: string): boolean {
    this.#onKey(key)
    return super.has(key)
  }
}

/** One entry of each document type, with a value in every field. */
const documents = documentTypes.map(({ id, fields }) => ({
  doc_type: id,
  filename: `${id}.pdf`,
  fields: Object.fromEntries(fields.map(({ name, kind }) => [name, fieldValue(name, kind)])),
}))

/** The types whose entries go with every profile; all others go with the whole one only. */
const usualTypes: ReadonlySet<string> = new Set(['passport', 'utility_bill', 'payslip', 'bank_statement', 'articles'])
const usualDocuments = documents.filter(({ doc_type: type }) => usualTypes.has(type))

function fieldValue(name: string, kind: string): string {
  const example = Object.hasOwn(keyExamples, name)
    ? Object.entries(keyExamples).find(([key]) => key === name)?.[1]
    : null
  if (typeof example === 'string') return example
  if (kind === 'date') return '2026-10-01'
  return kind === 'money' ? '5400.00' : kind === 'person_name' ? 'Clara Clearwater' : 'X'
}

const entity: RegistryEntity = {
  legal_name: 'Northwind Specimen Inc.',
  previous_names: [],
  registration_number: '9000001',
  business_number: '123026635',
  lei: null,
  legal_form: null,
  jurisdiction: null,
  status: 'active',
  status_raw: null,
  status_since: null,
  incorporation_date: '2012-03-01',
  dissolution_date: null,
  registered_address: null,
  activity: [],
  officers: [{ name: 'Clara Clearwater', role: 'director', since: null, until: null }],
  owners: [],
  parents: [],
  last_filing: null,
}

/** A register that found the entity of the examples. */
const found = {
  source: 'sandbox',
  sourceName: 'Sandbox register',
  mode: 'fixture' as const,
  snapshotDate: null,
  retrievedAt: now,
  query: { by: 'registration_number' as const, value: '9000001' },
  answer: { status: 'found' as const, recordType: null, entity, url: 'https://register.example/9000001' },
}
