import { sample, type Sample } from './sample.ts'

/** Documents of corporations, partnerships, trusts and charities. */
export const entitySamples: readonly Sample[] = [
  sample(
    'certificate_of_incorporation',
    'en',
    `
# Certificate of Incorporation
Canada Business Corporations Act
Corporate name
Tidewater Robotics Inc.
Corporation number
1344556-7
I HEREBY CERTIFY that the above-named corporation, the articles of incorporation of which
are attached, is incorporated under the Canada Business Corporations Act.
Date of incorporation
2021-06-14
`,
    {
      legal_name: 'Tidewater Robotics Inc.',
      registration_number: '1344556-7',
      incorporation_date: '2021-06-14',
      jurisdiction: 'Canada Business Corporations Act',
    },
  ),
  sample(
    'certificate_of_incorporation',
    'fr',
    `
# Registraire des entreprises
CERTIFICAT DE CONSTITUTION
Loi sur les sociétés par actions
J’atteste que Ébénisterie Lajoie inc. a été constituée en vertu de la Loi sur les
sociétés par actions le 8 mars 2017.
Numéro d’entreprise du Québec : 1172334455
`,
    {
      legal_name: 'Ébénisterie Lajoie inc.',
      registration_number: '1172334455',
      incorporation_date: '2017-03-08',
    },
  ),
  sample(
    'articles',
    'en',
    `
# Articles of Incorporation
Canada Business Corporations Act
1   Corporate name
Tidewater Robotics Inc.
2   Registered office in Canada
Nova Scotia
3   Classes of shares
An unlimited number of common shares
4   Restrictions on share transfers
5   Minimum and maximum number of directors
Directors
Priya Raman
Scott Gillis
`,
    { legal_name: 'Tidewater Robotics Inc.', directors: 'Priya Raman; Scott Gillis' },
  ),
  sample(
    'articles',
    'fr',
    `
# STATUTS
Société à responsabilité limitée au capital de 10 000 euros
Article 1 - Forme
Article 2 - Dénomination
La société a pour dénomination sociale Verger du Midi SARL.
Article 3 - Objet social
Gérant   Baptiste Roux
Fait à Avignon, le 2 février 2020
`,
    { legal_name: 'Verger du Midi SARL', directors: 'Baptiste Roux', document_date: '2020-02-02' },
  ),
  sample(
    'registry_extract',
    'en',
    `
# Corporation Profile Report
Ministry of Public and Business Service Delivery
Corporation name   Maple Ridge Foods Ltd.
Ontario Corporation Number (OCN)   1002233445
Status   Active
Governing jurisdiction   Canada - Ontario
Date of incorporation   April 4, 2012
Registered or head office address   40 Wellington Street, Toronto, Ontario, M5V 1E3
Report date   October 10, 2026
Active Directors
Name   Sandra Kim
Address for service   12 Ash Court, Toronto, Ontario, M4C 1A1
Date began   April 4, 2012
Name   Peter Vogel
Address for service   5 Elm Court, Toronto, Ontario, M4C 1A2
`,
    {
      legal_name: 'Maple Ridge Foods Ltd.',
      registration_number: '1002233445',
      registry_status: 'active',
      incorporation_date: '2012-04-04',
      document_date: '2026-10-10',
      directors: 'Sandra Kim; Peter Vogel',
    },
  ),
  sample(
    'registry_extract',
    'fr',
    `
# État de renseignements d’une personne morale au registre des entreprises
Renseignements en date du 2026-09-15
Numéro d’entreprise du Québec (NEQ)   1165544332
Nom   Toitures Belvédère inc.
Statut   Immatriculée
Adresse du domicile   77, rue du Port, Sorel-Tracy QC J3P 1A1
Forme juridique   Société par actions ou compagnie
Liste des administrateurs
Nom de famille   Beaulieu
Prénom   Steve
Fonctions actuelles   Président
Nom de famille   Caron
Prénom   Manon
Fonctions actuelles   Secrétaire
`,
    {
      legal_name: 'Toitures Belvédère inc.',
      registration_number: '1165544332',
      registry_status: 'active',
      document_date: '2026-09-15',
      directors: 'Steve Beaulieu; Manon Caron',
    },
  ),
  sample(
    'annual_return',
    'en',
    `
# Form 22   Annual Return
Canada Business Corporations Act
Corporation name   Tidewater Robotics Inc.
Corporation number   1344556-7
Filing date   2026-07-02
Directors
Name   Address
Priya Raman   8 Dock Street, Halifax NS B3J 1A1
Scott Gillis   91 Hill Road, Halifax NS B3K 2B2
`,
    {
      legal_name: 'Tidewater Robotics Inc.',
      registration_number: '1344556-7',
      document_date: '2026-07-02',
      directors: 'Priya Raman; Scott Gillis',
    },
  ),
  sample(
    'annual_return',
    'fr',
    `
# Registraire des entreprises
DÉCLARATION DE MISE À JOUR ANNUELLE
NEQ   1165544332
Nom   Toitures Belvédère inc.
Date de dépôt   2026-05-30
Administrateurs
Nom et prénom   Fonction
Steve Beaulieu   Président
Manon Caron   Secrétaire
`,
    {
      legal_name: 'Toitures Belvédère inc.',
      registration_number: '1165544332',
      document_date: '2026-05-30',
      directors: 'Steve Beaulieu; Manon Caron',
    },
  ),
  sample(
    'share_register',
    'en',
    `
# Register of Shareholders
Corporation   Tidewater Robotics Inc.
As of   2026-08-01
Shareholder   Class   Number of shares   Certificate No.
Priya Raman   Common   6,000   C-1
Gillis Holdings Ltd.   Common   4,000   C-2
`,
    {
      legal_name: 'Tidewater Robotics Inc.',
      beneficial_owners: 'Priya Raman; Gillis Holdings Ltd.',
      document_date: '2026-08-01',
    },
  ),
  sample(
    'share_register',
    'fr',
    `
# REGISTRE DES ACTIONNAIRES
Société   Toitures Belvédère inc.
Mis à jour le   2026-01-20
Nom de l’actionnaire   Catégorie   Nombre d’actions
Steve Beaulieu         A           100
Manon Caron            A           50
`,
    {
      legal_name: 'Toitures Belvédère inc.',
      beneficial_owners: 'Steve Beaulieu; Manon Caron',
      document_date: '2026-01-20',
    },
  ),
  sample(
    'ownership_declaration',
    'en',
    `
# Beneficial Ownership Declaration
Legal name   Maple Ridge Foods Ltd.
Beneficial owners (25% or more)
Name   Date of birth   Ownership
Sandra Kim   1974-03-09   60%
Peter Vogel   1969-12-01   40%
Signed on   2026-04-18
`,
    { legal_name: 'Maple Ridge Foods Ltd.', beneficial_owners: 'Sandra Kim; Peter Vogel', document_date: '2026-04-18' },
  ),
  sample(
    'ownership_declaration',
    'fr',
    `
# DÉCLARATION DES BÉNÉFICIAIRES EFFECTIFS
Dénomination sociale   Verger du Midi SARL
Bénéficiaire effectif   Baptiste Roux
Pourcentage de détention   75 %
Date de la déclaration   12/03/2026
`,
    { legal_name: 'Verger du Midi SARL', beneficial_owners: 'Baptiste Roux', document_date: '2026-03-12' },
  ),
  sample(
    'org_chart',
    'en',
    `
# Ownership Structure Chart
Shareholders
Amelia Novak   70%
Rashid Khan   30%
Parent company   Novak Group Holdings Inc.
Subsidiary   Novak Logistics Ltd. 100%
`,
    { legal_name: 'Novak Group Holdings Inc.', beneficial_owners: 'Amelia Novak; Rashid Khan' },
  ),
  sample(
    'org_chart',
    'fr',
    `
# ORGANIGRAMME DU GROUPE
Société mère   Gestion Marleau inc.
Actionnaires
Denis Marleau 51 %
Chantal Roy 49 %
Filiale   Transport Marleau inc. 100 %
`,
    { legal_name: 'Gestion Marleau inc.', beneficial_owners: 'Denis Marleau; Chantal Roy' },
  ),
  sample(
    'board_resolution',
    'en',
    `
# Resolution of the Board of Directors
of Maple Ridge Foods Ltd.
Dated October 1, 2026
BE IT RESOLVED that Sandra Kim and Peter Vogel are hereby authorized to open and operate
bank accounts and to sign on behalf of the corporation.
Certified true copy. Secretary
`,
    { legal_name: 'Maple Ridge Foods Ltd.', signatories: 'Sandra Kim; Peter Vogel', document_date: '2026-10-01' },
  ),
  sample(
    'board_resolution',
    'fr',
    `
# PROCÈS-VERBAL
Extrait du procès-verbal du conseil d’administration de Toitures Belvédère inc. tenue le
14 mai 2026.
Il est résolu d’autoriser Steve Beaulieu à signer tout document bancaire au nom de la société.
Copie conforme, la secrétaire
`,
    { legal_name: 'Toitures Belvédère inc.', signatories: 'Steve Beaulieu', document_date: '2026-05-14' },
  ),
  sample(
    'power_of_attorney',
    'en',
    `
# Continuing Power of Attorney for Property
I, Dorothy Evans, of the City of Guelph, revoke any previous power of attorney and
appoint my son, Michael Evans, to be my attorney for property.
Signed this 9th day of June, 2025
`,
    { document_holder_name: 'Dorothy Evans', signatories: 'Michael Evans', document_date: '2025-06-09' },
  ),
  sample(
    'power_of_attorney',
    'fr',
    `
# PROCURATION
Je soussigné Fouad Mansouri, demeurant à Meknès, donne par la présente procuration à
Madame Samira Mansouri demeurant à Fès pour gérer mes comptes bancaires.
Fait à Meknès, le 20 novembre 2025
`,
    { document_holder_name: 'Fouad Mansouri', signatories: 'Samira Mansouri', document_date: '2025-11-20' },
  ),
  sample(
    'partnership_agreement',
    'en',
    `
# Limited Partnership Agreement
This agreement is made as of January 5, 2022, between Beacon GP Inc. and Howard Stone,
collectively the Partners.
The partnership shall carry on business under the name Beacon Real Estate LP.
General partner   Beacon GP Inc.
Capital contribution
`,
    { legal_name: 'Beacon Real Estate LP', partners: 'Beacon GP Inc.; Howard Stone', document_date: '2022-01-05' },
  ),
  sample(
    'partnership_agreement',
    'fr',
    `
# CONTRAT DE SOCIÉTÉ EN NOM COLLECTIF
Nom de la société   Roy et Picard, S.E.N.C.
Associés
Martine Roy
Jacques Picard
Apport et partage des bénéfices
Signé à Granby, le 11 août 2021
`,
    { partners: 'Martine Roy; Jacques Picard', document_date: '2021-08-11' },
  ),
  sample(
    'trust_deed',
    'en',
    `
# Trust Deed
Name of trust   Whitaker Family Trust
Settlor   Eleanor Whitaker
Trustees   George Whitaker and Simone Dufresne
Beneficiaries   Clara Whitaker
Dated this 3rd day of May, 2018
`,
    {
      legal_name: 'Whitaker Family Trust',
      settlors: 'Eleanor Whitaker',
      trustees: 'George Whitaker; Simone Dufresne',
      beneficiaries: 'Clara Whitaker',
      document_date: '2018-05-03',
    },
  ),
  sample(
    'trust_deed',
    'fr',
    `
# ACTE DE FIDUCIE
Nom de la fiducie   Fiducie familiale Langlois
Constituant   Roland Langlois
Fiduciaires
Brigitte Langlois
Hubert Nantel
Bénéficiaires   Chloé Langlois
Fait à Gatineau, le 17 octobre 2016
`,
    {
      legal_name: 'Fiducie familiale Langlois',
      settlors: 'Roland Langlois',
      trustees: 'Brigitte Langlois; Hubert Nantel',
      beneficiaries: 'Chloé Langlois',
      document_date: '2016-10-17',
    },
  ),
  sample(
    'charity_registration',
    'en',
    `
# Canada Revenue Agency
Notification of Registration
Charities Directorate
Name of charity   Open Doors Community Kitchen
Registration number   118855229 RR 0001
Effective date   2014-02-01
As a registered charity you may issue official donation receipts.
`,
    {
      legal_name: 'Open Doors Community Kitchen',
      charity_registration: '118855229RR0001',
      document_date: '2014-02-01',
    },
  ),
  sample(
    'charity_registration',
    'fr',
    `
# Préfecture du Rhône
RÉCÉPISSÉ DE DÉCLARATION DE CRÉATION
Titre de l’association   Jardins Solidaires de Vaise
N° RNA   W691088776
Date de déclaration   04/02/2019
Loi du 1er juillet 1901 relative au contrat d’association
`,
    { legal_name: 'Jardins Solidaires de Vaise', charity_registration: 'W691088776', document_date: '2019-02-04' },
  ),
  sample(
    'financial_statements',
    'en',
    `
# Maple Ridge Foods Ltd.
Financial Statements
Year ended December 31, 2025
Independent auditor’s report
                    2025        2024
Revenue             4,120,500   3,905,220
Net income          312,440     288,010
Total assets        2,844,100   2,610,300
Total liabilities   1,201,050   1,190,000
Total equity        1,643,050   1,420,300
Auditor   Lindqvist LLP
`,
    {
      legal_name: 'Maple Ridge Foods Ltd.',
      period_end: '2025-12-31',
      revenue: '4120500.00',
      net_income: '312440.00',
      total_assets: '2844100.00',
      total_liabilities: '1201050.00',
      equity: '1643050.00',
      auditor_name: 'Lindqvist LLP',
    },
  ),
  sample(
    'financial_statements',
    'fr',
    `
# COMPTES ANNUELS
Dénomination sociale   Verger du Midi SARL
Exercice clos le   31/12/2025
Bilan et compte de résultat
Chiffre d’affaires   512 300,00
Résultat net   41 220,00
Total actif   388 900,00
Total des dettes   201 000,00
Capitaux propres   187 900,00
`,
    {
      legal_name: 'Verger du Midi SARL',
      period_end: '2025-12-31',
      revenue: '512300.00',
      net_income: '41220.00',
      total_assets: '388900.00',
      total_liabilities: '201000.00',
      equity: '187900.00',
    },
  ),
  sample(
    'tax_registration',
    'en',
    `
# Canada Revenue Agency
GST/HST Registration Confirmation
Legal name   Maple Ridge Foods Ltd.
Business number   812233445
GST/HST account   812233445RT0001
`,
    { legal_name: 'Maple Ridge Foods Ltd.', business_number: '812233445', registration_number: '812233445RT0001' },
  ),
  sample(
    'tax_registration',
    'fr',
    `
# Direction Générale des Impôts
ATTESTATION D’INSCRIPTION À LA TAXE PROFESSIONNELLE
Raison sociale   Conserves du Souss SARL
ICE   001122334000055
Identifiant fiscal   14455667
`,
    { legal_name: 'Conserves du Souss SARL', business_number: '001122334000055', registration_number: '14455667' },
  ),
]
