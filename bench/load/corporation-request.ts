import { verifyRequest } from './verify-request.ts'

/** A corporation with three parties and four documents: certificate, register extract, and the passports of two parties. */
export function corporationRequest(today: string) {
  const { documents } = verifyRequest(today)
  const passport = documents.find(({ doc_type: type }) => type === 'passport')
  if (passport === undefined) throw new Error('there is no specimen of a passport')
  const entry = {
    step_hint: '',
    step_key: null,
    meta_created: today,
    meta_provenance: passport.meta_provenance,
    notes: [],
  }
  const company = { legal_name: 'Nordic Timber Inc.', registration_number: '1234567', incorporation_date: '2016-05-02' }
  const ofEntity = [
    { doc_type: 'certificate_of_incorporation', fields: company },
    {
      doc_type: 'registry_extract',
      fields: {
        ...company,
        document_date: '2026-11-02',
        address: '218 Heronwood Crescent, Ottawa ON K1V 7T9, Canada',
        directors: 'Clara Clearwater; Gus Larch',
        beneficial_owners: 'Clara Clearwater (60 %); Gus Larch (40 %)',
      },
    },
  ].map((one) => ({
    ...entry,
    ...one,
    filename: `${one.doc_type}.pdf`,
    mapped: Object.keys(one.fields).length,
  }))
  const ofSecond = {
    ...passport,
    fields: { ...passport.fields, first_name: 'Gus', last_name: 'Larch', id_number: 'AB123456', mrz: '' },
  }
  const home = '218 Heronwood Crescent, Ottawa ON K1V 7T9'
  return {
    kind: 'corporation' as const,
    values: {
      ...company,
      address: `${home}, Canada`,
      country: 'CA',
      incorporation_country: 'CA',
      activity: 'Timber trade',
      account_type: 'chequing',
      third_party: false,
      directors: [
        { name: 'Clara Clearwater', address: home },
        { name: 'Gus Larch', address: home },
      ],
      beneficial_owners: [
        { name: 'Clara Clearwater', date_of_birth: '1985-04-12', address: home, ownership_percent: 60 },
        { name: 'Gus Larch', address: home, ownership_percent: 40 },
      ],
      signatories: [{ name: 'Clara Clearwater', date_of_birth: '1985-04-12' }, { name: 'Marie Nord-Été' }],
    },
    documents: [...ofEntity, passport, ofSecond],
  }
}
