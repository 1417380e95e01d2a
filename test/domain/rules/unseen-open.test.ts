// Client files that the law decides otherwise than the product did: each is a fault to mend.
import { testFiles } from './client-file.ts'
import { anna, bill, boris, corporation, entry, hit, hits, individual, of, people, photo, row, type Entry, type Values } from './unseen-client.ts'

const home = '418 Wascana Crescent, Regina, SK S4V 2K7'
const soleOwner = (over: Values) => corporation({ beneficial_owners: [{ address: '5 Quay Street, Halifax NS B3J 1A1', ownership_percent: 100, ...over }] })
const billAt = (regime: string, address: string, over: Values = {}) =>
  individual(regime, over, { documents: [photo(people[regime] ?? {}), bill({ ...people[regime], ...over }, { address })] as never })
const dual = (...documents: readonly Entry[]) => individual('ca_aml', {}, { documents: documents as never, extra_checks: [] })
const letter = (issuer_name: string) => entry('government_letter', 'secondary_id', { document_holder_name: 'Ingrid Halvorsen', address: home, issuer_name, document_date: '2026-08-08', reference_number: 'R-4471' })
const mp = { topics: ['pep'], pepClass: 'foreign', pepCountry: 'NO', position: 'Member of parliament' } as const

testFiles([
  // Another house or street as proof of address
  row('bill for Lindenallee 21 instead of 12', '8: another civic number; AMLR art. 22(6)', 'eu_amlr', billAt('eu_amlr', 'Lindenallee 21, 34117 Kassel'), { warns: ['match:address'] }),
  row('bill for another street and number of the same district', 'AMLR art. 22(6)', 'eu_amlr', billAt('eu_amlr', 'Wilhelmstraße 40, 34117 Kassel'), { warns: ['match:address'] }),
  row('bill for Calle Mayor 9 instead of 5', '8: another civic number', 'eu_amlr', billAt('eu_amlr', 'Calle Mayor 9, 28013 Madrid', { street1: 'Calle Mayor 5', city: 'Madrid', postal_code: '28013', country: 'ES' }), { warns: ['match:address'] }),
  row('bill for another street of the same ZIP code, same number', '31 CFR 1020.220(a)(2)(i)(A)(3)', 'us_bsa', billAt('us_bsa', '2290 Cottonwood Drive, Boise, ID 83702'), { warns: ['match:address'] }),
  // Entities that count as identified natural persons
  ...[
    'Pohjoisvoima Oy', 'Oy Pohjoisvoima Ab', 'Tallinna Kivi OÜ', 'Falknis Anstalt', 'Etablissement Falknis', 'SICAV Meridien', 'FCP Meridien', 'Meuse SPRL', 'Zonneveld CVBA', 'VZW Zonneveld',
    'GFA du Domaine Sauternac', 'PT Samudra Jaya', 'ZAO Volna', 'TOO Astana Kum', 'Andina EIRL', 'UG Morgenrot', 'Copropriété du Lac',
  ].map((name) => row(`${name} alone as owner`, 'PCMLTFR s. 1(2): an owner is a natural person', 'ca_aml', soleOwner({ name }), { passed: false, blocks: ['ownership:identified'] })),
  // Persons who say that they are persons
  ...['Marie Fonds', 'Rosalie Trust', 'Lena Stiftung'].map((name) =>
    row(`${name}, said to be a person`, 'PCMLTFR s. 138(1)(a); profile.md: kind', 'ca_aml', soleOwner({ name, kind: 'person', date_of_birth: '1966-07-01', country: 'CA', citizenship: 'CA' }), { passes: ['ownership:identified'] }),
  ),
  row('Paul Fondation by first and last name', 'profile.md: a person', 'ca_aml', soleOwner({ first_name: 'Paul', last_name: 'Fondation', date_of_birth: '1966-07-01', country: 'CA', citizenship: 'CA' }), { passes: ['ownership:identified'] }),
  // Dual process
  row('residence card and letter of the ministry that issued it', 'PCMLTFR s. 105(4)', 'ca_aml', dual(photo(people.ca_aml ?? {}, { id_number: 'RA0302123456', citizenship: 'NO', id_country: undefined }, 'permanent_resident_card', 'secondary_id'), letter('Immigration, Refugees and Citizenship Canada')), { passed: false, blocks: ['method'] }),
  row('licence of Québec and letter of the SAAQ', 'PCMLTFR s. 105(4)', 'ca_aml', dual(photo(people.ca_aml ?? {}, { id_province: 'QC', id_number: 'H1234-090384-07' }, 'driver_licence', 'secondary_id'), letter("Société de l'assurance automobile du Québec")), { passed: false, blocks: ['method'] }),
  // PEP
  row('pep true of a foreign office', 'PCMLTFR s. 121(1)(a): wealth', 'ca_aml', individual('ca_aml', { pep: true, pep_country: 'BR', pep_position: 'senator' }), { warns: ['evidence:source_of_wealth'] }),
  row('undeclared foreign PEP found by screening', 'PCMLTFR ss. 116, 121(1)(a)', 'ca_aml', individual('ca_aml'), { warns: ['pep:undeclared', 'evidence:source_of_wealth'] }, hits('ca_aml', { 'Ingrid Halvorsen': [hit('Ingrid Halvorsen', mp)] })),
  row('an owner who is a foreign PEP', '3-checks evidence:source_of_wealth', 'ca_aml', corporation({ beneficial_owners: [of(anna, { ownership_percent: 60 }), of(boris, { ownership_percent: 40, pep_foreign: true, pep_country: 'PT' })] }), { warns: ['evidence:source_of_wealth'] }),
  row('domestic PEP out of office for six years', 'PCMLTFA s. 9.3(3): no PEP after five', 'ca_aml', individual('ca_aml', { pep_domestic: true, pep_position: 'mayor', pep_country: 'CA', pep_end_date: '2020-10-01', pep_determined_on: '2026-11-10' }), { notFailed: ['evidence:source_of_funds', 'evidence:source_of_wealth'] }),
])
