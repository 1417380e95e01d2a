import { sample, type Sample } from './sample.ts'

/** Statements of accounts, cards, loans and investments, and what stands beside them. */
export const financeSamples: readonly Sample[] = [
  sample(
    'bank_statement',
    'en',
    `
# Prairie Credit Union
Account statement
Account holder   Ian Fraser
Account number   1200-445566
Statement period   October 1, 2026 to October 31, 2026
Opening balance   1,204.10
Total deposits   3,400.00
Total withdrawals   2,950.35
Closing balance   1,653.75
`,
    {
      document_holder_name: 'Ian Fraser',
      issuer_name: 'Prairie Credit Union',
      account_number: '1200-445566',
      period_start: '2026-10-01',
      period_end: '2026-10-31',
      opening_balance: '1204.10',
      closing_balance: '1653.75',
      total_credits: '3400.00',
      total_debits: '2950.35',
    },
  ),
  sample(
    'bank_statement',
    'fr',
    `
# Caisse des Érables
Relevé de compte
Titulaire   Josée Poirier
Folio   445566
Période du 1er au 30 septembre 2026
Solde initial   820,00
Total des crédits   2 100,00
Total des débits   1 750,50
Solde final   1 169,50
`,
    {
      document_holder_name: 'Josée Poirier',
      account_number: '445566',
      period_start: '2026-09-01',
      period_end: '2026-09-30',
      closing_balance: '1169.50',
    },
  ),
  sample(
    'credit_card_statement',
    'en',
    `
# Harbourview Bank
Credit card statement
Cardholder   Monica Reyes
Card number   **** **** **** 4821
Statement date   Oct 12, 2026
New balance   $1,988.20
Minimum payment   $25.00
Credit limit   $8,000
Payment due date   Nov 2, 2026
`,
    {
      document_holder_name: 'Monica Reyes',
      issuer_name: 'Harbourview Bank',
      account_number: '**** **** **** 4821',
      document_date: '2026-10-12',
      closing_balance: '1988.20',
      minimum_payment: '25.00',
      credit_limit: '8000.00',
    },
  ),
  sample(
    'credit_card_statement',
    'fr',
    `
# Banque du Fleuve
Relevé de carte de crédit
Titulaire   Alain Gervais
Numéro de carte   XXXX XXXX XXXX 7710
Date du relevé   15 octobre 2026
Nouveau solde   945,11 $
Paiement minimum   47,00 $
Limite de crédit   5 000,00 $
`,
    {
      document_holder_name: 'Alain Gervais',
      issuer_name: 'Banque du Fleuve',
      document_date: '2026-10-15',
      closing_balance: '945.11',
      minimum_payment: '47.00',
      credit_limit: '5000.00',
    },
  ),
  sample(
    'loan_statement',
    'en',
    `
# Capital Mortgage Corporation
Annual mortgage statement
Borrower   Joseph Allen
Mortgage number   700-441299
Statement date   December 31, 2025
Principal balance   $284,112.09
Interest rate   4.79 %
Payment amount   $1,702.33
Maturity date   June 1, 2029
`,
    {
      document_holder_name: 'Joseph Allen',
      issuer_name: 'Capital Mortgage Corporation',
      account_number: '700-441299',
      document_date: '2025-12-31',
      closing_balance: '284112.09',
      interest_rate: '4.79',
      payment_amount: '1702.33',
      maturity_date: '2029-06-01',
    },
  ),
  sample(
    'loan_statement',
    'fr',
    `
# Crédit Immobilier de l’Ouest
RELEVÉ DE PRÊT
Emprunteur   Julien Morel
N° de prêt   5512009
Date du relevé   31/12/2025
Capital restant dû   142 500,75 €
Taux d’intérêt   1,85 %
Mensualité   812,40 €
Date de la dernière échéance   05/09/2041
`,
    {
      document_holder_name: 'Julien Morel',
      account_number: '5512009',
      document_date: '2025-12-31',
      closing_balance: '142500.75',
      interest_rate: '1.85',
      payment_amount: '812.40',
      maturity_date: '2041-09-05',
    },
  ),
  sample(
    'void_cheque',
    'en',
    `
# Summit Bank
Direct deposit form
Account holder   Helen Park
Transit number   Institution number   Account number
01234            004                  1234567
`,
    {
      document_holder_name: 'Helen Park',
      transit_number: '01234',
      institution_number: '004',
      account_number: '1234567',
    },
  ),
  sample(
    'void_cheque',
    'fr',
    `
# Banque Populaire du Nord
RELEVÉ D’IDENTITÉ BANCAIRE
Titulaire du compte   Thomas Leroy
Code banque   Code guichet   N° de compte   Clé RIB
30001         00794          12345678901    85
IBAN   FR76 3000 1007 9412 3456 7890 185
BIC   BDFEFRPP
`,
    {
      document_holder_name: 'Thomas Leroy',
      institution_number: '30001',
      transit_number: '00794',
      account_number: '12345678901',
      iban: 'FR7630001007941234567890185',
    },
  ),
  sample(
    'investment_statement',
    'en',
    `
# Evergreen Securities Inc.
Investment account statement
Client   Bernard Young
Account number   88-1204-7
Account type   RRSP
Statement date   September 30, 2026
Total market value   $214,887.42
Book value   $180,000.00
`,
    {
      document_holder_name: 'Bernard Young',
      issuer_name: 'Evergreen Securities Inc.',
      account_number: '88-1204-7',
      account_type: 'RRSP',
      document_date: '2026-09-30',
      market_value: '214887.42',
    },
  ),
  sample(
    'investment_statement',
    'fr',
    `
# Placements Boréal inc.
Relevé de placements
Titulaire   Line Castonguay
Numéro de compte   4Q-11982
Type de compte   REER
Relevé au 30 juin 2026
Valeur marchande totale   98 410,00 $
`,
    {
      document_holder_name: 'Line Castonguay',
      document_date: '2026-06-30',
      market_value: '98410.00',
      account_type: 'REER',
    },
  ),
  sample(
    'credit_report',
    'en',
    `
# TransUnion
CONSUMER CREDIT REPORT
File No.   104-882-331
Name   Victor Lam
Date of birth   1984-07-02
Address   1500 W Georgia St, Vancouver BC V6G 2Z6
On file since   2003-05-01
Number of trade lines   7
Inquiries   3
`,
    {
      document_holder_name: 'Victor Lam',
      issuer_name: 'TransUnion',
      file_number: '104-882-331',
      date_of_birth: '1984-07-02',
      address: '1500 W Georgia St, Vancouver BC V6G 2Z6',
      file_since: '2003-05-01',
      trade_line_count: '7',
    },
  ),
  sample(
    'credit_report',
    'fr',
    `
# Équifax Canada
DOSSIER DE CRÉDIT
N° de dossier   7781200
Nom   Suzanne Picard
Date de naissance   1969-02-11
Adresse   18, avenue du Parc, Montréal QC H2W 1S3
Dossier ouvert depuis   1991-09-01
Nombre de comptes   12
`,
    {
      document_holder_name: 'Suzanne Picard',
      issuer_name: 'Équifax Canada',
      file_number: '7781200',
      file_since: '1991-09-01',
      trade_line_count: '12',
    },
  ),
  sample(
    'eid_report',
    'en',
    `
# Identity Verification Report
Report number   VR-552019
Result   Verified
Applicant   Norah Whitfield
Document type   Driver’s licence
Document number   W4410-55012-90112
Document expiry   2029-03-01
Completed on   2026-10-30
`,
    {
      document_holder_name: 'Norah Whitfield',
      id_type: 'driver_licence',
      id_number: 'W4410-55012-90112',
      id_expiry: '2029-03-01',
      completed_date: '2026-10-30',
    },
  ),
  sample(
    'eid_report',
    'fr',
    `
# Rapport de vérification d’identité
Numéro de rapport   VR-771002
Résultat   Réussi
Client   Antoine Rivard
Type de document   Passeport
Numéro du document   GK120044
Date d’expiration   2031-11-20
Vérifié le   2026-10-28
`,
    {
      document_holder_name: 'Antoine Rivard',
      id_type: 'passport',
      id_number: 'GK120044',
      id_expiry: '2031-11-20',
      completed_date: '2026-10-28',
    },
  ),
]
