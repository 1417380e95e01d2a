import type { Values } from './unseen-client.ts'

export const address = {
  street1: '418 Wascana Crescent',
  city: 'Regina',
  province: 'SK',
  postal_code: 'S4V 2K7',
  country: 'CA',
}

/** A good individual of each pack. */
export const people: Readonly<Record<string, Values>> = {
  ca_aml: canadian(),
  ca_securities: investor(canadian()),
  qc_amf: investor({
    ...canadian(),
    street1: '64 rue Dalhousie',
    city: 'Québec',
    province: 'QC',
    postal_code: 'G1K 4B2',
  }),
  eu_amlr: {
    ...common('Friederike', 'Hollenbach', '1979-08-23'),
    place_of_birth: 'Kassel',
    citizenship: 'DE',
    street1: 'Lindenallee 12',
    city: 'Kassel',
    postal_code: '34117',
    country: 'DE',
    id_number: 'C01X00T47',
    tax_number: '86095742719',
    tax_residences: [{ country: 'DE', number: '86095742719' }],
  },
  fr_cmf: {
    ...common('Océane', 'Kerbrat', '1986-02-17'),
    place_of_birth: 'Quimper',
    citizenship: 'FR',
    street1: '7 rue des Halles',
    city: 'Quimper',
    postal_code: '29000',
    country: 'FR',
    id_number: '19CK48213',
    tax_residences: [{ country: 'FR', number: '1234567890123' }],
    marital_status: 'single',
    dependants: 0,
    delivery_channel: 'in_person',
  },
  ma_bam: {
    ...common('Ghita', 'Lahlou', '1990-12-04'),
    place_of_birth: 'Meknès',
    citizenship: 'MA',
    street1: '15 rue Ibn Batouta',
    city: 'Casablanca',
    postal_code: '20250',
    country: 'MA',
    phone: '+212522334455',
    id_type: 'national_id',
    id_number: 'BE123456',
    tax_residences: [{ country: 'MA', number: '45678901' }],
    marital_status: 'single',
    dependants: 0,
  },
  us_bsa: {
    ...common('Delphine', 'Okafor', '1975-06-30'),
    citizenship: 'US',
    street1: '2290 Larkspur Lane',
    city: 'Boise',
    province: 'ID',
    postal_code: '83702',
    country: 'US',
    id_number: 'X48213907',
    ssn: '536-90-4399',
  },
  generic: {
    ...common('Priya', 'Raghunathan', '1988-10-11'),
    citizenship: 'SG',
    street1: '33 Tanglin Road',
    city: 'Singapore',
    postal_code: '247913',
    country: 'SG',
    phone: '+6565550142',
    id_number: 'K4821390E',
  },
}

function common(first: string, last: string, born: string): Values {
  return {
    first_name: first,
    last_name: last,
    date_of_birth: born,
    email: 'client@example.com',
    phone: '+13065550142',
    id_type: 'passport',
    id_expiry: '2031-05-20',
    occupation: 'hydrogeologist',
    employment_status: 'permanent',
    employer_name: 'Aquifer Research Institute',
    account_type: 'chequing',
    purpose: 'everyday_banking',
    source_of_funds: 'employment',
    third_party: false,
    pep_foreign: false,
    pep_domestic: false,
    pep_hio: false,
    annual_income: 88000,
    delivery_channel: 'in_person',
    consent_date: '2026-11-20',
  }
}

function canadian(): Values {
  return {
    ...common('Ingrid', 'Halvorsen', '1984-03-09'),
    ...address,
    citizenship: 'CA',
    id_number: 'AB482913',
    sin: '123456782',
    tax_residences: [{ country: 'CA', number: '123456782' }],
  }
}

function investor(values: Values): Values {
  return {
    ...values,
    account_type: 'registered_investment',
    net_liquid_assets: 60000,
    total_net_worth: 310000,
    objective: 'balanced',
    horizon: '5_10y',
    risk_tolerance: 'medium',
    liquidity_needs: 'low',
    investment_knowledge: 'moderate',
    investment_experience: '2_5y',
    marital_status: 'single',
    dependants: 0,
    trusted_contact: 'declined',
  }
}
