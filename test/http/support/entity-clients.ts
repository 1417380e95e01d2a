import type { ClientKind } from '../../../src/contract/client-kind.ts'
import { corporationsCanadaAnswer, lei, leiParent, leiRecord } from '../../support/register-answers.ts'
import { ada, clara, drawDocument, gus, nina, omar, party, type DrawnDocument } from './entity-documents.ts'
import { specimen, type SentFile } from './onboarding.ts'

export type EntityKind = Exclude<ClientKind, 'individual'>

/** An entity that Clara signs for: its profile, its documents, and what registers of companies answer about it. */
interface EntityClient {
  readonly values: object
  readonly files: () => Promise<readonly SentFile[]>
  readonly register: Readonly<Record<string, unknown>>
}

/** What every entity answers. */
const common = {
  street1: '1 Elm Street',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1A 0B1',
  country: 'CA',
  phone: '+16135550142',
  email: 'office@example.com',
  incorporation_country: 'CA',
  activity: 'Software publishing',
  account_type: 'chequing',
  purpose: 'operations',
  source_of_funds: 'business_income',
  third_party: false,
  pep_foreign: false,
  pep_domestic: false,
  pep_hio: false,
  ownership_structure: 'Owned as listed.',
  annual_revenue: 500_000,
  signatories: [party(clara)],
}
const drawn = async (step: string, document: Omit<DrawnDocument, 'seed'>) => ({
  ...(await drawDocument({ seed: 1, ...document })),
  step,
})
const passport = () => specimen('passport-en', 'photo_id')

/** Corporations Canada's record of a number. */
const federal = (corporationId: string, name: string) => ({
  [`/corporations/${corporationId}.json?lang=eng`]: [
    { ...corporationsCanadaAnswer[0], corporationId, corporationNames: [{ CorporationName: { name, current: true } }] },
    null,
  ],
})
/** GLEIF's record of an LEI. */
const global = (id: string, name: string) => {
  const entity = { ...leiRecord.attributes.entity, legalName: { name }, otherNames: [] }
  return {
    [`/lei-records/${id}`]: { data: { ...leiRecord, attributes: { ...leiRecord.attributes, lei: id, entity } } },
  }
}

/** An entity of each kind. */
export const entityClients: Readonly<Record<EntityKind, EntityClient>> = {
  corporation: {
    values: {
      ...common,
      legal_name: 'Maple Labs Inc.',
      registration_number: '229101-1',
      legal_form: 'corporation',
      incorporation_date: '1987-02-12',
      directors: [party(clara), party(gus)],
      beneficial_owners: [party(clara, { ownership_percent: 60 }), party(gus, { ownership_percent: 40 })],
    },
    files: async () => [
      await passport(),
      await drawn('entity_existence', {
        docType: 'registry_extract',
        layout: 'profile',
        values: { legal_name: 'Maple Labs Inc.', registration_number: '229101-1' },
        naming: [clara, clara, gus],
      }),
    ],
    register: federal('2291011', 'Maple Labs Inc.'),
  },
  partnership: {
    values: {
      ...common,
      legal_name: 'Maple Larch LP',
      lei,
      legal_form: 'limited partnership',
      incorporation_date: '2025-03-06',
      partners: [party(gus), party(clara)],
      beneficial_owners: [party(gus, { ownership_percent: 60 }), party(clara, { ownership_percent: 40 })],
    },
    files: async () => [
      await passport(),
      await drawn('entity_existence', {
        docType: 'partnership_agreement',
        layout: 'schedule',
        values: { legal_name: 'Maple Larch LP' },
        // The first four are met while the name and the office are made up.
        naming: [omar, omar, omar, omar, gus, clara],
      }),
    ],
    register: global(lei, 'Maple Larch LP'),
  },
  charitable_org: {
    values: {
      ...common,
      legal_name: 'Maple Readers Inc.',
      charity_registration: '123026635RR0001',
      business_number: '123026635RC0001',
      legal_form: 'society',
      incorporation_date: '1987-02-12',
      directors: [party(clara), party(gus)],
      no_owner_25: true,
      control_person: [party(gus)],
    },
    files: async () => [
      await passport(),
      await drawn('entity_existence', {
        docType: 'charity_registration',
        layout: 'letter',
        values: { legal_name: 'Maple Readers Inc.', charity_registration: '123026635RR0001' },
      }),
      await drawn('entity_authority', {
        docType: 'board_resolution',
        layout: 'minutes',
        values: { legal_name: 'Maple Readers Inc.' },
        naming: [clara, clara, gus],
      }),
    ],
    register: federal('123026635', 'Maple Readers Inc.'),
  },
  trust: {
    values: {
      ...common,
      legal_name: 'The Maple Family Trust',
      lei: leiParent.id,
      legal_form: 'trust',
      trust_date: '2025-09-28',
      trustees: [party(clara), party(gus)],
      settlors: [party(omar)],
      beneficiaries: [party(nina), party(ada)],
      beneficial_owners: [party(clara, { ownership_percent: 50 }), party(gus, { ownership_percent: 50 })],
    },
    files: async () => [
      await passport(),
      await drawn('entity_existence', {
        docType: 'trust_deed',
        layout: 'parties',
        naming: [nina, omar, clara, gus, nina, ada],
      }),
    ],
    register: global(leiParent.id, 'The Maple Family Trust'),
  },
  estate: {
    values: {
      ...common,
      legal_name: 'Estate of Ada Maple',
      date_of_death: '2025-11-05',
      executors: [party(clara)],
      beneficial_owners: [party(gus, { ownership_percent: 100 })],
    },
    files: async () => [
      await passport(),
      await drawn('estate_authority', { docType: 'death_certificate', layout: 'certificate', about: ada }),
      await drawn('estate_authority', { docType: 'probate', layout: 'certificate', about: ada, naming: [clara] }),
    ],
    register: {},
  },
}
