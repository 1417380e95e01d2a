import type { Bilingual } from '../../contract/locale.ts'

/** How a type is called in running text and at the start of a check's label. */
export interface TypeNames {
  readonly names: Bilingual
  /** With article and capital: "The passport" / "Le passeport". */
  readonly titles: Bilingual
}

/** Names and titles from the English name, the French name and the French article as it is printed (`Le `, `L’`, `Les `). */
export function namesOf(en: string, fr: string, article: 'Le ' | 'La ' | 'L’' | 'Les '): TypeNames {
  return { names: { en, fr }, titles: { en: `The ${en}`, fr: `${article}${fr}` } }
}

/** What a document that is none of ours is called. */
export const otherNames: TypeNames = {
  names: { en: 'other document', fr: 'autre document' },
  titles: { en: 'The document', fr: 'Le document' },
}

/**
 * Types that an entry may carry and that have no file of their own yet, in the order of domain/4-documents. A type that
 * gets its own file leaves this list.
 */
export const namedTypes: Readonly<Record<string, TypeNames>> = {
  permanent_resident_card: namesOf('permanent resident card', 'carte de résident permanent', 'La '),
  provincial_id: namesOf('provincial photo card', 'carte d’identité provinciale', 'La '),
  indigenous_status_card: namesOf(
    'Secure Certificate of Indian Status',
    'certificat sécurisé de statut d’Indien',
    'Le ',
  ),
  citizenship_card: namesOf('citizenship card or certificate', 'certificat ou carte de citoyenneté', 'Le '),
  nexus_card: namesOf('NEXUS card', 'carte NEXUS', 'La '),
  residence_permit: namesOf('residence permit', 'titre de séjour', 'Le '),
  health_card: namesOf('provincial health card', 'carte d’assurance maladie', 'La '),
  birth_certificate: namesOf('birth certificate', 'acte de naissance', 'L’'),
  sin_card: namesOf('SIN confirmation', 'confirmation de NAS', 'La '),
  telecom_bill: namesOf('telephone or internet bill', 'facture de télécommunication', 'La '),
  property_tax_bill: namesOf('property tax bill', 'compte de taxes municipales', 'Le '),
  lease: namesOf('lease', 'bail', 'Le '),
  residence_certificate: namesOf('certificate of residence', 'certificat de résidence', 'Le '),
  insurance_statement: namesOf('insurance statement', 'avis d’assurance', 'L’'),
  government_letter: namesOf('government letter', 'lettre d’un organisme public', 'La '),
  credit_card_statement: namesOf('credit card statement', 'relevé de carte de crédit', 'Le '),
  loan_statement: namesOf('loan or mortgage statement', 'relevé de prêt ou d’hypothèque', 'Le '),
  void_cheque: namesOf('void cheque or deposit form', 'spécimen de chèque / RIB', 'Le '),
  investment_statement: namesOf('investment statement', 'relevé de placement', 'Le '),
  employment_letter: namesOf('employment letter', 'lettre d’emploi', 'La '),
  t4: namesOf('T4 slip', 'feuillet T4', 'Le '),
  rl1: namesOf('RL-1 slip', 'relevé 1', 'Le '),
  notice_of_assessment: namesOf('notice of assessment', 'avis de cotisation', 'L’'),
  tax_return: namesOf('income tax return', 'déclaration de revenus', 'La '),
  pension_statement: namesOf('pension statement', 'relevé de pension', 'Le '),
  source_of_funds_proof: namesOf('proof of source of funds', 'justificatif d’origine des fonds', 'Le '),
  tax_residence_form: namesOf('tax residence self-certification', 'auto-certification fiscale', 'L’'),
  pep_declaration: namesOf('PEP and third-party declaration', 'déclaration PPE et tiers', 'La '),
  certificate_of_incorporation: namesOf('certificate of incorporation', 'certificat de constitution', 'Le '),
  articles: namesOf('articles or bylaws', 'statuts', 'Les '),
  registry_extract: namesOf('register extract', 'extrait du registre', 'L’'),
  annual_return: namesOf('annual return', 'déclaration annuelle', 'La '),
  share_register: namesOf('share register', 'registre des actionnaires', 'Le '),
  ownership_declaration: namesOf('beneficial ownership declaration', 'déclaration des bénéficiaires effectifs', 'La '),
  org_chart: namesOf('organisation chart', 'organigramme', 'L’'),
  board_resolution: namesOf('board resolution', 'résolution du conseil', 'La '),
  power_of_attorney: namesOf('power of attorney', 'procuration', 'La '),
  partnership_agreement: namesOf('partnership agreement', 'contrat de société', 'Le '),
  trust_deed: namesOf('trust deed', 'acte de fiducie', 'L’'),
  charity_registration: namesOf('charity registration', 'enregistrement d’organisme de bienfaisance', 'L’'),
  financial_statements: namesOf('financial statements', 'états financiers', 'Les '),
  tax_registration: namesOf('tax registration', 'inscription fiscale', 'L’'),
  death_certificate: namesOf('death certificate', 'acte de décès', 'L’'),
  will: namesOf('will', 'testament', 'Le '),
  probate: namesOf('probate or declaration of heredity', 'homologation ou déclaration d’hérédité', 'L’'),
  credit_report: namesOf('credit report', 'dossier de crédit', 'Le '),
  eid_report: namesOf('eID report', 'rapport eID', 'Le '),
}
