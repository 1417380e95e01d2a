import { sample, type Sample } from './sample.ts'

/** Cards and certificates that say who somebody is. */
export const identitySamples: readonly Sample[] = [
  sample(
    'passport',
    'en',
    `
# PASSPORT   PASSEPORT
CANADA
Type/Type   Issuing Country/Pays émetteur   Passport No./N° de passeport
P           CAN                             HA672242
Surname/Nom
MARTIN
Given names/Prénoms
SARAH
Nationality/Nationalité
CANADIAN/CANADIENNE
Date of birth/Date de naissance
01 JAN /JAN 90
Sex/Sexe   Place of birth/Lieu de naissance
F          OTTAWA CAN
Date of issue/Date de délivrance
14 JAN /JAN 23
Date of expiry/Date d’expiration
14 JAN /JAN 33
`,
    {
      last_name: 'MARTIN',
      first_name: 'SARAH',
      id_number: 'HA672242',
      date_of_birth: '1990-01-01',
      id_expiry: '2033-01-14',
    },
  ),
  sample(
    'passport',
    'fr',
    `
# ROYAUME DU MAROC   PASSEPORT
Passeport n°
AB1234567
Nom
BENALI
Prénoms
YOUSSEF
Nationalité
MAROCAINE
Date de naissance
05/06/1985
Lieu de naissance
FES
Date d’expiration
11/02/2031
`,
    { last_name: 'BENALI', first_name: 'YOUSSEF', id_number: 'AB1234567', citizenship: 'MA', id_expiry: '2031-02-11' },
  ),
  sample(
    'national_id',
    'en',
    `
# IDENTITY CARD
Surname
KOWALSKA
Given names
ANNA MARIA
Card No.
ZZC000487
Date of birth
12 03 1988
Date of expiry
04 09 2032
`,
    { last_name: 'KOWALSKA', first_name: 'ANNA MARIA', id_number: 'ZZC000487', id_expiry: '2032-09-04' },
  ),
  sample(
    'national_id',
    'fr',
    `
# ROYAUME DU MAROC
CARTE NATIONALE D’IDENTITE
Prénom
SALMA
Nom
EL IDRISSI
Née le   17.08.1992
à   SALE
Valable jusqu’au   02.05.2031
N° CIN   AE203948
`,
    { first_name: 'SALMA', last_name: 'EL IDRISSI', date_of_birth: '1992-08-17', id_number: 'AE203948' },
  ),
  sample(
    'driver_licence',
    'en',
    `
# Ontario
Driver’s Licence   Permis de conduire
1,2 NAME/NOM
4d NUMBER/NUMÉRO   M2340-58017-90123
1 SURNAME   NGUYEN
2 GIVEN NAMES   MINH ANH
8 ADDRESS   77 LISGAR ST, OTTAWA, ON, K2P 0C1
4a ISS   2022/03/04
4b EXP   2027/03/04
3 DOB   1979/01/23
15 SEX   M
9 CLASS   G
`,
    {
      last_name: 'NGUYEN',
      first_name: 'MINH ANH',
      date_of_birth: '1979-01-23',
      id_expiry: '2027-03-04',
      licence_class: 'G',
      id_province: 'ON',
    },
  ),
  sample(
    'driver_licence',
    'fr',
    `
# Québec
PERMIS DE CONDUIRE
Numéro de permis   T6347-010185-04
Nom   TREMBLAY
Prénom   LUCIE
Date de naissance   1985-01-01
Valide au   2029-01-01
Classe   5
`,
    {
      last_name: 'TREMBLAY',
      first_name: 'LUCIE',
      id_number: 'T6347-010185-04',
      id_expiry: '2029-01-01',
      licence_class: '5',
    },
  ),
  sample(
    'permanent_resident_card',
    'en',
    `
# Government of Canada   Gouvernement du Canada
PERMANENT RESIDENT CARD
Name/Nom
OKAFOR
Given name/Prénom
CHIDI EMEKA
ID No/No ID
0012-3456
Sex/Sexe   Nationality/Nationalité
M          NGA
Date of Birth/Date de naissance
21 FEB /FÉV 1987
Expiry/Expiration
09 MAR /MARS 2029
`,
    {
      last_name: 'OKAFOR',
      first_name: 'CHIDI EMEKA',
      id_number: '0012-3456',
      date_of_birth: '1987-02-21',
      id_expiry: '2029-03-09',
      citizenship: 'NG',
    },
  ),
  sample(
    'permanent_resident_card',
    'fr',
    `
# Gouvernement du Canada
CARTE DE RÉSIDENT PERMANENT
Nom
DIALLO
Prénom
AMINATA
N° ID
1098-7654
Date de naissance
30 AOÛT 1990
Expiration
18 OCT 2030
Nationalité
SEN
`,
    {
      last_name: 'DIALLO',
      first_name: 'AMINATA',
      id_number: '1098-7654',
      date_of_birth: '1990-08-30',
      id_expiry: '2030-10-18',
    },
  ),
  sample(
    'provincial_id',
    'en',
    `
# ONTARIO
PHOTO CARD   CARTE-PHOTO
1 SURNAME   PATEL
2 GIVEN NAMES   ROHAN
8 ADDRESS   12 MAIN ST E, HAMILTON, ON, L8N 1E8
4d NUMBER   P1234-56789-01234
4a ISS   2021/06/11
4b EXP   2026/06/11
3 DOB   2001/04/09
`,
    {
      last_name: 'PATEL',
      first_name: 'ROHAN',
      id_number: 'P1234-56789-01234',
      id_expiry: '2026-06-11',
      id_province: 'ON',
    },
  ),
  sample(
    'provincial_id',
    'fr',
    `
# Nouveau-Brunswick
CARTE D’IDENTITÉ AVEC PHOTO
Nom   LEBLANC
Prénoms   ANDRÉ JOSEPH
Numéro d’identification   1234567
Date de naissance   1968-11-30
Date d’expiration   2028-11-30
`,
    {
      last_name: 'LEBLANC',
      first_name: 'ANDRÉ JOSEPH',
      id_number: '1234567',
      id_expiry: '2028-11-30',
      id_province: 'NB',
    },
  ),
  sample(
    'indigenous_status_card',
    'en',
    `
# Indigenous Services Canada
SECURE CERTIFICATE OF INDIAN STATUS
Family name
CARDINAL
Given names
JOLENE RAE
Date of birth
1983-05-12
Registry No.
4550123401
Expiry date
2029-07-01
Band   Saddle Lake Cree Nation
`,
    {
      last_name: 'CARDINAL',
      first_name: 'JOLENE RAE',
      id_number: '4550123401',
      date_of_birth: '1983-05-12',
      id_expiry: '2029-07-01',
    },
  ),
  sample(
    'indigenous_status_card',
    'fr',
    `
# Services aux Autochtones Canada
CERTIFICAT SÉCURISÉ DE STATUT D’INDIEN
Nom de famille
AWASHISH
Prénoms
MARIE
N° de registre
0780045602
Date de naissance
1990-02-17
Date d’expiration
2030-03-31
Bande   Atikamekw d’Opitciwan
`,
    { last_name: 'AWASHISH', first_name: 'MARIE', id_number: '0780045602', date_of_birth: '1990-02-17' },
  ),
  sample(
    'citizenship_card',
    'en',
    `
# Certificate of Canadian Citizenship
Certificate No.   M123456
Name   This is to certify that the person named is a Canadian citizen
Surname   PETROV
Given names   DMITRI
Date of birth   1975-09-14
Effective date of citizenship   2012-07-01
under the Citizenship Act
`,
    { last_name: 'PETROV', first_name: 'DMITRI', id_number: 'M123456', date_of_birth: '1975-09-14' },
  ),
  sample(
    'citizenship_card',
    'fr',
    `
# Certificat de citoyenneté canadienne
N° de certificat
R20481957
Nom de famille
HADDAD
Prénoms
LEÏLA
Date de naissance
1994-12-03
Date de prise d’effet de la citoyenneté
2019-10-15
`,
    { last_name: 'HADDAD', first_name: 'LEÏLA', id_number: 'R20481957', date_of_birth: '1994-12-03' },
  ),
  sample(
    'nexus_card',
    'en',
    `
# NEXUS
TRUSTED TRAVELER
Surname
CAMPBELL
Given names
HEATHER
Date of birth
07 APR 1980
PASSID
984561237
Expires
07 APR 2028
`,
    {
      last_name: 'CAMPBELL',
      first_name: 'HEATHER',
      id_number: '984561237',
      date_of_birth: '1980-04-07',
      id_expiry: '2028-04-07',
    },
  ),
  sample(
    'nexus_card',
    'fr',
    `
# NEXUS
VOYAGEUR DE CONFIANCE
Nom
GAGNON
Prénoms
ÉTIENNE
Date de naissance
22 JUIN 1991
Numéro de voyageur connu
980112233
Date d’expiration
22 JUIN 2029
`,
    { last_name: 'GAGNON', first_name: 'ÉTIENNE', id_number: '980112233', id_expiry: '2029-06-22' },
  ),
  sample(
    'residence_permit',
    'en',
    `
# STUDY PERMIT
Immigration, Refugees and Citizenship Canada
Surname
SHARMA
Given names
PRIYA
Date of birth
2002-08-19
Country of citizenship
INDIA
Permit No.
F312345678
Expiry date
2027-09-30
Type of permit
Student
`,
    {
      last_name: 'SHARMA',
      first_name: 'PRIYA',
      id_number: 'F312345678',
      citizenship: 'IN',
      id_expiry: '2027-09-30',
      permit_category: 'Student',
    },
  ),
  sample(
    'residence_permit',
    'fr',
    `
# RÉPUBLIQUE FRANÇAISE
TITRE DE SÉJOUR
Nom
TRAORÉ
Prénoms
MOUSSA
Sexe   Nationalité
M      MLI
Date de naissance
14 11 1986
N° étranger
7503123456
Valable jusqu’au
28 02 2033
Catégorie
CARTE DE RÉSIDENT
`,
    { last_name: 'TRAORÉ', first_name: 'MOUSSA', id_number: '7503123456', citizenship: 'ML', id_expiry: '2033-02-28' },
  ),
  sample(
    'health_card',
    'en',
    `
# Ontario   Health • Santé
HEALTH CARD
Name
JANE Q CITIZEN
Surname
CITIZEN
Given names
JANE Q
Health No.
1234567890-AB
Born
1971-06-30
Expires
2028-06-30
`,
    {
      last_name: 'CITIZEN',
      first_name: 'JANE Q',
      id_number: '1234567890-AB',
      date_of_birth: '1971-06-30',
      id_expiry: '2028-06-30',
      id_province: 'ON',
    },
  ),
  sample(
    'health_card',
    'fr',
    `
# RÉGIE DE L’ASSURANCE MALADIE DU QUÉBEC
CARTE D’ASSURANCE MALADIE
Prénom
NICOLE
Nom
BOUCHARD
N° d’assurance maladie
BOUN 5862 1715
Expiration
2029-12
Date de naissance
1958-12-17
`,
    {
      last_name: 'BOUCHARD',
      first_name: 'NICOLE',
      id_number: 'BOUN58621715',
      date_of_birth: '1958-12-17',
      id_province: 'QC',
    },
  ),
  sample(
    'birth_certificate',
    'en',
    `
# British Columbia
BIRTH CERTIFICATE
Vital Statistics Agency
Surname   MACLEOD
Given names   FIONA ROSE
Date of birth   March 3, 1991
Place of birth   Kelowna
Registration number   91-62-012345
Mother   Janet Alice Fraser
Father   Ewan MacLeod
Date of registration   March 20, 1991
`,
    {
      last_name: 'MACLEOD',
      first_name: 'FIONA ROSE',
      date_of_birth: '1991-03-03',
      place_of_birth: 'Kelowna',
      registration_number: '91-62-012345',
      parent_names: 'Janet Alice Fraser; Ewan MacLeod',
    },
  ),
  sample(
    'birth_certificate',
    'fr',
    `
# Directeur de l’état civil
Québec
COPIE D’ACTE DE NAISSANCE
Nom de famille   GAUTHIER
Prénoms   Simon Olivier
Date de naissance   1989-10-08
Lieu de naissance   Trois-Rivières
N° d’enregistrement   1989-041-7712
Nom de la mère   Hélène Lavoie
Nom du père   Marc Gauthier
`,
    {
      last_name: 'GAUTHIER',
      first_name: 'Simon Olivier',
      date_of_birth: '1989-10-08',
      place_of_birth: 'Trois-Rivières',
      registration_number: '1989-041-7712',
      parent_names: 'Hélène Lavoie; Marc Gauthier',
    },
  ),
  sample(
    'sin_card',
    'en',
    `
# Service Canada
Confirmation of Social Insurance Number
DANIEL ROY
455 ELGIN STREET
OTTAWA ON K2P 1E4
Dear DANIEL ROY:
Your Social Insurance Number is 046 454 286.
Please protect your SIN. Store this letter in a safe place.
`,
    { document_holder_name: 'DANIEL ROY', sin: '046 454 286' },
  ),
  sample(
    'sin_card',
    'fr',
    `
# Service Canada
CONFIRMATION DU NUMÉRO D’ASSURANCE SOCIALE
Nom   Julie Lemieux
Numéro d’assurance sociale (NAS)   130 692 544
Protégez votre NAS. Conservez cette lettre en lieu sûr.
`,
    { document_holder_name: 'Julie Lemieux', sin: '130 692 544' },
  ),
]
