import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import { extractLabelled } from '../../../src/reading/fields/extract.ts'
import { labelDocument } from '../../../src/reading/fields/labelled-document.ts'
import { extractUnlabelled } from '../../../src/reading/fields/unlabelled.ts'
import { cleanLine } from '../../../src/reading/fields/values/address.ts'
import { rowsOf } from '../../../src/reading/page/rows.ts'
import { setPage } from '../samples/set-page.ts'
import { words } from '../support/words.ts'

/** What is read of a type's page in a fixed pitch. */
function read(docType: string, text: string): Record<string, string> {
  const document = labelDocument(findDocumentType(docType)!, [setPage(text)], '2026-11-21')
  const labelled = extractLabelled(document)
  const fields = { ...extractUnlabelled(document, labelled), ...labelled }
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

const pages: readonly {
  readonly promise: string
  readonly docType: string
  readonly text: string
  readonly fields: Readonly<Record<string, string | undefined>>
}[] = [
  {
    promise: 'a mark that OCR puts in a gap separates the label from its value',
    docType: 'residence_certificate',
    text: 'Identity card No.   ~~   AP344950',
    fields: { id_number: 'AP344950' },
  },
  {
    promise: 'labels of numbered boxes are labels',
    docType: 'birth_certificate',
    text: '1. Last name of child       2. First and middle names\nOkafor                      Ada Grace',
    fields: { last_name: 'Okafor', first_name: 'Ada Grace' },
  },
  {
    promise: 'a house number and a residence are not a label',
    docType: 'national_id',
    text: 'Adresse 150, RÉSIDENCE LES PINS, RUE 14 90310 TANGER',
    fields: { address: '150, RÉSIDENCE LES PINS, RUE 14 90310 TANGER' },
  },
  {
    promise: 'a value beside its label wins against one below, also on a card',
    docType: 'residence_permit',
    text: 'Nom OUAZZANI\nMotif du séjour REGROUPEMENT FAMILIAL\nAvenue 58',
    fields: { permit_category: 'REGROUPEMENT FAMILIAL' },
  },
  {
    promise: 'a date is no number of a card',
    docType: 'citizenship_card',
    text: 'Certificate No.\n2006-10-02',
    fields: { id_number: undefined },
  },
  {
    promise: 'a licence number keeps the slash its grammar has',
    docType: 'driver_licence',
    text: 'Permis N°   32/313920',
    fields: { id_number: '32/313920' },
  },
  {
    promise: 'an expiry without a day is the last of its month',
    docType: 'health_card',
    text: 'Expiration   2028 02',
    fields: { id_expiry: '2028-02-29' },
  },
  {
    promise: 'given names are under a surname that ends with a comma',
    docType: 'permanent_resident_card',
    text: 'Name / Nom\nFAIRWEATHER-LOWE,\nNGOZI HANNAH\n\nID No / No ID\n9098-0055',
    fields: { last_name: 'FAIRWEATHER-LOWE', first_name: 'NGOZI HANNAH', id_number: '9098-0055' },
  },
  {
    promise: 'two lines in capitals over the day of birth are given names and surname',
    docType: 'national_id',
    text: 'HAJAR GHITA\nCHRAIBI\nNée le 06.04.1974\nà RABAT',
    fields: { first_name: 'HAJAR GHITA', last_name: 'CHRAIBI', place_of_birth: 'RABAT' },
  },
  {
    promise: 'a label of the whole name has given names first',
    docType: 'health_card',
    text: 'GAGM 5704 2042\nPrénom et nom à la naissance   MATHIEU   GAGNÉ',
    fields: { first_name: 'MATHIEU', last_name: 'GAGNÉ', id_number: 'GAGM57042042' },
  },
  {
    promise: 'a Canadian permit is of the kind of its title and of the citizenship its holder has',
    docType: 'residence_permit',
    text: 'Citoyenneté Canada   PERMIS DE TRAVAIL\n\n\nCitoyenneté   Brésilienne\nType de cas   20\nEmployeur   OUVERT',
    fields: { permit_category: 'PERMIS DE TRAVAIL', citizenship: 'BR' },
  },
  {
    promise: 'a licence is of the State in its head',
    docType: 'driver_licence',
    text: 'PERMIS DE CONDUIRE\nROYAUME DU MAROC',
    fields: { id_country: 'MA' },
  },
  {
    promise: 'the label of one parent gives one person',
    docType: 'birth_certificate',
    text: '6. Name of father           7. Name of mother\nEmeka Okafor                Priya Penfield\n\n8. Informant                9. Attendant\nSimone Adair                Dr Nguyen',
    fields: { parent_names: 'Emeka Okafor; Priya Penfield' },
  },
  {
    promise: 'a number printed close to its label is read',
    docType: 'death_certificate',
    text: 'EXTRAIT D’ACTE DE DÉCÈS\nn°571\nDécédé(e) le : 21/11/2025\nà : Rabat',
    fields: { registration_number: '571', place_of_death: 'Rabat' },
  },
  {
    promise: 'an office under the name of its State is who issues',
    docType: 'residence_certificate',
    text: '# ROYAUME DU MAROC\nPréfecture de Salé\nCERTIFICAT DE RÉSIDENCE',
    fields: { issuer_name: 'Préfecture de Salé' },
  },
  {
    promise: 'the label of a name is no name',
    docType: 'residence_certificate',
    text: 'The registrar certifies that:\nName: Joanna Adair\nBorn on: 1971/12/23',
    fields: { document_holder_name: 'Joanna Adair' },
  },
  {
    promise: 'an address goes on under its label',
    docType: 'national_id',
    text: 'Adresse : 148 IMPASSE DU MOULIN\n69100 VILLEURBANNE\nCarte valable jusqu’au: 29.07.2034',
    fields: { address: '148 IMPASSE DU MOULIN, 69100 VILLEURBANNE', id_expiry: '2034-07-29' },
  },
  {
    promise: 'a label in three languages is one label',
    docType: 'passport',
    text: 'Date of issue / Date de délivrance   Authority / Autorité / Autoridad\n04 JAN 2022                          Department of State',
    fields: { issuing_authority: 'Department of State', id_issue_date: '2022-01-04' },
  },
]

for (const { promise, docType, text, fields } of pages) {
  test(promise, () => {
    const found = read(docType, text)
    assert.deepEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, found[name]])), fields)
  })
}

test('a mark of an image beside a line is not part of it', () => {
  const mark = { text: ':', box: [300, 30, 20, 60], confidence: 0.3 } as const
  const page = { index: 0, width: 600, height: 400, source: 'print' } as const
  const rows = rowsOf({ ...page, words: [...words('Expires', { y: 12 }), ...words('2028/12/30', { y: 45 }), mark] })
  assert.deepEqual(
    rows.map((row) => row.segments.map(({ text }) => text)),
    [['Expires'], ['2028/12/30']],
  )
})

test('an open bracket is not part of an address', () => {
  assert.equal(cleanLine('3146 HARBOUR VIEW DRIVE [J'), '3146 HARBOUR VIEW DRIVE')
  assert.equal(cleanLine('Montréal (Québec) H2X 1Y4'), 'Montréal (Québec) H2X 1Y4')
})
