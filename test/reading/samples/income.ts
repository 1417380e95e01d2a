import { sample, type Sample } from './sample.ts'

/** Tax slips, returns, letters and statements that say what somebody earns. */
export const incomeSamples: readonly Sample[] = [
  sample(
    'payslip',
    'en',
    `
# Northern Timber Ltd.
EARNINGS STATEMENT
Employee: Grace Liu   Pay date: 2026-10-16
Pay period: 2026-10-01 to 2026-10-15
Position: Estimator
               Current      YTD
Gross pay      2,450.00     46,550.00
Total deductions   612.50   11,637.50
Net pay        1,837.50     34,912.50
`,
    {
      document_holder_name: 'Grace Liu',
      employer_name: 'Northern Timber Ltd.',
      document_date: '2026-10-16',
      gross_pay: '2450.00',
      net_pay: '1837.50',
      gross_pay_ytd: '46550.00',
      pay_period_end: '2026-10-15',
    },
  ),
  sample(
    'payslip',
    'fr',
    `
# ATLAS TEXTILES SARL
BULLETIN DE PAIE
Matricule CNSS   184455667
Nom et prénom   Karim Bennani
Date de paiement   31/10/2026
Emploi   Comptable
Salaire brut   9 500,00
Total des retenues   1 420,35
Net à payer   8 079,65
`,
    {
      document_holder_name: 'Karim Bennani',
      document_date: '2026-10-31',
      occupation: 'Comptable',
      gross_pay: '9500.00',
      deductions_total: '1420.35',
      net_pay: '8079.65',
    },
  ),
  sample(
    'employment_letter',
    'en',
    `
# Brightwater Engineering Inc.
200 Bay Street, Toronto, ON M5J 2J1
October 5, 2026
To whom it may concern,
Re: Confirmation of employment
This letter is to confirm that Olivia Chen has been employed with Brightwater
Engineering Inc. since March 12, 2019. She currently holds the position of
Senior Project Engineer on a full-time, permanent basis. Her annual gross salary is
$98,500.00 per year.
Sincerely,
Human Resources
`,
    {
      document_holder_name: 'Olivia Chen',
      employer_name: 'Brightwater Engineering Inc.',
      document_date: '2026-10-05',
      occupation: 'Senior Project Engineer',
      hire_date: '2019-03-12',
      annual_income: '98500.00',
    },
  ),
  sample(
    'employment_letter',
    'fr',
    `
# Société Marocaine de Conserves S.A.
ATTESTATION DE TRAVAIL
Nous soussignés, Société Marocaine de Conserves S.A., attestons que Madame Nadia
Chraibi est employée au sein de notre société depuis le 2 janvier 2018 en qualité de
Responsable qualité. Son salaire annuel brut s’élève à 180 000,00 DH.
La présente attestation est délivrée pour servir et valoir ce que de droit.
Fait à Agadir, le 14 septembre 2026
`,
    {
      document_holder_name: 'Nadia Chraibi',
      document_date: '2026-09-14',
      occupation: 'Responsable qualité',
      hire_date: '2018-01-02',
      annual_income: '180000.00',
    },
  ),
  sample(
    't4',
    'en',
    `
# T4
Canada Revenue Agency   Agence du revenu du Canada
Statement of Remuneration Paid   État de la rémunération payée
Employer’s name – Nom de l’employeur
HARBOUR FOODS LTD.
Year
Année   2025
Social insurance number
130 692 544
Employee’s name and address – Nom et adresse de l’employé
Last name – First name
14 Employment income – line 10100   22 Income tax deducted – line 43700
64,250.75                           9,830.12
Employee
PETER HALL
`,
    {
      document_holder_name: 'PETER HALL',
      employer_name: 'HARBOUR FOODS LTD.',
      tax_year: '2025',
      employment_income: '64250.75',
      income_tax_deducted: '9830.12',
      sin: '130 692 544',
    },
  ),
  sample(
    't4',
    'fr',
    `
# T4   État de la rémunération payée
Agence du revenu du Canada
Nom de l’employeur   Coopérative des Bleuets
Année   2025
Employé   Mathieu Girard
Numéro d’assurance sociale   046 454 286
Case 14   Revenus d’emploi   51 300,00
Case 22   Impôt sur le revenu retenu   6 120,44
`,
    {
      document_holder_name: 'Mathieu Girard',
      employer_name: 'Coopérative des Bleuets',
      tax_year: '2025',
      employment_income: '51300.00',
      income_tax_deducted: '6120.44',
      sin: '046 454 286',
    },
  ),
  sample(
    'rl1',
    'en',
    `
# RL-1   Employment and Other Income
Revenu Québec
Year   2025
Box A   Employment income   58,112.00
Box B   QPP contribution   3,120.00
Box E   Québec income tax deducted   7,430.90
Last name, first name and address
Anne Fortin
Employer’s or payer’s name and address
Laval Optical Inc.
`,
    {
      document_holder_name: 'Anne Fortin',
      employer_name: 'Laval Optical Inc.',
      tax_year: '2025',
      employment_income: '58112.00',
      income_tax_deducted: '7430.90',
    },
  ),
  sample(
    'rl1',
    'fr',
    `
# RELEVÉ 1
Revenus d’emploi et revenus divers
Année   2025
A - Revenus d’emploi   B - Cotisation au RRQ   E - Impôt du Québec retenu
47 890,10              2 640,22                5 311,08
Nom de famille, prénom et adresse du particulier
Bergeron Luc
Nom et adresse de l’employeur ou du payeur
Boulangerie du Port inc.
Numéro d’assurance sociale du particulier
130 692 544
`,
    {
      document_holder_name: 'Bergeron Luc',
      employer_name: 'Boulangerie du Port inc.',
      tax_year: '2025',
      employment_income: '47890.10',
      income_tax_deducted: '5311.08',
      sin: '130 692 544',
    },
  ),
  sample(
    'notice_of_assessment',
    'en',
    `
# Canada Revenue Agency
Notice of Assessment
JOHN SMITH
12 ELM STREET
HALIFAX NS B3H 4R2
Date of notice: May 6, 2026
Tax year: 2025
We assessed your 2025 income tax and benefit return.
Line     Description     $ Final amount
15000    Total income    72,415
23600    Net income      68,900
26000    Taxable income  68,900
Balance owing   1,204.33
`,
    {
      document_holder_name: 'JOHN SMITH',
      address: '12 ELM STREET, HALIFAX NS B3H 4R2',
      document_date: '2026-05-06',
      tax_year: '2025',
      total_income: '72415.00',
      net_income: '68900.00',
      balance_owing: '1204.33',
      issuer_name: 'Canada Revenue Agency',
    },
  ),
  sample(
    'notice_of_assessment',
    'fr',
    `
# Revenu Québec
Avis de cotisation
MARIE CÔTÉ
33, RUE DES PINS
LÉVIS QC G6V 1A1
Date de l’avis   2026-06-02
Année d’imposition   2025
Ligne 199   Revenu total   61 230,00
Ligne 275   Revenu net   57 410,00
Solde dû   312,18
`,
    {
      document_holder_name: 'MARIE CÔTÉ',
      document_date: '2026-06-02',
      tax_year: '2025',
      total_income: '61230.00',
      net_income: '57410.00',
      balance_owing: '312.18',
      issuer_name: 'Revenu Québec',
    },
  ),
  sample(
    'tax_return',
    'en',
    `
# T1 2025   Income Tax and Benefit Return
Canada Revenue Agency
First name and last name   Samuel Okoro
Marital status   Married
Employment income   10100   80,100.00
Total income   15000   81,340.55
Net income   23600   74,220.10
I certify that the information given on this return is correct.
`,
    { document_holder_name: 'Samuel Okoro', tax_year: '2025', total_income: '81340.55', net_income: '74220.10' },
  ),
  sample(
    'tax_return',
    'fr',
    `
# Déclaration de revenus 2025
TP-1   Revenu Québec
Prénom et nom de famille   Sophie Ouellet
Revenu total   199   55 021,00
Revenu net   275   50 998,00
Je certifie que les renseignements fournis sont exacts.
`,
    { document_holder_name: 'Sophie Ouellet', tax_year: '2025', total_income: '55021.00', net_income: '50998.00' },
  ),
  sample(
    'pension_statement',
    'en',
    `
# Prairie Teachers Pension Fund
ANNUAL PENSION STATEMENT
Statement date   January 15, 2026
Member   Walter Simpson
Monthly pension   $2,310.45
Annual pension   $27,725.40
`,
    {
      document_holder_name: 'Walter Simpson',
      issuer_name: 'Prairie Teachers Pension Fund',
      document_date: '2026-01-15',
      monthly_amount: '2310.45',
      annual_income: '27725.40',
    },
  ),
  sample(
    'pension_statement',
    'fr',
    `
# Retraite Québec
Relevé de rente de retraite
GINETTE DUFOUR
90, RUE PRINCIPALE
RIMOUSKI QC G5L 2B6
Date du relevé   2026-02-01
Montant mensuel   1 102,77 $
Montant annuel   13 233,24 $
`,
    {
      document_holder_name: 'GINETTE DUFOUR',
      issuer_name: 'Retraite Québec',
      document_date: '2026-02-01',
      monthly_amount: '1102.77',
      annual_income: '13233.24',
    },
  ),
]
