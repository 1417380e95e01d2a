// Rules 1, 2, 7 and 9: who the parties are, and what they own. Written from the law, before the code was seen.
import { testFiles } from './client-file.ts'
import { anna, boris, corporation, extract, individual, of, photo, row } from './unseen-client.ts'
import { hit, hits } from './unseen-hits.ts'

const listedCompany = { kind: 'organization', evidence: [] } as const
const lone = (name: string, over = {}) => [
  { name, address: '5 Quay Street, Halifax NS B3J 1A1', ownership_percent: 100, ...over },
]
const owners = (...list: readonly (readonly [string, number, object?])[]) =>
  list.map(([name, ownership_percent, over]) => ({
    name,
    ownership_percent,
    address: '5 Quay Street, Halifax NS B3J 1A1',
    date_of_birth: '1970-01-30',
    country: 'CA',
    citizenship: 'CA',
    kind: 'person',
    ...over,
  }))
const sanctioned = (regime: string, ...names: readonly string[]) =>
  hits(regime, Object.fromEntries(names.map((name) => [name, [hit(name)]])))

testFiles([
  row('the good corporation', 'PCMLTFR ss. 109, 138', 'ca_aml', corporation(), {
    passed: true,
    passes: [
      'required:photo_id',
      'required:entity_existence',
      'authority:signatory',
      'ownership:identified',
      'ownership:confirmed',
    ],
    notFailed: ['match', 'ownership:sum'],
  }),
  // 1
  row(
    'a listed organisation as director without kind',
    'SEMA s. 4',
    'ca_aml',
    corporation({
      directors: [of(anna), { name: 'Zarya Maritime Bureau', address: '5 Quay Street, Halifax NS B3J 1A1' }],
    }),
    { passed: false, blocks: ['screening:sanctions'] },
    hits('ca_aml', { 'Zarya Maritime Bureau': [hit('Zarya Maritime Bureau', listedCompany)] }),
  ),
  row(
    'a listed organisation as third party',
    '31 CFR 501',
    'us_bsa',
    individual('us_bsa', { third_party: true, third_party_name: 'Qamar Charity Front' }),
    { passed: false, blocks: ['screening:sanctions'] },
    hits('us_bsa', { 'Qamar Charity Front': [hit('Qamar Charity Front', listedCompany)] }),
  ),
  row(
    'a party of kind entity whose hit is a person',
    'false positive',
    'ca_aml',
    corporation({
      directors: [of(anna), { name: 'Halcyon Grove', kind: 'entity', address: '5 Quay Street, Halifax NS' }],
    }),
    { notFailed: ['screening:sanctions:Sigrid Lindqvist'] },
    hits('ca_aml', { 'Halcyon Grove': [hit('Halcyon Grove', { score: 640, contradicted: true })] }),
  ),
  row(
    'a contradicted hit never blocks',
    '3-checks screening:sanctions',
    'generic',
    individual('generic'),
    { passed: true },
    hits('generic', { 'Priya Raghunathan': [hit('Priya Raghunathan', { score: 760, contradicted: true })] }),
  ),
  // 2
  ...[
    'Fiducie testamentaire Archambault',
    'Société en nom collectif Beaulac',
    'SCI Le Clos des Vignes',
    'Rheinwerk Anlagen AG',
    'Stiftung Morgenrot',
    'Stichting Zonneveld',
    'Fondation Marchildon',
    'Nordhavn Invest ApS',
    'Wędrowiec sp. z o.o.',
    'The Osprey Family Trust',
    'Kaito Kabushiki Kaisha',
    'Limited Liability Company Volna',
    'Altamira Sociedad Limitada',
    'Succession Edmond Larouche',
  ].map((name) =>
    row(
      `${name} alone as owner`,
      'PCMLTFR s. 1(2): an owner is a natural person',
      'ca_aml',
      corporation({ beneficial_owners: lone(name) }),
      { passed: false, blocks: ['ownership:identified'] },
    ),
  ),
  ...[
    'Guy Lacompagnie',
    'Sade Trust-Olowo',
    'Anselmo Foundationis',
    'Incarnación Ruiz',
    'Agnes Corpuz',
    'Se-jin Oh',
  ].map((name) =>
    row(
      `${name}, a person, as owner`,
      'PCMLTFR s. 138(1)(a)',
      'ca_aml',
      corporation({ beneficial_owners: lone(name, { date_of_birth: '1966-07-01', country: 'CA', citizenship: 'CA' }) }),
      { passes: ['ownership:identified'] },
    ),
  ),
  row(
    'a trust that owns, with its trustee behind it',
    'PCMLTFR s. 138',
    'ca_aml',
    corporation({
      beneficial_owners: lone('Fiducie testamentaire Archambault', { owned_by: owners(['Noémie Archambault', 100]) }),
    }),
    { passes: ['ownership:identified'] },
  ),
  // 7
  row(
    'two listed owners of 30 % each',
    'SEMA s. 2.1; Canadian deemed ownership',
    'ca_aml',
    corporation({ beneficial_owners: owners(['Yegor Tarasov', 30], ['Lev Tarasov', 30], ['Ada Stone', 40]) }),
    { passed: false, blocks: ['ownership:sanctioned'] },
    sanctioned('ca_aml', 'Yegor Tarasov', 'Lev Tarasov'),
  ),
  row(
    'two listed owners of 25 % each make 50',
    'OFAC 50 % rule: 50 or more',
    'us_bsa',
    corporation({ beneficial_owners: owners(['Yegor Tarasov', 25], ['Lev Tarasov', 25], ['Ada Stone', 50]) }),
    { passed: false, blocks: ['ownership:sanctioned'] },
    sanctioned('us_bsa', 'Yegor Tarasov', 'Lev Tarasov'),
  ),
  row(
    'one listed owner of 20 %',
    'OFAC 50 % rule: not owned',
    'us_bsa',
    corporation({ beneficial_owners: owners(['Yegor Tarasov', 20], ['Ada Stone', 80]) }),
    { passed: false, blocks: ['screening:sanctions:Yegor Tarasov'], passes: ['ownership:sanctioned'] },
    sanctioned('us_bsa', 'Yegor Tarasov'),
  ),
  row(
    'a listed owner of 60 % of a holding of 90 %',
    'EU best practices 62: control through the holding',
    'eu_amlr',
    corporation({
      beneficial_owners: [
        {
          name: 'Birkenfels Holding GmbH',
          ownership_percent: 90,
          country: 'DE',
          address: 'Lindenallee 1, Kassel',
          owned_by: owners(['Yegor Tarasov', 60], ['Ada Stone', 40]),
        },
        ...owners(['Ada Stone', 10]),
      ],
    }),
    { passed: false, blocks: ['ownership:sanctioned'] },
    sanctioned('eu_amlr', 'Yegor Tarasov'),
  ),
  // Ownership arithmetic
  row(
    'an owner of 150 %',
    '8: a refused percentage',
    'ca_aml',
    corporation({ beneficial_owners: owners(['Ada Stone', 150]) }),
    { warns: ['ownership:sum'] },
  ),
  row(
    'owners of 70 % and 55 %',
    'rule book: sum',
    'generic',
    corporation({ beneficial_owners: owners(['Ada Stone', 70], ['Ivo Brandt', 55]) }),
    { warns: ['ownership:sum'] },
  ),
  row(
    'owners of -10 % and 100 %',
    '8: a refused percentage',
    'fr_cmf',
    corporation({ beneficial_owners: owners(['Ada Stone', -10], ['Ivo Brandt', 100]) }),
    { warns: ['ownership:sum'] },
  ),
  row(
    'no owner of 25 % and the chief executive verified',
    'PCMLTFR s. 138(4)(a)',
    'ca_aml',
    corporation({ beneficial_owners: [], no_owner_25: true, chief_executive: [of(anna)] }),
    { passes: ['ownership:identified'] },
  ),
  row(
    'no owner and nobody in control',
    'PCMLTFR s. 138(1)',
    'ca_aml',
    corporation({ beneficial_owners: [], control_person: [] }),
    { passed: false, blocks: ['ownership:identified'] },
  ),
  row(
    'an extract that names another owner',
    'PCMLTFR s. 138(2)',
    'ca_aml',
    corporation({}, { ownership: extract({ beneficial_owners: 'Rolf Amundsen', directors: 'Rolf Amundsen' }) }),
    { warns: ['ownership:confirmed'] },
  ),
  // 9
  row('two signatories with their passports', '9: per person', 'generic', corporation(), {
    passes: ['required:photo_id'],
    notFailed: ['match:dob:documents', 'match:name:documents', 'match'],
  }),
  row(
    'two signatories, two passports of the first',
    '9: each his own',
    'ca_aml',
    corporation({}, { boris: photo({ ...anna, id_number: 'KL110022' }) }),
    { passed: false, blocks: ['required:photo_id'] },
  ),
  row(
    'a signatory whose passport shows another birth date',
    'PCMLTFR s. 105(1)(a)',
    'ca_aml',
    corporation({}, { boris: photo({ ...boris, date_of_birth: '1958-09-15' }) }),
    { passed: false },
  ),
])
