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

const pages: readonly {
  readonly promise: string
  readonly docType: string
  readonly text: string
  readonly fields: Readonly<Record<string, string | undefined>>
}[] = [
  {
    promise: 'an act of birth in one sentence gives the place, the names and the parents apart',
    docType: 'birth_certificate',
    text: `
Le 3 mars 1981 à 6 heures est née à Grenoble Zoé Irène de Ville, du sexe
féminin, de Yves de Ville et de Anne Morel.
`,
    fields: {
      date_of_birth: '1981-03-03',
      place_of_birth: 'Grenoble',
      first_name: 'Zoé Irène',
      last_name: 'de Ville',
      parent_names: 'Yves de Ville; Anne Morel',
    },
  },
  {
    promise: 'a colon parts the place of a death from the name',
    docType: 'death_certificate',
    text: `
Le 2 juin 2025 à dix heures est décédé(e) à Dijon : Paul Henri Morel, né(e) le 4 mai 1950
`,
    fields: { date_of_death: '2025-06-02', place_of_death: 'Dijon', document_holder_name: 'Paul Henri Morel' },
  },
  {
    promise: 'an initial does not end the name of who gets a gift',
    docType: 'source_of_funds_proof',
    text: `
I, Nora Quill, confirm that I have given $20,100.50 to OTTO B. QUILL, my nephew,
towards a house.
`,
    fields: { counterparty_name: 'Nora Quill', document_holder_name: 'OTTO B. QUILL', amount: '20100.50' },
  },
  {
    promise: 'an amount of a sentence on the next line is read',
    docType: 'employment_letter',
    text: `
Il occupe un poste permanent et son salaire annuel actuel est de
61 250,00 $, avant primes.
`,
    fields: { annual_income: '61250.00' },
  },
  {
    promise: 'a title in larger capitals is not the beginning of the sentence below',
    docType: 'will',
    text: `
# LAST WILL AND TESTAMENT OF OTTO QUILL
I, Otto Quill, of Regina, declare this to be my last will.
`,
    fields: { document_holder_name: 'Otto Quill' },
  },
  {
    promise: 'the number of a box is not the first group of an amount',
    docType: 'rl1',
    text: `
A - Revenus d’emploi            98 101,55
E - Impôt du Québec retenu      14 204,10
`,
    fields: { income_tax_deducted: '14204.10' },
  },
  {
    promise: 'a separate colon ends a label, and a firm’s name may contain its label',
    docType: 'certificate_of_incorporation',
    text: `
Dénomination : Société du Phare SARL
`,
    fields: { legal_name: 'Société du Phare SARL' },
  },
  {
    promise: 'the first word of a firm’s name is not its label',
    docType: 'board_resolution',
    text: `
# Société Phare SAS
Procès-verbal de réunion
au nom de la société.
`,
    fields: { legal_name: 'Société Phare SAS' },
  },
  {
    promise: 'the next label of a form is no name of a list',
    docType: 'registry_extract',
    text: `
Gérant
Otto Quill
Délivré le
22/04/2026
`,
    fields: { directors: 'Otto Quill', document_date: '2026-04-22' },
  },
  {
    promise: 'heads of columns on two lines tell the amounts of the year from those of the period',
    docType: 'payslip',
    text: `
Earnings     This      Year to      Deductions     This     Year to
             period    date                        period   date
Regular      900.10    9,000.40     Federal tax    90.10    900.40
Total gross  1,000.10  10,000.40    EI             20.10    200.40
`,
    fields: { gross_pay: '1000.10', gross_pay_ytd: '10000.40' },
  },
  {
    promise: 'a row of the year gives the amounts of the year only',
    docType: 'payslip',
    text: `
Salaire brut                       2 000,10
Cumuls         Brut       Net imposable
Année       8 000,40          6 500,20
`,
    fields: { gross_pay: '2000.10', gross_pay_ytd: '8000.40' },
  },
  {
    promise: 'amounts of a table beside are not those of a label',
    docType: 'payslip',
    text: `
Total gross  1,000.10       EI       20.10     200.40
`,
    fields: { gross_pay: '1000.10', gross_pay_ytd: undefined },
  },
  {
    promise: 'the answers to a question that is asked twice are given together',
    docType: 'tax_residence_form',
    text: `
Country of tax residence 1     TIN
France                         1234567
Country of tax residence 2     TIN
Canada                         7654321
`,
    fields: { tax_residences: 'FR; CA' },
  },
  {
    promise: 'a question on two lines is answered by the boxes beside either line',
    docType: 'pep_declaration',
    text: `
Are you or is anybody in your family a politically exposed domestic    ☒ Yes    ☐ No
person?
Are you or is anybody in your family the head of an international      ☐ Yes    ☒ No
organization (HIO)?
`,
    fields: { pep_domestic: 'true', pep_hio: 'false' },
  },
  {
    promise: 'text in the next column is not part of an address',
    docType: 'utility_bill',
    text: `
Adresse de consommation        Secteur
12, Rue des Dunes, 20100 Casablanca   17-204
`,
    fields: { address: '12, Rue des Dunes, 20100 Casablanca' },
  },
  {
    promise: 'the city of an address has a label of its own',
    docType: 'insurance_statement',
    text: `
Adresse du risque: 4, rue du Lac
Code postal et ville: Laval (Québec) H7N 5W7
`,
    fields: { address: '4, rue du Lac, Laval (Québec) H7N 5W7' },
  },
  {
    promise: 'the accountants that sign a report are found with capitals and with a shortened legal form',
    docType: 'financial_statements',
    text: `
Harrow Tools Ltd.
FINANCIAL STATEMENTS
Based on our review, nothing has come to our attention.
Comptables Ormeau s.e.n.c.r.l.
`,
    fields: { auditor_name: 'Comptables Ormeau s.e.n.c.r.l.' },
  },
  {
    promise: 'the subject of a letter is not who sends it, and four letters may be',
    docType: 'pension_statement',
    text: `
CDRN                               ATTESTATION DE PAIEMENT
                                             Retraite


ZOÉ MOREL
4 rue du Lac
21000 Dijon
`,
    fields: { issuer_name: 'CDRN' },
  },
  {
    promise: 'a return address separated by dashes begins with the issuer',
    docType: 'telecom_bill',
    text: `
Kontor Nord AG - Seeweg 4 - D-24103 Kiel

Zoé Morel
4 rue du Lac
21000 Dijon
`,
    fields: { issuer_name: 'Kontor Nord AG' },
  },
  {
    promise: 'the title at the end of a letterhead is no part of the name',
    docType: 'telecom_bill',
    text: `
# Nordfon Cable Services Invoice
Invoice date   2026-01-02
Total due   $4.11
`,
    fields: { issuer_name: 'Nordfon Cable Services' },
  },
  {
    promise: 'a remark in brackets under a label is no firm',
    docType: 'telecom_bill',
    text: `
Service Provider:
(Not for payments by cheque)
Nordfon Cable, Inc.
`,
    fields: { issuer_name: 'Nordfon Cable, Inc.' },
  },
  {
    promise: 'the month comes first on a page with an American address only',
    docType: 'tax_residence_form',
    text: `
Name of individual   Otto Quill
6 City, state, and ZIP code
Dayton, OH 45430
Signature date   11/01/2025
`,
    fields: { document_date: '2025-11-01' },
  },
]

for (const { promise, docType, text, fields } of pages) {
  test(promise, () => {
    const values = read(docType, text)
    assert.deepEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])), fields)
  })
}

test('the recipient of a letter differs from its sender by the height of most letters of the name', () => {
  const page = setPage(`
# Havrel Nordim
4 rue du Quai, Laval (Québec) H7N 5W7


Zoé Béji
12, chemin du Lac
Gatineau (Québec) J8X 3K7
Relevé de placements au 30 avril 2026
Valeur 12,00
Solde 14,00
`)
  const speck = { text: '2', box: [500, 0, 8, 9], confidence: 0.5 } as const
  // Accents and tails make a box higher than those of plain words.
  const words = page.words.map((word) =>
    /^Béji$/.test(word.text) ? { ...word, box: [word.box[0], word.box[1] - 2, word.box[2], 14] as const } : word,
  )
  const document = labelDocument(
    findDocumentType('insurance_statement')!,
    [{ ...page, words: [speck, ...words] }],
    '2026-11-21',
  )
  const { document_holder_name: name, address } = extractUnlabelled(document, {})
  assert.equal(name?.value, 'Zoé Béji')
  assert.equal(address?.value, '12, chemin du Lac, Gatineau (Québec) J8X 3K7')
})
