import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import { extractLabelled } from '../../../src/reading/fields/extract.ts'
import { labelDocument } from '../../../src/reading/fields/labelled-document.ts'
import { extractUnlabelled } from '../../../src/reading/fields/unlabelled.ts'
import { setPage } from '../samples/set-page.ts'

function read(docType: string, text: string): Readonly<Record<string, string>> {
  const document = labelDocument(findDocumentType(docType)!, [setPage(text)], '2026-11-21')
  const labelled = extractLabelled(document)
  const evidence = { ...extractUnlabelled(document, labelled), ...labelled }
  return Object.fromEntries(Object.entries(evidence).map(([name, { value }]) => [name, value]))
}

/** Empty lines down to the small print of a page. */
const toFoot = '\n'.repeat(50)

const pages: readonly {
  readonly promise: string
  readonly docType: string
  readonly text: string
  readonly fields: Readonly<Record<string, string | undefined>>
}[] = [
  {
    promise: 'the number of an item is not part of its label',
    docType: 'annual_return',
    text: `
1 - Corporate name            2 - Corporation number
Acme Tools Inc.               123456-7
`,
    fields: { legal_name: 'Acme Tools Inc.', registration_number: '123456-7' },
  },
  {
    promise: 'of two addresses side by side under labels of one field the first is read alone',
    docType: 'utility_bill',
    text: `
Service address        Billing address
18 Cedar Crescent      400 Front Street W
Kingston ON K7L 3N6    Toronto ON M5V 2T6
`,
    fields: { address: '18 Cedar Crescent, Kingston ON K7L 3N6' },
  },
  {
    promise: 'a value written on a line is read from the label below the line',
    docType: 'annual_return',
    text: `
Corporate name   Acme Tools Inc.


                              2026-02-03
Signed by a director          Date
`,
    fields: { document_date: '2026-02-03' },
  },
  {
    promise: 'the label of a numbered box is above the same value as its number',
    docType: 'rl1',
    text: `
D  RPP contribution      E  Québec income tax withheld
                            5,993.86
`,
    fields: { income_tax_deducted: '5993.86' },
  },
  {
    promise: 'the second line of a label is not the value below it',
    docType: 't4',
    text: `
22  Income tax deducted / Impôt sur le
    revenu retenu
    14,462.67
`,
    fields: { income_tax_deducted: '14462.67' },
  },
  {
    promise: 'a label that goes on in words has its value in the next column',
    docType: 'registry_extract',
    text: `
Date of this search   2026-04-25
Date of last annual meeting   2025-01-01
`,
    fields: { document_date: '2026-04-25' },
  },
  {
    promise: 'lines of the column beside are not below a label',
    docType: 'telecom_bill',
    text: `
Total due               Long distance      $7.64
$89.43                  Taxes              $7.17
`,
    fields: { amount_due: '89.43' },
  },
  {
    promise: 'a value that begins with the word of a label is complete',
    docType: 'registry_extract',
    text: `
Dénomination sociale      Société du Souss SA
Forme juridique           Société anonyme
`,
    fields: { legal_name: 'Société du Souss SA', legal_form: 'Société anonyme' },
  },
  {
    promise: 'a name before a comma is whole in a sentence',
    docType: 'will',
    text: `
Le 17 septembre 2019, devant moi, notaire, a comparu Luc Tremblay, qui a fait son testament comme suit.
`,
    fields: { document_holder_name: 'Luc Tremblay', document_date: '2019-09-17' },
  },
  {
    promise: 'the totals of a ledger are in the last row, under its column heads',
    docType: 'bank_statement',
    text: `
Date    Description        Withdrawals     Deposits    Balance
May 1   GROCER                 247.43                  5,436.64
May 2   PAYROLL                           2,382.55     7,819.19
        Totals                 247.43     2,382.55
`,
    fields: { total_debits: '247.43', total_credits: '2382.55' },
  },
  {
    promise: 'a street and a city under two labels are one address',
    docType: 'lease',
    text: `
Rental unit
Street address
12 Old Mill Lane
City, province, postal code
Calgary AB T2P 1J7
`,
    fields: { address: '12 Old Mill Lane, Calgary AB T2P 1J7' },
  },
  {
    promise: 'the number of a line is not its amount',
    docType: 'tax_return',
    text: `
This is your total income.   15000      82,284.00
RRSP deduction               20800       2,739.00
This is your net income.     23600      79,545.00
`,
    fields: { total_income: '82284.00', net_income: '79545.00' },
  },
  {
    promise: 'a name asked for in two boxes is given names and family name',
    docType: 'tax_return',
    text: `
First name and initial       Last name
Ada                          Byron
`,
    fields: { document_holder_name: 'Ada Byron' },
  },
  {
    promise: 'a ticked statement of residence counts and an empty one does not',
    docType: 'tax_residence_form',
    text: `
☒ I am a tax resident of Canada.
☐ I am a tax resident of another jurisdiction.
☒ I am a tax resident or a citizen of the United States.
`,
    fields: { tax_residences: 'CA; US' },
  },
  {
    promise: 'the answer ticked below a question and its explanation is its answer',
    docType: 'pep_declaration',
    text: `
1. Foreign politically exposed person
A person who holds an office of a foreign state.
Your answer:   ☒ No      ☐ Yes
`,
    fields: { pep_foreign: 'false' },
  },
  {
    promise: 'the first date of a column of dates is not the date of the document',
    docType: 'share_register',
    text: `
As of: 2025-12-27
Certificate   Shareholder        Date issued
C-1           Joanna Dhaliwal    2017-08-30
C-2           Wesley Nguyen      2017-09-19
`,
    fields: { document_date: '2025-12-27', beneficial_owners: 'Joanna Dhaliwal; Wesley Nguyen' },
  },
  {
    promise: 'a name longer than its label is complete under the next label',
    docType: 'lease',
    text: `
Landlord   Name       Tenant     Name
Josephine Lachance    Rosalie Pham
`,
    fields: { landlord_name: 'Josephine Lachance', document_holder_name: 'Rosalie Pham' },
  },
  {
    promise: 'a value begins under the number of its item, left of the label',
    docType: 'articles',
    text: `
1   Dénomination sociale
Les Entreprises Valmont ltée
`,
    fields: { legal_name: 'Les Entreprises Valmont ltée' },
  },
  {
    promise: 'an amount on the line of another label is not of the one above it',
    docType: 'rl1',
    text: `
A - Revenus d’emploi
B - Cotisation au RRQ                                   2 527,88
`,
    fields: { employment_income: undefined },
  },
  {
    promise: 'the number of another line is no amount among amounts with cents',
    docType: 'notice_of_assessment',
    text: `
Total income            88,601.00
Deductions               5,578.00
Net income    26000
Taxable income          83,023.00
`,
    fields: { net_income: undefined },
  },
  {
    promise: 'a mailbox is no part of an address',
    docType: 'telecom_bill',
    text: `
Service address   12 Old Mill Lane
                  ada@example.org
`,
    fields: { address: '12 Old Mill Lane' },
  },
  {
    promise: 'the end of a bracket issues nothing',
    docType: 'telecom_bill',
    text: `
# Not for payment remittance)
Westhaven Telephone Company
`,
    fields: { issuer_name: 'Westhaven Telephone Company' },
  },
  {
    promise: 'the legal name in the small print issues a bill whose head is a slogan',
    docType: 'utility_bill',
    text: `# Your natural gas${toFoot}Services are provided by Norrgas Utilities of Halden Inc. under its terms`,
    fields: { issuer_name: 'Norrgas Utilities of Halden Inc.' },
  },
  {
    promise: 'a firm in a line with an amount issues nothing',
    docType: 'utility_bill',
    text: `# Norrgas${toFoot}Payment to Halden Tools Inc.   12.50`,
    fields: { issuer_name: 'Norrgas' },
  },
  {
    promise: 'a speck before a label is not part of its line',
    docType: 't4',
    text: `
| Employment income      85,074.53
`,
    fields: { employment_income: '85074.53' },
  },
  {
    promise: 'a date under the label of something else is not the date of the document',
    docType: 'annual_return',
    text: `
Date of last annual meeting
2026-02-28
`,
    fields: { document_date: undefined },
  },
  {
    promise: 'a branch is no part of the name of its bank',
    docType: 'void_cheque',
    text: `
Domiciliation
Crédit du Marais - Agence Centre
`,
    fields: { issuer_name: 'Crédit du Marais' },
  },
  {
    promise: 'a social insurance number without a label is found by its check digit',
    docType: 'sin_card',
    text: `
Ada Byron
130 692 544
`,
    fields: { sin: '130 692 544' },
  },
  {
    promise: 'nine digits whose check digit fails are no social insurance number',
    docType: 'sin_card',
    text: `
Ada Byron
146 454 286
`,
    fields: { sin: undefined },
  },
  {
    promise: 'words of a sentence that were joined are still its words',
    docType: 'lease',
    text: `
The term starts on 2026-01-01 and endson 2026-12-31.
`,
    fields: { lease_start: '2026-01-01', lease_end: '2026-12-31' },
  },
  {
    promise: 'a bracket that is not closed ends a list of names',
    docType: 'trust_deed',
    text: `
BETWEEN Ada Byron (the Settlor) and Luc Tremblay; Nora Grey (the WHEREAS the Settlor wishes to establish a trust
`,
    fields: { trustees: undefined },
  },
]

for (const { promise, docType, text, fields } of pages) {
  test(promise, () => {
    const values = read(docType, text)
    assert.deepEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])), fields)
  })
}
