import { testFiles, type FileRow } from './client-file.ts'

const client = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  date_of_birth: '1985-04-12',
  street1: 'Lindenallee 12',
  city: 'Kassel',
  postal_code: '34117',
  country: 'DE',
}
const own = 'Lindenallee 12, 34117 Kassel'

function bill(file: string, address: string | undefined, expected: FileRow['expected']): FileRow {
  const fields: Record<string, string> = {
    document_holder_name: 'Clara Clearwater',
    issuer_name: 'Regional Power',
    document_date: '2026-11-02',
  }
  if (address !== undefined) fields.address = address
  const sent = { doc_type: 'utility_bill', step_key: 'proof_of_address', fields, mapped: Object.keys(fields).length }
  return { file, law: 'AMLR art. 22(6)', regime: 'eu_amlr', request: { values: client, documents: [sent] }, expected }
}
const blocked = { blocks: ['required:proof_of_address'] }

testFiles([
  bill('a bill of the address', own, { passes: ['required:proof_of_address', 'match:address'] }),
  bill('a bill without an address', undefined, { ...blocked, absent: ['match:address'] }),
  bill('a bill of another door', 'Lindenallee 21, 34117 Kassel', { ...blocked, warns: ['match:address'] }),
  bill('a bill of another street', 'Wilhelmstraße 12, 34117 Kassel', { ...blocked, warns: ['match:address'] }),
  bill('a bill sent to a box', 'Postfach 45, 34117 Kassel', { ...blocked, warns: ['match:address'] }),
  {
    file: 'a child of ten whose parent is identified',
    law: 'PCMLTFR s. 105(2)',
    regime: 'ca_aml',
    request: {
      values: { ...client, date_of_birth: '2016-04-12' },
      extra_checks: [{ id: 'parent_identity', label: 'Parent', severity: 'info', passed: true, detail: '' }],
    },
    expected: { passes: ['required:photo_id', 'method:identity'] },
  },
  {
    file: 'a child of ten whose parent is not identified',
    law: 'PCMLTFR s. 105(2)',
    regime: 'ca_aml',
    request: { values: { ...client, date_of_birth: '2016-04-12' } },
    expected: { blocks: ['required:photo_id', 'method:identity'] },
  },
])
