import { sample, type Sample } from './sample.ts'

/** Declarations, proofs of where money came from, and documents of an estate. */
export const declarationSamples: readonly Sample[] = [
  sample(
    'source_of_funds_proof',
    'en',
    `
# Gift Letter
Date   July 7, 2026
Donor   Margaret Stone
Recipient   Alice Stone
Amount of gift   $45,000.00
Origin of funds   Sale of a cottage
No repayment of this gift is expected.
`,
    {
      document_holder_name: 'Alice Stone',
      counterparty_name: 'Margaret Stone',
      document_date: '2026-07-07',
      amount: '45000.00',
      origin: 'property_sale',
    },
  ),
  sample(
    'source_of_funds_proof',
    'fr',
    `
# ACTE DE VENTE
Étude notariale   Maître Vasseur
Vendeur   Nicolas Perrin
Acquéreur   Hélène Masson
Prix de vente   285 000,00 €
Nature de l’acte   Vente d’un appartement
Fait à Dijon, le 21 mai 2026
`,
    {
      document_holder_name: 'Nicolas Perrin',
      amount: '285000.00',
      origin: 'property_sale',
      document_date: '2026-05-21',
    },
  ),
  sample(
    'tax_residence_form',
    'en',
    `
# RC518   Declaration of Tax Residence for Individuals
Account holder   Louis Hammond
Country of tax residence   United States
Taxpayer identification number   912-70-1234
Date   2026-02-14
Part XVIII and Part XIX of the Income Tax Act
`,
    {
      document_holder_name: 'Louis Hammond',
      tax_residences: 'US',
      tax_number: '912-70-1234',
      document_date: '2026-02-14',
    },
  ),
  sample(
    'tax_residence_form',
    'fr',
    `
# Auto-certification de résidence fiscale
FATCA / CRS
Titulaire du compte   Inès Bouzid
Pays de résidence fiscale   France; Maroc
Numéro d’identification fiscale (NIF)   30 23 217 600 053
Fait à Lille, le 9 mars 2026
`,
    { document_holder_name: 'Inès Bouzid', tax_residences: 'FR; MA', document_date: '2026-03-09' },
  ),
  sample(
    'pep_declaration',
    'en',
    `
# Politically Exposed Person Declaration
Client name   Trevor Banks
Politically exposed foreign person   ☐ Yes  ☒ No
Politically exposed domestic person   ☒ Yes  ☐ No
Head of an international organization   Yes [ ]  No [X]
Are you acting on behalf of a third party?   No
Date   2026-01-30
`,
    {
      document_holder_name: 'Trevor Banks',
      pep_foreign: 'false',
      pep_domestic: 'true',
      pep_hio: 'false',
      third_party: 'false',
      document_date: '2026-01-30',
    },
  ),
  sample(
    'pep_declaration',
    'fr',
    `
# Déclaration PPE et tiers
Nom du client   Rachid Ouazzani
Étranger politiquement vulnérable (EPV)   Oui ☐   Non ☒
National politiquement vulnérable (NPV)   Oui ☐   Non ☒
Dirigeant d’une organisation internationale   Non
Agissez-vous pour le compte d’un tiers?   [x] Oui [ ] Non
Date   2026-02-03
`,
    {
      document_holder_name: 'Rachid Ouazzani',
      pep_foreign: 'false',
      pep_domestic: 'false',
      pep_hio: 'false',
      third_party: 'true',
      document_date: '2026-02-03',
    },
  ),
  sample(
    'death_certificate',
    'en',
    `
# Province of Manitoba
DEATH CERTIFICATE
Vital Statistics
Name of deceased   Harold Jensen
Date of death   August 14, 2025
Place of death   Winnipeg
Registration number   2025-07-001234
`,
    {
      document_holder_name: 'Harold Jensen',
      date_of_death: '2025-08-14',
      place_of_death: 'Winnipeg',
      registration_number: '2025-07-001234',
    },
  ),
  sample(
    'death_certificate',
    'fr',
    `
# Directeur de l’état civil
COPIE D’ACTE DE DÉCÈS
Nom de la personne décédée   Rita Gosselin
Date du décès   2025-11-03
Lieu du décès   Saguenay
N° d’enregistrement   2025-118-0042
`,
    {
      document_holder_name: 'Rita Gosselin',
      date_of_death: '2025-11-03',
      place_of_death: 'Saguenay',
      registration_number: '2025-118-0042',
    },
  ),
  sample(
    'will',
    'en',
    `
# Last Will and Testament
I, Harold Jensen, of the City of Winnipeg, revoke all former wills.
I appoint my daughter, Karen Jensen, to be the executor of this my will.
I give the residue of my estate to my children.
Signed this 2nd day of April, 2019
`,
    { document_holder_name: 'Harold Jensen', executors: 'Karen Jensen', document_date: '2019-04-02' },
  ),
  sample(
    'will',
    'fr',
    `
# TESTAMENT
Je soussignée Rita Gosselin, domiciliée à Saguenay, révoque toutes dispositions antérieures.
Je lègue mes biens à mes enfants. Je nomme mon fils, Yves Gosselin, comme liquidateur de ma
succession.
Fait à Saguenay, le 12 janvier 2015
`,
    { document_holder_name: 'Rita Gosselin', executors: 'Yves Gosselin', document_date: '2015-01-12' },
  ),
  sample(
    'probate',
    'en',
    `
# Superior Court of Justice
Certificate of Appointment of Estate Trustee with a Will
In the matter of the estate of Harold Jensen, deceased
Estate trustee   Karen Jensen
Dated at Winnipeg this 20th day of October, 2025
`,
    { document_holder_name: 'Harold Jensen', executors: 'Karen Jensen', document_date: '2025-10-20' },
  ),
  sample(
    'probate',
    'fr',
    `
# DÉCLARATION D’HÉRÉDITÉ
Défunt   Rita Gosselin
Liquidateur   Yves Gosselin
Fait à Saguenay, le 15 décembre 2025
`,
    { document_holder_name: 'Rita Gosselin', executors: 'Yves Gosselin', document_date: '2025-12-15' },
  ),
]
