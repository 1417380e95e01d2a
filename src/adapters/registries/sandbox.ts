import type { RegistryEntity } from '../../contract/registry.ts'
import { RegisterUnavailable, type Register } from '../../ports/registry.ts'
import { pickByName } from './pick-by-name.ts'

const office = {
  street1: '100 Specimen Street',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
}

/** An active federal corporation with default values. */
function corporation(
  legal_name: string,
  registration_number: string,
  changes: Partial<RegistryEntity> = {},
): RegistryEntity {
  return {
    legal_name,
    previous_names: [],
    registration_number,
    business_number: null,
    lei: null,
    legal_form: 'Canada Business Corporations Act',
    jurisdiction: 'CA',
    status: 'active',
    status_raw: 'Active',
    status_since: null,
    incorporation_date: '2015-06-01',
    dissolution_date: null,
    registered_address: office,
    activity: [],
    officers: [],
    owners: [],
    parents: [],
    last_filing: { type: 'annual_return', date: '2026-06-01' },
    ...changes,
  }
}

const director = (name: string) => ({ name, role: 'director', since: '2015-06-01', until: null })

/** All entities of the sandbox register, of no country. docs/sandbox.md#companies. */
export const sandboxEntities: readonly RegistryEntity[] = [
  corporation('Northwind Specimen Inc.', '9000001', {
    business_number: '700100100',
    lei: 'SPECIMENNORTHWIND098',
    activity: [{ code: '541510', scheme: 'NAICS', label: 'Computer systems design' }],
    officers: [director('Clara Clearwater'), director('Gus Growth')],
    owners: [
      { name: 'Clara Clearwater', kind: 'individual', percent_min: 50, percent_max: 75, nature: ['shares'] },
      { name: 'Gus Growth', kind: 'individual', percent_min: 25, percent_max: 50, nature: ['shares'] },
    ],
  }),
  corporation('Dissolved Specimen Ltd.', '9000002', {
    business_number: '700100209',
    status: 'dissolved',
    status_raw: 'Dissolved',
    status_since: '2024-03-15',
    dissolution_date: '2024-03-15',
  }),
  corporation('Renamed Specimen Inc.', '9000003', {
    business_number: '700100308',
    previous_names: [{ name: 'Former Specimen Inc.', until: '2021-01-31' }],
  }),
  corporation('Layers Specimen Holdings', '9000004', { officers: [director('Clara Clearwater')] }),
  corporation('Bonne Cause Specimen', '9000005', {
    business_number: '700100407',
    legal_form: 'Canada Not-for-profit Corporations Act',
    officers: [director('Clara Clearwater')],
  }),
  corporation('Twin Specimen Ltd.', '9000006'),
  corporation('Twin Specimen Inc.', '9000007'),
]

/** The register does not answer queries for this number or name. docs/sandbox.md#companies. */
export const silentEntity = corporation('Silent Specimen Inc.', '9000009')

/** A small fictional register for the sandbox, behind the same code as in production. */
export const sandboxRegister: Register = {
  id: 'sandbox_register',
  name: 'Sandbox Register',
  mode: 'fixture',
  snapshotDate: null,
  canAnswer: () => true,
  async ask({ by, value }) {
    if (value === silentEntity.registration_number || value === silentEntity.legal_name) {
      throw new RegisterUnavailable('sandbox')
    }
    const records = sandboxEntities.map((entity) => ({
      entity,
      number: entity.registration_number,
      names: [entity.legal_name, ...entity.previous_names.map(({ name }) => name)],
    }))
    if (by === 'name') {
      const picked = pickByName(value, records)
      if (picked.status === 'several') return { status: 'ambiguous', candidates: picked.candidates }
      return picked.status === 'none' ? { status: 'not_found' } : found(picked.record.entity)
    }
    const entity = sandboxEntities.find((each) =>
      [each.registration_number, each.business_number, each.lei].includes(value),
    )
    return entity === undefined ? { status: 'not_found' } : found(entity)
  },
}

function found(entity: RegistryEntity) {
  const url = `https://register.example/entities/${entity.registration_number}`
  return { status: 'found', recordType: 'specimen corporation', entity, url } as const
}
