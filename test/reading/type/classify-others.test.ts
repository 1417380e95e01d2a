import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classify } from '../../../src/reading/type/classify.ts'
import { setPage } from '../samples/set-page.ts'

const otherDocuments: readonly (readonly [what: string, text: string])[] = [
  [
    'an invoice for furniture',
    `
# Oak & Ash Furniture
INVOICE   No. 20418
Date   2026-04-02
Bill to   Jim Carver
2   Dining chair   149.00   298.00
1   Table   780.00   780.00
Subtotal   1,078.00
HST   140.14
Total due   1,218.14
Thank you for shopping with us.
`,
  ],
  [
    'a curriculum vitae',
    `
# Léa Fontaine
12 rue des Arts, 75011 Paris
Expérience professionnelle
2019 - 2024   Graphiste, Studio Kaki
Formation
2018   Master en design, Université Paris 8
Langues   Français, anglais
Loisirs   Photographie, escalade
`,
  ],
  [
    'a restaurant menu',
    `
# Bistro du Coin
Entrées
Soupe à l’oignon   8,50
Salade verte   6,00
Plats
Steak frites   21,00
Desserts
Tarte au citron   7,50
`,
  ],
  [
    'a doctor’s note',
    `
# Riverside Clinic
Date   2026-02-11
To whom it may concern
Please excuse Tom Baker from gym class this week because of a sprained ankle.
Dr. Elaine Murray
`,
  ],
  [
    'a boarding pass',
    `
# BOARDING PASS
Passenger   BAKER/TOM
From   YUL   To   CDG
Flight   AF345   Seat   22A
Gate   53   Boarding   18:40
`,
  ],
  [
    'a visa whose MRZ was not read',
    `
# VISA
Republic of Utopia
Visa No   V4471203   Category   C   Entries   MULT
Surname   ERIKSSON   Given names   ANNA MARIA
Passport No   L898902C3   Nationality   UTO   Sex   F
Date of birth   12 AUG 1974
Valid from   01 FEB 2026   Valid until   31 JUL 2026   Duration of stay   90 days
`,
  ],
  [
    'a wage statement of the United States',
    `
# Wage and Tax Statement   2025
Employee's SSA number   Wages, tips, other compensation   48,210.00
Employer identification number   Federal income tax withheld   5,120.44
Social security wages   48,210.00   Medicare wages and tips   48,210.00
Oak Mill Inc   State income tax   1,902.10   Locality name
Copy B, to be sent with the federal tax return
`,
  ],
  ['a blank page', ''],
]

for (const [what, text] of otherDocuments) {
  test(`${what} is none of our types`, () => {
    const detected = classify([setPage(text)], { certain: null, likely: null, unlikely: null }, null)
    assert.equal(detected.docType, 'other')
  })
}

test('a card with an MRZ is no certificate, whatever its labels are', () => {
  const page = setPage(`
Place of birth   Halifax
Date of birth   12 AUG 1974
Given names   Anna Maria
Surname   Eriksson
Registration number   D23145890
Place of registration   Halifax
Birth registration   1974
Father   Erik Eriksson
Mother   Maria Eriksson
Sex   F
`)
  const none = { certain: null, likely: null, unlikely: null }
  const typeWith = (likely: string | null) => classify([page], { ...none, likely, ahead: true }, null).docType
  assert.equal(typeWith(null), 'birth_certificate')
  assert.equal(typeWith('national_id'), 'national_id')
  // After the certificate it is the MRZ of a copied card, and the type stays.
  const after = { ...none, likely: 'national_id', ahead: false }
  assert.equal(classify([page], after, null).docType, 'birth_certificate')
})

test('a receipt with a registered office is no extract of a register', () => {
  const page = setPage(`
# PAYMENT RECEIPT
Guest name: Otto Quill     Date: 31/12/2025
Room charges     120.00
Grand total      120.00
Registered Office: 4 Quay Road, Regina
CIN U1709
`)
  assert.equal(classify([page], { certain: null, likely: null, unlikely: null }, null).docType, 'other')
})

test('an attestation of social security with a file number is no credit file', () => {
  const page = setPage(`
Caisse Nationale de Sécurité Sociale        Attestation d’immatriculation
                         N° de dossier   4100512
Zoé Morel
Nous certifions que Zoé Morel est inscrite et que ses droits sont ouverts.
Droit ouvert depuis   06/02/2025
`)
  const { docType } = classify([page], { certain: null, likely: null, unlikely: null }, null)
  assert.equal(docType, 'government_letter')
})
