import { sample, type Sample } from './sample.ts'

/** Bills, contracts and letters that say where somebody lives. */
export const addressSamples: readonly Sample[] = [
  sample(
    'utility_bill',
    'en',
    `
# Lakeside Hydro
Electricity bill
Account number   4410 2298 71
Bill date   October 2, 2026
Customer   Ruth Adler
Service address
18 Cedar Crescent
Kingston ON K7L 3N6
Amount due   $143.27
Due date   October 23, 2026
Usage 612 kWh
`,
    {
      document_holder_name: 'Ruth Adler',
      address: '18 Cedar Crescent, Kingston ON K7L 3N6',
      issuer_name: 'Lakeside Hydro',
      document_date: '2026-10-02',
      amount_due: '143.27',
      due_date: '2026-10-23',
    },
  ),
  sample(
    'utility_bill',
    'fr',
    `
# REDAL
Facture d’eau et d’électricité
N° de contrat   55012348
Client   Hassan Alaoui
Adresse de consommation   12 rue Oued Ziz, 10090 Rabat
Date de facturation   05/10/2026
Montant à payer   412,60 DH
Consommation 180 kWh
`,
    {
      document_holder_name: 'Hassan Alaoui',
      address: '12 rue Oued Ziz, 10090 Rabat',
      issuer_name: 'REDAL',
      document_date: '2026-10-05',
      amount_due: '412.60',
    },
  ),
  sample(
    'telecom_bill',
    'en',
    `
# Maple Wireless
YOUR BILL
Account holder   Tina Brooks
Billing address   5 Oak Lane, Regina SK S4P 3Y2
Bill date   Sep 28, 2026
Account number   778812345
Mobile plan 40 GB data   65.00
Total amount due   $73.45
`,
    {
      document_holder_name: 'Tina Brooks',
      address: '5 Oak Lane, Regina SK S4P 3Y2',
      issuer_name: 'Maple Wireless',
      document_date: '2026-09-28',
      account_number: '778812345',
      amount_due: '73.45',
    },
  ),
  sample(
    'telecom_bill',
    'fr',
    `
# Fibre Azur
Facture internet
Titulaire   Paul Mercier
Adresse d’installation   4 rue des Lilas, 31000 Toulouse
Date de la facture   03/10/2026
N° de compte   9012 4456
Abonnement internet fibre   39,99 €
Total TTC   39,99 €
`,
    {
      document_holder_name: 'Paul Mercier',
      address: '4 rue des Lilas, 31000 Toulouse',
      issuer_name: 'Fibre Azur',
      document_date: '2026-10-03',
      amount_due: '39.99',
    },
  ),
  sample(
    'property_tax_bill',
    'en',
    `
# City of Brampton Falls
FINAL PROPERTY TAX BILL
Tax year   2026
Roll No.   10-08-0-020-12345
Billing date   June 1, 2026
Owner   Ahmed Farouk
Property address   88 Willow Drive, Brampton Falls ON L6X 1B2
Total taxes   $4,812.90
`,
    {
      document_holder_name: 'Ahmed Farouk',
      address: '88 Willow Drive, Brampton Falls ON L6X 1B2',
      issuer_name: 'City of Brampton Falls',
      document_date: '2026-06-01',
      roll_number: '10-08-0-020-12345',
      tax_year: '2026',
      amount_due: '4812.90',
    },
  ),
  sample(
    'property_tax_bill',
    'fr',
    `
# Ville de Saint-Aimé
COMPTE DE TAXES MUNICIPALES
Année d’imposition   2026
Matricule   9042-31-7788
Date de facturation   2026-02-12
Propriétaire   Diane Lessard
Adresse de la propriété   210, rue du Moulin, Saint-Aimé QC J0G 1K0
Total du compte   3 118,44 $
`,
    {
      document_holder_name: 'Diane Lessard',
      address: '210, rue du Moulin, Saint-Aimé QC J0G 1K0',
      issuer_name: 'Ville de Saint-Aimé',
      document_date: '2026-02-12',
      roll_number: '9042-31-7788',
      tax_year: '2026',
      amount_due: '3118.44',
    },
  ),
  sample(
    'lease',
    'en',
    `
# Residential Tenancy Agreement
Landlord   Kevin O’Brien
Tenant   Maya Singh
Rental unit   Unit 4, 77 Queen Street, Halifax NS B3J 2H1
Start date   September 1, 2026
End date   August 31, 2027
Monthly rent   $1,650.00
Security deposit   $825.00
Date signed   August 3, 2026
`,
    {
      document_holder_name: 'Maya Singh',
      landlord_name: 'Kevin O’Brien',
      address: 'Unit 4, 77 Queen Street, Halifax NS B3J 2H1',
      lease_start: '2026-09-01',
      lease_end: '2027-08-31',
      monthly_rent: '1650.00',
      document_date: '2026-08-03',
    },
  ),
  sample(
    'lease',
    'fr',
    `
# BAIL DE LOGEMENT
Tribunal administratif du logement
Locateur   Immeubles Laurier inc.
Locataire   Félix Nadeau
Adresse du logement   305, rue Cartier, app. 2, Québec QC G1R 2S8
Le bail est à durée fixe, du 1er juillet 2026 au 30 juin 2027.
Le loyer est de 1 120,00 $ par mois
Fait à Québec, le 4 avril 2026
`,
    {
      document_holder_name: 'Félix Nadeau',
      landlord_name: 'Immeubles Laurier inc.',
      lease_start: '2026-07-01',
      lease_end: '2027-06-30',
      monthly_rent: '1120.00',
      document_date: '2026-04-04',
    },
  ),
  sample(
    'residence_certificate',
    'en',
    `
# Municipality of Clearview
CERTIFICATE OF RESIDENCE
This is to certify that Erik Lindgren resides at 41 Harbour Road, Clearview ON L0M 1G0
since 2015.
Issued on 12 May 2026
`,
    {
      document_holder_name: 'Erik Lindgren',
      address: '41 Harbour Road, Clearview ON L0M 1G0',
      document_date: '2026-05-12',
      issuer_name: 'Municipality of Clearview',
    },
  ),
  sample(
    'residence_certificate',
    'fr',
    `
# Royaume du Maroc
Préfecture de Casablanca
CERTIFICAT DE RÉSIDENCE
Nous certifions que Monsieur Omar Tazi, titulaire de la CIN n° BK445566, demeurant au
25 rue Ibn Batouta, Casablanca 20250 depuis 2012.
Fait à Casablanca, le 3 mars 2026
`,
    {
      document_holder_name: 'Omar Tazi',
      address: '25 rue Ibn Batouta, Casablanca 20250',
      document_date: '2026-03-03',
      id_number: 'BK445566',
    },
  ),
  sample(
    'insurance_statement',
    'en',
    `
# Pacific Shield Insurance Company
CERTIFICATE OF INSURANCE
Policy number   HOM-2210457
Named insured   Laura Petersen
Risk location   902 Bluff Way, Victoria BC V8V 1A1
Issue date   March 2, 2026
Policy period   March 15, 2026 to March 15, 2027
Premium   $1,044.00
`,
    {
      document_holder_name: 'Laura Petersen',
      address: '902 Bluff Way, Victoria BC V8V 1A1',
      issuer_name: 'Pacific Shield Insurance Company',
      document_date: '2026-03-02',
      policy_number: 'HOM-2210457',
    },
  ),
  sample(
    'insurance_statement',
    'fr',
    `
# Mutuelle du Rhône
ATTESTATION D’ASSURANCE HABITATION
Sociétaire   Claire Fontaine
Adresse du risque   8 quai Jules Courmont, 69002 Lyon
N° de contrat   4471-09B
Fait le   12/01/2026
Garanties responsabilité civile
`,
    {
      document_holder_name: 'Claire Fontaine',
      address: '8 quai Jules Courmont, 69002 Lyon',
      issuer_name: 'Mutuelle du Rhône',
      document_date: '2026-01-12',
      policy_number: '4471-09B',
    },
  ),
  sample(
    'government_letter',
    'en',
    `
# Service Canada
NADINE WALSH
220 KING STREET
ST. JOHN’S NL A1C 2B8
Date: April 9, 2026
Our file: 5512-8890
Dear NADINE WALSH:
We have reviewed your employment insurance claim. Your benefit payment will begin on
April 20, 2026.
`,
    {
      document_holder_name: 'NADINE WALSH',
      issuer_name: 'Service Canada',
      document_date: '2026-04-09',
      reference_number: '5512-8890',
    },
  ),
  sample(
    'government_letter',
    'fr',
    `
# Caisse d’allocations familiales
Attestation de paiement et de quotient familial
N° allocataire : 4410992
MADAME SOPHIE LENOIR
15 RUE PASTEUR
44000 NANTES
Le 11/05/2026
Madame, vous avez perçu les prestations suivantes.
`,
    {
      document_holder_name: 'SOPHIE LENOIR',
      issuer_name: 'Caisse d’allocations familiales',
      document_date: '2026-05-11',
      reference_number: '4410992',
    },
  ),
]
