import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { checksOfFile, testFiles, type FileRow } from './client-file.ts'

type Entry = NonNullable<KycRequest['documents']>[number]

const client = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
const paper = {
  first_name: 'CLARA',
  last_name: 'CLEARWATER',
  date_of_birth: '1985-04-12',
  id_number: 'X4RTBPFW4',
  id_expiry: '2031-02-01',
  id_issue_date: '2021-02-02',
  id_country: 'FR',
}
const passport = (changes: Record<string, string> = {}): Entry => {
  const fields = { ...paper, ...changes }
  return { doc_type: 'passport', step_key: 'photo_id', fields, mapped: Object.keys(fields).length }
}
const said = (id: string, passed = true): Check => ({
  id,
  label: id,
  severity: 'critical',
  passed,
  detail: passed ? '' : id,
})

/** A file of an individual who was met over the internet unless it says otherwise. */
function file(
  regime: string,
  what: string,
  law: string,
  request: Omit<Partial<KycRequest>, 'values'> & { readonly values?: Record<string, unknown> },
  method: 'passes' | 'blocks' | 'absent',
): FileRow {
  const values = { delivery_channel: 'remote_documents', ...client, ...request.values }
  return {
    file: what,
    law,
    regime,
    request: { ...request, values },
    expected: { [method]: ['method:identity'] },
  }
}

const remote = 'CMF R561-5-2'
const met = 'CMF R561-5-1 3°'
const inPerson = { delivery_channel: 'in_person' }
const copy = [passport()]

testFiles([
  // France, at a distance: an electronic identity, or two measures.
  file('fr_cmf', 'a copy of a passport alone', remote, { documents: copy }, 'blocks'),
  file('fr_cmf', 'nothing at all', remote, {}, 'blocks'),
  file('fr_cmf', 'two photo documents: one measure', remote, { documents: [passport(), passport()] }, 'blocks'),
  file('fr_cmf', 'a first payment alone', remote, { extra_checks: [said('first_payment')] }, 'blocks'),
  file(
    'fr_cmf',
    'a copy and a first payment',
    remote,
    { documents: copy, extra_checks: [said('first_payment')] },
    'passes',
  ),
  file(
    'fr_cmf',
    'a copy and its certification',
    remote,
    { documents: copy, extra_checks: [said('certified_copy')] },
    'passes',
  ),
  file(
    'fr_cmf',
    'a copy and a certified remote service',
    remote,
    { documents: copy, extra_checks: [said('pvid')] },
    'passes',
  ),
  file(
    'fr_cmf',
    'a copy and a first payment that failed',
    remote,
    { documents: copy, extra_checks: [said('first_payment', false)] },
    'blocks',
  ),
  file(
    'fr_cmf',
    'a another person’s passport and a first payment',
    remote,
    { documents: [passport({ first_name: 'MARC', last_name: 'DUPONT' })], extra_checks: [said('first_payment')] },
    'blocks',
  ),
  file(
    'fr_cmf',
    'an expired passport and a first payment',
    remote,
    { documents: [passport({ id_expiry: '2025-01-01' })], extra_checks: [said('first_payment')] },
    'blocks',
  ),
  file(
    'fr_cmf',
    'a third party’s confirmation and a qualified signature',
    remote,
    { extra_checks: [said('third_party_confirmation'), said('qualified_signature')] },
    'passes',
  ),
  file(
    'fr_cmf',
    'our own eID: no certified service',
    remote,
    {
      documents: copy,
      extra_checks: [said('eid:document_authentic'), said('eid:face_match')],
    },
    'blocks',
  ),
  file('fr_cmf', 'an electronic identity', 'CMF R561-5-1 1°', { extra_checks: [said('eid_substantial')] }, 'passes'),
  file(
    'fr_cmf',
    'an electronic identity that failed',
    'CMF R561-5-1 1°',
    { extra_checks: [said('eid_substantial', false)] },
    'blocks',
  ),
  // France, in person: the original.
  file('fr_cmf', 'a passport shown in person', met, { values: inPerson, documents: copy }, 'passes'),
  file(
    'fr_cmf',
    'a passport that the partner saw in person',
    met,
    { documents: copy, extra_checks: [said('in_person')] },
    'passes',
  ),
  file('fr_cmf', 'met in person without a document', met, { values: inPerson }, 'blocks'),
  file(
    'fr_cmf',
    'declared in person, and the partner’s check of it failed',
    met,
    { values: inPerson, documents: copy, extra_checks: [said('in_person', false)] },
    'blocks',
  ),
  file(
    'fr_cmf',
    'an expired passport shown in person',
    met,
    { values: inPerson, documents: [passport({ id_expiry: '2025-01-01' })] },
    'blocks',
  ),
  file(
    'fr_cmf',
    'a another person’s passport shown in person',
    met,
    { values: inPerson, documents: [passport({ first_name: 'MARC', last_name: 'DUPONT' })] },
    'blocks',
  ),
  file(
    'fr_cmf',
    'met through an intermediary with a copy',
    remote,
    {
      values: { delivery_channel: 'intermediary' },
      documents: copy,
    },
    'blocks',
  ),
  file(
    'fr_cmf',
    'a name one letter off, and a first payment',
    remote,
    {
      documents: [passport({ last_name: 'CLEARWATERS' })],
      extra_checks: [said('first_payment')],
    },
    'passes',
  ),
  file('fr_cmf', 'a periodic review', 'CMF R561-12', { purpose: 'periodic_review' }, 'absent'),
  file(
    'fr_cmf',
    'a child of ten with a copy',
    remote,
    { values: { date_of_birth: '2016-04-12' }, documents: copy },
    'blocks',
  ),
  // The European Union: an identity document or an electronic identity.
  file('eu_amlr', 'a copy of a passport', 'AMLR art. 22(6)(a)', { documents: copy }, 'passes'),
  file(
    'eu_amlr',
    'an electronic identity without a document',
    'AMLR art. 22(6)(b)',
    { extra_checks: [said('eid_substantial')] },
    'passes',
  ),
  file('eu_amlr', 'no document', 'AMLR art. 22(6)', {}, 'blocks'),
  file(
    'eu_amlr',
    'a passport without a name that could be read',
    'AMLR art. 22(6)(a)',
    {
      documents: [passport({ first_name: '', last_name: '' })],
    },
    'blocks',
  ),
  file(
    'eu_amlr',
    'measures of France',
    'AMLR art. 22(6)',
    { extra_checks: [said('first_payment'), said('pvid')] },
    'blocks',
  ),
  // The United States: with documents or without.
  file('us_bsa', 'a passport', '31 CFR 1020.220(a)(2)(ii)(A)', { documents: copy }, 'passes'),
  file(
    'us_bsa',
    'verified without documents',
    '31 CFR 1020.220(a)(2)(ii)(B)',
    { extra_checks: [said('non_documentary')] },
    'passes',
  ),
  file(
    'us_bsa',
    'a verification without documents that failed',
    '31 CFR 1020.220(a)(2)(ii)(B)',
    {
      extra_checks: [said('non_documentary', false)],
    },
    'blocks',
  ),
  file(
    'us_bsa',
    'an expired passport: not unexpired',
    '31 CFR 1020.220(a)(2)(ii)(A)(1)',
    {
      documents: [passport({ id_expiry: '2025-01-01' })],
    },
    'blocks',
  ),
  // Canada: presence or technology.
  file('ca_aml', 'a passport alone', 'PCMLTFR s. 105(1)(a)', { documents: copy }, 'blocks'),
  file(
    'ca_aml',
    'a passport seen in person',
    'PCMLTFR s. 105(1)(a)',
    { documents: copy, extra_checks: [said('in_person')] },
    'passes',
  ),
  file(
    'ca_aml',
    'a passport and a certified copy, a measure of France',
    'PCMLTFR s. 105(1)',
    {
      documents: copy,
      extra_checks: [said('certified_copy')],
    },
    'blocks',
  ),
  file(
    'ca_aml',
    'non-documentary, a method of the United States',
    'PCMLTFR s. 105(1)',
    { extra_checks: [said('non_documentary')] },
    'blocks',
  ),
  // No method named, none invented.
  file('ma_bam', 'a copy of a passport', 'Law 43-05', { documents: copy }, 'absent'),
  file('generic', 'a copy of a passport', 'FATF Recommendation 10', { documents: copy }, 'absent'),
])

test('a method other than a photo document stands in for the photo document', () => {
  const photo = (regime: string, id: string) =>
    checksOfFile({ regime, request: { values: client, extra_checks: [said(id)] } }).checks.find(
      (check) => check.id === 'required:photo_id',
    )?.passed
  assert.deepEqual(
    [photo('eu_amlr', 'eid_substantial'), photo('us_bsa', 'non_documentary'), photo('us_bsa', 'eid_substantial')],
    [true, true, false],
  )
})

test('what each French method lacks is named, in both languages', () => {
  const detail = (locale: 'en' | 'fr') =>
    checksOfFile({ regime: 'fr_cmf', request: { locale, values: client, documents: copy } }).checks.find(
      (check) => check.id === 'method:identity',
    )?.detail
  assert.equal(
    detail('en'),
    'No prescribed method is complete: electronic identity: no record; original document in person: incomplete – presence ' +
      'in person not shown; two measures: fewer than two.',
  )
  assert.equal(
    detail('fr'),
    'Aucune méthode prescrite n’est complète : identité électronique : aucune preuve; original présenté en personne : ' +
      'incomplète – présence en personne non démontrée; deux mesures : moins de deux.',
  )
})
