import type { SharedField } from './shared-field.ts'

/** Numbers of cards, accounts, files and registers. */
export const numberLabels = {
  id_number: {
    kind: 'id_number',
    en: 'Document No. | Document number | Card No. | Card number | ID No. | ID number | Number | No. | ID No. / N° ID | Identity card No. | Identity card number',
    fr: 'N° du document | N° de document | Numéro du document | N° de carte | N° de la carte | Numéro de carte | Numéro | N° | N° ID | Numéro de pièce | Numéro de la pièce | N° de pièce',
  },
  sin: {
    kind: 'account',
    en: 'Social insurance number | SIN | Social insurance number (SIN) | Your SIN | Social Insurance No. | 12 Social insurance number | Social insurance number / Numéro d’assurance sociale',
    fr: 'Numéro d’assurance sociale | NAS | Numéro d’assurance sociale (NAS) | Votre NAS | N° d’assurance sociale | Numéro d’assurance sociale du particulier',
    grammar: /^\d{3}[ -]?\d{3}[ -]?\d{3}$/,
  },
  account_number: {
    kind: 'account',
    en: 'Account number | Account No. | Account # | Acct No. | Account | Client account | Customer No. | Customer number | Client account number',
    fr: 'Numéro de compte | N° de compte | No de compte | Compte n° | Compte numéro | Compte | Compte client | Compte de dépôt n° | Numéro de client | N° client',
  },
  iban: {
    kind: 'iban',
    en: 'IBAN | IBAN (International Bank Account Number) | International Bank Account Number',
    fr: 'Code IBAN | N° IBAN | Numéro IBAN | Numéro de compte bancaire international',
  },
  rib: {
    kind: 'id_number',
    en: 'RIB | Bank account identifier',
    fr: 'RIB | Numéro RIB | N° RIB | Code RIB | Relevé d’identité bancaire | RIB (24 chiffres) | N° de compte (RIB)',
    grammar: /^(?:\d{24}|\d{10}[A-Z0-9]{11}\d{2})$/,
  },
  institution_number: {
    kind: 'id_number',
    en: 'Institution number | Institution No. | Institution | Bank number | Bank No. | Financial institution number | Bank code | Inst. | Institution #',
    fr: 'Numéro d’institution | N° d’institution | N° de l’institution | Institution | Code banque | Numéro de l’institution | N° d’inst.',
    grammar: /^\d{3,5}$/,
  },
  transit_number: {
    kind: 'id_number',
    en: 'Transit number | Branch transit number | Transit No. | Transit | Branch number | Branch No. | Branch | Branch transit | Transit #',
    fr: 'Numéro de transit | N° de transit | Transit | Code guichet | Code ville | Code localité | Numéro de succursale | N° de succursale | Domiciliation transit',
    grammar: /^(?:\d{3}|\d{5})$/,
  },
  registration_number: {
    kind: 'account',
    en: 'Registration number | Registration No. | Registration # | Reg. No.',
    fr: 'Numéro d’enregistrement | N° d’enregistrement | Numéro d’immatriculation | N° d’immatriculation | Numéro d’inscription | N° d’inscription',
  },
  business_number: {
    kind: 'account',
    en: 'Business number | Business number (BN) | BN | Program account number | Account number | GST/HST registration number | GST/HST account number | GST/HST number | BN / NE',
    fr: 'Numéro d’entreprise | Numéro d’entreprise (NE) | NE | Numéro de compte | N° d’entreprise | Numéro de TPS/TVH | Numéro d’inscription TPS/TVH | Numéro de compte de programme',
    grammar: /^(?=(?:\D*\d){7})[A-Z0-9 -]{7,24}$/,
  },
  charity_registration: {
    kind: 'id_number',
    en: 'Registration number | Registration No. | Charity registration number | BN/Registration number | Business/Registration number | Registered charity number | Charitable registration number | Charity number',
    fr: 'Numéro d’enregistrement | N° d’enregistrement | NE/Numéro d’enregistrement | Numéro d’organisme de bienfaisance | Numéro de bienfaisance | N° RNA | Numéro RNA | RNA | Identifiant R.N.A. | Numéro de récépissé | N° de récépissé | Récépissé n°',
  },
  policy_number: {
    kind: 'account',
    en: 'Policy number | Policy No. | Policy # | Policy | Contract number | Certificate number',
    fr: 'Numéro de police | N° de police | Police n° | Police | N° de contrat | Numéro de contrat | Contrat n° | N° du contrat',
  },
  reference_number: {
    kind: 'account',
    en: 'Reference number | Reference No. | Reference | Our reference | Our file | File number | Ref. | Letter ID | Your reference',
    fr: 'Numéro de référence | N° de référence | Référence | Notre référence | Nos références | Vos références | N/Réf. | V/Réf. | Réf. | Numéro de dossier | N° de dossier | N° allocataire | Votre numéro allocataire | Notre dossier',
  },
  roll_number: {
    kind: 'account',
    en: 'Roll number | Roll No. | Assessment roll number | Assessment roll No. | Folio | Folio number | Parcel number | Account / Roll number | Roll #',
    fr: 'Matricule | Numéro de matricule | N° de matricule | Numéro de rôle | N° de rôle | Numéro d’article | N° d’article | Article d’imposition | Référence de l’avis',
  },
  file_number: {
    kind: 'account',
    en: 'File number | File No. | File # | Report number | Reference number | Confirmation number | Unique number | TransUnion file number | Equifax file number | Reference / file number',
    fr: 'Numéro de dossier | N° de dossier | Dossier n° | N° du dossier | Numéro de rapport | Numéro de référence | Numéro de confirmation | Numéro unique | Numéro de référence du dossier',
  },
  tax_number: {
    kind: 'account',
    en: 'Tax identification number | Tax identification number (TIN) | TIN | Taxpayer identification number | Foreign tax identifying number | Foreign tax identifying number (FTIN) | Tax number | Taxpayer number | Functional equivalent | Social insurance number (SIN) | Social insurance number | Social security number',
    fr: 'Numéro d’identification fiscale | Numéro d’identification fiscale (NIF) | NIF | Numéro fiscal | Numéro d’identification du contribuable | Identifiant fiscal | Numéro d’assurance sociale (NAS) | Numéro d’assurance sociale',
  },
  id_type: {
    kind: 'document_type',
    en: 'Document type | Type of document | ID type | Identity document | Type of identification | Identification document',
    fr: 'Type de document | Type de pièce | Type de pièce d’identité | Pièce d’identité | Document d’identité | Nature du document',
  },
} as const satisfies Record<string, SharedField>
