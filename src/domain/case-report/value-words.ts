import type { CaseDecision, CaseNote } from '../../contract/case-acts.ts'
import type { RiskLevel } from '../../contract/assessment.ts'
import type { ReadValue } from '../../contract/case.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { DiscrepancySubject } from '../../contract/discrepancy.ts'
import type { Environment } from '../../contract/environment.ts'
import type { identityRecordMethods, verifiedRoles } from '../../contract/identity-record.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { Purpose } from '../../contract/policy.ts'
import type { EntityStatus, RegistryKey, registryStatuses } from '../../contract/registry.ts'
import type { DeliveryState } from '../webhooks/delivery.ts'
import type { ScreenableParty } from '../screening/screenable-party.ts'
import type { ReportedHit } from './report-input.ts'

type Words<Value extends string> = Readonly<Record<Value, Bilingual>>

export const environmentWords: Words<Environment> = {
  sandbox: { en: 'Sandbox', fr: 'Bac à sable' },
  production: { en: 'Production', fr: 'Production' },
}

export const kindWords: Words<ClientKind> = {
  individual: { en: 'Individual', fr: 'Particulier' },
  corporation: { en: 'Corporation', fr: 'Société par actions' },
  partnership: { en: 'Partnership', fr: 'Société de personnes' },
  charitable_org: { en: 'Charitable organisation', fr: 'Organisme de bienfaisance' },
  trust: { en: 'Trust', fr: 'Fiducie' },
  estate: { en: 'Estate', fr: 'Succession' },
}

export const riskWords: Words<RiskLevel> = {
  Low: { en: 'Low', fr: 'Faible' },
  Medium: { en: 'Medium', fr: 'Moyen' },
  High: { en: 'High', fr: 'Élevé' },
}

export const purposeWords: Words<Purpose> = {
  onboarding: { en: 'Onboarding', fr: 'Entrée en relation' },
  periodic_review: { en: 'Periodic review', fr: 'Révision périodique' },
}

export const operationWords: Words<'verify' | 'assess'> = {
  verify: { en: 'Verification', fr: 'Vérification' },
  assess: { en: 'Assessment', fr: 'Évaluation' },
}

export const sourceWords: Words<ReadValue['source']> = {
  barcode: { en: 'barcode', fr: 'code à barres' },
  mrz: { en: 'MRZ', fr: 'ZLA' },
  text_layer: { en: 'text layer', fr: 'couche de texte' },
  labelled_print: { en: 'print with a label', fr: 'imprimé avec étiquette' },
  unlabelled_print: { en: 'print without a label', fr: 'imprimé sans étiquette' },
  vision: { en: 'vision model', fr: 'modèle de vision' },
}

export const partyKindWords: Words<ScreenableParty['kind']> = {
  person: { en: 'person', fr: 'personne' },
  entity: { en: 'entity', fr: 'entité' },
  unknown: { en: 'not known', fr: 'inconnue' },
}

export const hitSeverityWords: Words<ReportedHit['severity']> = {
  critical: { en: 'critical while open', fr: 'critique tant qu’elle est ouverte' },
  warning: { en: 'warning while open', fr: 'avertissement tant qu’elle est ouverte' },
  none: { en: 'none: below the thresholds', fr: 'aucun : sous les seuils' },
}

export const methodWords: Words<(typeof identityRecordMethods)[number]> = {
  photo_id: { en: 'Photo identification document', fr: 'Document d’identité avec photo' },
  government_body: { en: 'Confirmation by a government body', fr: 'Confirmation d’un organisme public' },
  credit_file: { en: 'Credit file', fr: 'Dossier de crédit' },
  dual_process: { en: 'Dual process', fr: 'Processus double' },
  affiliate: { en: 'Verification by an affiliate', fr: 'Vérification par une entité du même groupe' },
  reliance: { en: 'Reliance on another entity', fr: 'Recours à une autre entité' },
  eid_substantial: {
    en: 'Electronic identification, level substantial',
    fr: 'Identification électronique, niveau substantiel',
  },
  identity_document: { en: 'Identity document', fr: 'Document d’identité' },
  original_document: { en: 'Original document', fr: 'Document original' },
  non_documentary: { en: 'Non-documentary method', fr: 'Méthode non documentaire' },
  two_measures: { en: 'Two measures', fr: 'Deux mesures' },
  parent: { en: 'Through a parent', fr: 'Par l’intermédiaire d’un parent' },
}

export const roleWords: Words<(typeof verifiedRoles)[number]> = {
  client: { en: 'Client', fr: 'Client' },
  signatory: { en: 'Signatory', fr: 'Signataire' },
  director: { en: 'Director', fr: 'Administrateur' },
  partner: { en: 'Partner', fr: 'Associé' },
  trustee: { en: 'Trustee', fr: 'Fiduciaire' },
  executor: { en: 'Executor', fr: 'Liquidateur' },
  beneficial_owner: { en: 'Beneficial owner', fr: 'Bénéficiaire effectif' },
  control_person: { en: 'Control person', fr: 'Personne exerçant le contrôle' },
  chief_executive: { en: 'Chief executive', fr: 'Chef de la direction' },
  settlor: { en: 'Settlor', fr: 'Constituant' },
  beneficiary: { en: 'Beneficiary', fr: 'Bénéficiaire' },
  protector: { en: 'Protector', fr: 'Protecteur' },
  contact: { en: 'Contact', fr: 'Personne-ressource' },
}

export const registryStatusWords: Words<(typeof registryStatuses)[number]> = {
  found: { en: 'Found', fr: 'Trouvée' },
  not_found: { en: 'Not found', fr: 'Introuvable' },
  ambiguous: { en: 'Several entities match', fr: 'Plusieurs entités correspondent' },
  unavailable: { en: 'The register did not answer', fr: 'Le registre n’a pas répondu' },
}

export const registryKeyWords: Words<RegistryKey> = {
  registration_number: { en: 'registration number', fr: 'numéro d’immatriculation' },
  business_number: { en: 'business number', fr: 'numéro d’entreprise' },
  siren: { en: 'SIREN', fr: 'SIREN' },
  company_number: { en: 'company number', fr: 'numéro de société' },
  lei: { en: 'LEI', fr: 'LEI' },
  name: { en: 'name', fr: 'nom' },
}

export const entityStatusWords: Words<EntityStatus> = {
  active: { en: 'active', fr: 'active' },
  dissolved: { en: 'dissolved', fr: 'dissoute' },
  struck_off: { en: 'struck off', fr: 'radiée' },
  bankrupt: { en: 'bankrupt', fr: 'en faillite' },
  merged: { en: 'merged', fr: 'fusionnée' },
  inactive: { en: 'inactive', fr: 'inactive' },
  unknown: { en: 'not known', fr: 'inconnu' },
}

export const discrepancyWords: Words<DiscrepancySubject> = {
  owner: { en: 'Owner', fr: 'Propriétaire' },
  share: { en: 'Share', fr: 'Part' },
  director: { en: 'Director', fr: 'Administrateur' },
  name: { en: 'Name', fr: 'Nom' },
  address: { en: 'Address', fr: 'Adresse' },
}

export const eidStateWords: Words<'pending' | 'complete' | 'archived' | 'replaced'> = {
  pending: { en: 'pending', fr: 'en attente' },
  complete: { en: 'complete', fr: 'terminée' },
  archived: { en: 'archived', fr: 'archivée' },
  replaced: { en: 'replaced by a later one', fr: 'remplacée par une autre' },
}

export const deliveryStateWords: Words<DeliveryState> = {
  pending: { en: 'pending', fr: 'en attente' },
  sending: { en: 'being sent', fr: 'en cours d’envoi' },
  delivered: { en: 'delivered', fr: 'livrée' },
  failed: { en: 'failed', fr: 'échouée' },
  cancelled: { en: 'cancelled', fr: 'annulée' },
}

export const actorWords: Words<'key' | 'operator' | 'job' | 'unknown'> = {
  key: { en: 'API key', fr: 'clé d’API' },
  operator: { en: 'operator', fr: 'exploitant' },
  job: { en: 'job', fr: 'tâche' },
  unknown: { en: 'unproven caller', fr: 'appelant non authentifié' },
}

/** The word for a value; the value itself where a later version stored one that this version does not know. */
export function wordOf(table: Readonly<Record<string, Bilingual>>, value: string, locale: Locale): string {
  return Object.hasOwn(table, value) ? (table[value]?.[locale] ?? value) : value
}

/** What was decided on a case. */
export const caseDecisionWords: Readonly<Record<CaseDecision['decision'], Bilingual>> = {
  approved: { en: 'approved', fr: 'approuvé' },
  declined: { en: 'declined', fr: 'refusé' },
  escalated: { en: 'escalated', fr: 'transmis à un supérieur' },
}

/** Whether a decision holds. */
export const caseDecisionStateWords: Readonly<Record<CaseDecision['state'], Bilingual>> = {
  waiting: { en: 'waits for a second reviewer', fr: 'en attente d’un second réviseur' },
  decided: { en: 'decided', fr: 'rendue' },
  ended: { en: 'ended by a later act', fr: 'annulée par un acte postérieur' },
}

/** What a note is about. */
export const noteKindWords: Readonly<Record<CaseNote['about'], Bilingual>> = {
  note: { en: 'case', fr: 'dossier' },
  hold: { en: 'legal hold set', fr: 'conservation légale imposée' },
  release: { en: 'legal hold ended', fr: 'conservation légale levée' },
}
