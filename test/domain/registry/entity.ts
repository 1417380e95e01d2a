import type { RegistryEntity } from '../../../src/contract/registry.ts'
import type { RegistryLookup } from '../../../src/domain/registry/registry-lookup.ts'

/** A corporation as a register has it, on which every check passes. */
export const registered: RegistryEntity = {
  legal_name: 'Maple Labs Inc.',
  previous_names: [{ name: 'Birch Works Ltd.', until: '2019-05-01' }],
  registration_number: '1234567',
  business_number: '123026635',
  lei: null,
  legal_form: 'Canada Business Corporations Act',
  jurisdiction: 'CA',
  status: 'active',
  status_raw: 'Active',
  status_since: null,
  incorporation_date: '2012-01-02',
  dissolution_date: null,
  registered_address: {
    street1: '1 Elm Street',
    city: 'Ottawa',
    province: 'ON',
    postal_code: 'K1A 0B1',
    country: 'CA',
  },
  activity: [],
  officers: [
    { name: 'Nina Maple', role: 'director', since: '2012-01-02', until: null },
    { name: 'Omar Pine', role: 'director', since: '2012-01-02', until: null },
    { name: 'Paul Gone', role: 'director', since: '2012-01-02', until: '2015-01-01' },
    { name: 'Ada Audit', role: 'auditor', since: null, until: null },
  ],
  owners: [],
  parents: [],
  last_filing: null,
}

/** A look-up that found it, with changes of the entity. */
export function foundEntity(changes: Partial<RegistryEntity> = {}): RegistryLookup {
  return {
    source: 'corporations_canada',
    sourceName: 'Corporations Canada',
    mode: 'live',
    snapshotDate: null,
    retrievedAt: '2026-11-21T10:00:00.000+00:00',
    query: { by: 'registration_number', value: '1234567' },
    answer: {
      status: 'found',
      recordType: 'federal corporation',
      entity: { ...registered, ...changes },
      url: 'https://register.example/1234567',
    },
  }
}
