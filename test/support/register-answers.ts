/** Answers in the form that each register gives, about entities that do not exist. */

export const corporationsCanadaAnswer = [
  {
    corporationId: '2291011',
    act: 'Canada Business Corporations Act (CBCA) - 1987-02-12',
    status: 'Active',
    corporationNames: [
      { CorporationName: { name: 'Birch Works Ltd.', nameType: 'Primary', current: false, expiryDate: '2019-05-01' } },
      { CorporationName: { name: 'Maple Labs Inc.', nameType: 'Primary', current: true, effectiveDate: '2019-05-01' } },
      { CorporationName: { name: 'Laboratoires Érable inc.', nameType: 'French Equivalent', current: true } },
    ],
    adresses: [
      {
        address: {
          addressLine: ['1 Elm Street'],
          city: 'Ottawa',
          postalCode: 'K1A0B1',
          provinceCode: 'ON',
          countryCode: 'CA',
        },
      },
    ],
    directorLimits: { minimum: 1, maximum: 10 },
    activities: [
      { activity: { activity: 'Amendment', date: '2019-05-01' } },
      { activity: { activity: 'Incorporation', date: '1987-02-12' } },
    ],
    annualReturns: [
      { annualReturn: { annualMeetingDate: '2025-03-02', yearOfFiling: '2025' } },
      { annualReturn: { annualMeetingDate: '2026-03-02', yearOfFiling: '2026' } },
    ],
    businessNumbers: { businessNumber: '123026635' },
  },
  null,
]

export const enterprise = {
  siren: '404833048',
  nom_complet: 'ERABLE CONSEIL (EC)',
  nom_raison_sociale: 'ERABLE CONSEIL',
  etat_administratif: 'A',
  nature_juridique: '5710',
  activite_principale: '62.02A',
  date_creation: '1996-01-15',
  date_fermeture: null,
  siege: {
    siret: '40483304800022',
    numero_voie: '8',
    type_voie: 'RUE',
    libelle_voie: 'DE LONDRES',
    code_postal: '75009',
    libelle_commune: 'PARIS',
  },
  dirigeants: [
    { nom: 'DUPONT', prenoms: 'MARIE', qualite: 'Président de SAS', type_dirigeant: 'personne physique' },
    {
      siren: '732829320',
      denomination: 'CHENE HOLDING',
      qualite: 'Directeur Général',
      type_dirigeant: 'personne morale',
    },
    { nom: 'MARTIN', prenoms: 'LUC', qualite: 'Commissaire aux comptes titulaire' },
    { nom: '[NON-DIFFUSIBLE]', prenoms: '[NON-DIFFUSIBLE]', qualite: 'Directeur Général' },
  ],
}

export const company = {
  company_name: 'MAPLE LABS LIMITED',
  company_number: '00123456',
  company_status: 'active',
  type: 'ltd',
  jurisdiction: 'england-wales',
  date_of_creation: '2010-04-01',
  sic_codes: ['62020'],
  previous_company_names: [{ name: 'BIRCH WORKS LIMITED', effective_from: '2010-04-01', ceased_on: '2012-06-30' }],
  registered_office_address: { address_line_1: '1 Elm Street', locality: 'London', postal_code: 'EC1A 1BB' },
  confirmation_statement: { last_made_up_to: '2026-03-31', next_due: '2027-04-14' },
}

export const officers = {
  items: [
    { name: 'MAPLE, Nina', officer_role: 'director', appointed_on: '2010-04-01' },
    { name: 'PINE, Omar', officer_role: 'secretary', appointed_on: '2010-04-01' },
    { name: 'LARCH, Luc', officer_role: 'director', appointed_on: '2010-04-01', resigned_on: '2020-01-01' },
  ],
}

export const owners = {
  items: [
    {
      name: 'Ms Nina Maple',
      kind: 'individual-person-with-significant-control',
      natures_of_control: ['ownership-of-shares-50-to-75-percent', 'right-to-appoint-and-remove-directors'],
    },
    { name: 'Chene Holding', kind: 'corporate-entity-person-with-significant-control', natures_of_control: [] },
    { name: 'Mr Luc Larch', kind: 'individual-person-with-significant-control', ceased_on: '2020-01-01' },
  ],
}

export const lei = '213800KUD8LAJWSQ9D15'

export const leiRecord = {
  type: 'lei-records',
  id: lei,
  attributes: {
    lei,
    entity: {
      legalName: { name: 'Maple Labs Inc.', language: 'en' },
      otherNames: [{ name: 'Birch Works Ltd.', type: 'PREVIOUS_LEGAL_NAME' }],
      transliteratedOtherNames: [],
      legalAddress: {
        addressLines: ['1 Elm Street'],
        city: 'Ottawa',
        region: 'CA-ON',
        country: 'CA',
        postalCode: 'K1A 0B1',
      },
      registeredAs: '229101-1',
      jurisdiction: 'CA',
      legalForm: { id: '8888', other: 'Federal corporation' },
      status: 'ACTIVE',
      creationDate: '1987-02-12T00:00:00Z',
      expiration: { date: null, reason: null },
    },
    registration: { lastUpdateDate: '2026-02-01T08:00:00Z', status: 'ISSUED' },
  },
}

export const leiParent = {
  ...leiRecord,
  id: '5493001KJTIIGC8Y1R12',
  attributes: {
    ...leiRecord.attributes,
    lei: '5493001KJTIIGC8Y1R12',
    entity: { ...leiRecord.attributes.entity, legalName: { name: 'Maple Group Inc.' } },
  },
}
