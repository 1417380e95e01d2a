import type { EidDocumentKind } from '../../../contract/eid.ts'
import type { Environment } from '../../../contract/environment.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import type { EidSource } from '../definition/eid-result.ts'

/** The method of PCMLTFR s. 105(1) that a request asks for. */
export type EidMethod = 'photo_document' | 'credit_file' | 'dual_process'

/** The words of a report that are not those of its checks, in the order of the report. */
export const reportLabels = {
  title: { en: 'Identity verification report', fr: 'Rapport de vérification d’identité' },
  subtitle: { en: 'Key {key} · {workspace}', fr: 'Clé {key} · {workspace}' },
  page: { en: 'Page {page} of {pages}', fr: 'Page {page} de {pages}' },
  simulated: {
    en: 'Sandbox report. Liveness and face match were simulated, and the authenticity of the document was not examined. This report is not evidence of identity.',
    fr: 'Rapport du bac à sable. La détection du vivant et la comparaison des visages ont été simulées, et l’authenticité du document n’a pas été examinée. Ce rapport ne constitue pas une preuve d’identité.',
  },
  sandboxed: {
    en: 'Sandbox report. This report is not evidence of identity.',
    fr: 'Rapport du bac à sable. Ce rapport ne constitue pas une preuve d’identité.',
  },

  summary: { en: 'Summary', fr: 'Sommaire' },
  key: { en: 'Key', fr: 'Clé' },
  workspace: { en: 'Workspace', fr: 'Espace de travail' },
  environment: { en: 'Environment', fr: 'Environnement' },
  provider: { en: 'Provider', fr: 'Fournisseur' },
  outcome: { en: 'Outcome', fr: 'Résultat' },
  passedAll: { en: 'Passed', fr: 'Réussie' },
  passedWith: { en: 'Passed (warnings: {warnings})', fr: 'Réussie (avertissements : {warnings})' },
  failedWith: {
    en: 'Failed (critical checks: {failures}, warnings: {warnings})',
    fr: 'Échouée (vérifications critiques : {failures}, avertissements : {warnings})',
  },
  started: { en: 'Started', fr: 'Début' },
  completed: { en: 'Completed', fr: 'Fin' },
  notCompleted: { en: 'not completed', fr: 'non terminée' },
  reported: { en: 'Report made', fr: 'Rapport établi' },

  person: { en: 'Person', fr: 'Personne' },
  information: { en: 'Information', fr: 'Renseignement' },
  asked: { en: 'As given in the request', fr: 'Selon la demande' },
  read: { en: 'As read by the provider', fr: 'Lu par le fournisseur' },
  lastName: { en: 'Last name', fr: 'Nom' },
  firstName: { en: 'First name', fr: 'Prénom' },
  dateOfBirth: { en: 'Date of birth', fr: 'Date de naissance' },
  address: { en: 'Address', fr: 'Adresse' },
  notGiven: { en: 'not given', fr: 'non indiqué' },
  notRead: { en: 'not read', fr: 'non lu' },

  method: { en: 'Method', fr: 'Méthode' },
  methodAsked: { en: 'Method requested', fr: 'Méthode demandée' },
  legalBasis: { en: 'Legal basis', fr: 'Fondement juridique' },
  shown: { en: 'Requested of the client', fr: 'Demandé au client' },
  whoDecides: {
    en: 'The results of the checks are below. Whether the method is met is for the reporting entity to decide.',
    fr: 'Les résultats des vérifications figurent plus bas. Il revient à l’entité déclarante de déterminer si la méthode est respectée.',
  },

  document: { en: 'Identification document', fr: 'Document d’identité' },
  documentType: { en: 'Type', fr: 'Type' },
  documentNumber: { en: 'Number', fr: 'Numéro' },
  jurisdiction: { en: 'Jurisdiction of issue', fr: 'Province ou État de délivrance' },
  country: { en: 'Country of issue', fr: 'Pays de délivrance' },
  expiry: { en: 'Expiry date', fr: 'Date d’expiration' },
  rating: { en: 'Rating of the provider', fr: 'Cote du fournisseur' },
  rated: { en: '{type}: {verdict}{reasons}', fr: '{type} : {verdict}{reasons}' },
  verifiedOn: { en: 'Date of verification', fr: 'Date de la vérification' },
  notKnown: { en: 'not known', fr: 'inconnu' },

  creditFile: { en: 'Credit file', fr: 'Dossier de crédit' },
  creditSource: { en: 'Source', fr: 'Source' },
  creditNumber: { en: 'File number', fr: 'Numéro du dossier' },
  creditMatch: {
    en: 'Name, address and birth date agree',
    fr: 'Nom, adresse et date de naissance concordent',
  },
  creditAge: { en: 'Age of the file, in months', fr: 'Ancienneté du dossier, en mois' },
  tradeLines: { en: 'Trade lines', fr: 'Comptes de crédit' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },

  sources: { en: 'Sources', fr: 'Sources' },
  source: { en: 'Source', fr: 'Source' },
  confirms: { en: 'Information confirmed', fr: 'Renseignements confirmés' },
  sourceNumber: { en: 'Account or other number', fr: 'Numéro de compte ou autre' },
  noSource: { en: 'No source was found.', fr: 'Aucune source n’a été trouvée.' },

  presence: { en: 'Liveness and face match', fr: 'Détection du vivant et comparaison des visages' },
  liveness: { en: 'Liveness', fr: 'Détection du vivant' },
  face: { en: 'Face match', fr: 'Comparaison des visages' },
  score: { en: 'Score of the face match', fr: 'Score de la comparaison' },
  scoreOf: { en: '{score} of 100', fr: '{score} sur 100' },
  scoreMin: { en: 'Lowest score that passes', fr: 'Score minimal requis' },
  presencePassed: { en: 'passed', fr: 'réussie' },
  presenceFailed: { en: 'failed', fr: 'échouée' },
  presenceSimulated: { en: '{result} (simulated)', fr: '{result} (simulée)' },

  checks: { en: 'Checks', fr: 'Vérifications' },
  check: { en: 'Check', fr: 'Vérification' },
  result: { en: 'Result', fr: 'Résultat' },
  detail: { en: 'Detail', fr: 'Détail' },
  passed: { en: 'Passed', fr: 'Réussie' },
  warning: { en: 'Warning', fr: 'Avertissement' },
  failed: { en: 'Failed', fr: 'Échouée' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** By id. docs/rules/eid.md#providers. */
export const providerNames: ReadonlyMap<string, Bilingual> = new Map([
  ['sandbox', { en: 'Built-in sandbox provider', fr: 'Fournisseur intégré du bac à sable' }],
  ['treefort', { en: 'Treefort', fr: 'Treefort' }],
  ['veriff', { en: 'Veriff', fr: 'Veriff' }],
])

export const environmentLabels: Readonly<Record<Environment, Bilingual>> = {
  sandbox: { en: 'Sandbox', fr: 'Bac à sable' },
  production: { en: 'Production', fr: 'Production' },
}

/** PCMLTFR s. 105(1)(a), (c), (d); in French the RRPCFAT. */
export const methodLabels: Readonly<Record<EidMethod, { readonly name: Bilingual; readonly law: Bilingual }>> = {
  photo_document: {
    name: {
      en: 'Government-issued photo identification document',
      fr: 'Document d’identité avec photo délivré par un gouvernement',
    },
    law: { en: 'PCMLTFR s. 105(1)(a)', fr: 'RRPCFAT, al. 105(1)a)' },
  },
  credit_file: {
    name: { en: 'Credit file', fr: 'Dossier de crédit' },
    law: { en: 'PCMLTFR s. 105(1)(c)', fr: 'RRPCFAT, al. 105(1)c)' },
  },
  dual_process: {
    name: { en: 'Dual process', fr: 'Processus double' },
    law: { en: 'PCMLTFR s. 105(1)(d)', fr: 'RRPCFAT, al. 105(1)d)' },
  },
}

const twoFacts: Readonly<Record<EidSource['category'], Bilingual>> = {
  name_address: { en: 'Name and address', fr: 'Nom et adresse' },
  name_dob: { en: 'Name and date of birth', fr: 'Nom et date de naissance' },
  name_account: { en: 'Name and account', fr: 'Nom et compte' },
}

/** What a client is asked to show; a source has the words of its category. */
export const documentKindLabels: Readonly<Record<EidDocumentKind, Bilingual>> = {
  ...twoFacts,
  photo_id: { en: 'Photo document', fr: 'Document avec photo' },
  credit_file: { en: 'Credit file', fr: 'Dossier de crédit' },
}
