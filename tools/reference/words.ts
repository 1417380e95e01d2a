import { citationIn } from '../../src/domain/policy-packs/definition/citations.ts'
import type { Bilingual, Locale } from '../../src/contract/locale.ts'
import type { FigureSource } from '../../src/domain/policy-packs/definition/policy-pack.ts'

/** The words of the reference pages. */
export const words = {
  reference: { en: 'Reference', fr: 'Référence' },
  checks: { en: 'Checks', fr: 'Vérifications' },
  policies: { en: 'Policy packs', fr: 'Régimes' },
  generated: {
    en: 'Generated from the code by `npm run reference`; do not edit.',
    fr: 'Produit à partir du code par `npm run reference`; ne pas modifier.',
  },
  otherLanguage: { en: 'En français', fr: 'In English' },
  meaning: { en: 'What it says', fr: 'Ce qu’elle dit' },
  passed: { en: 'When passed', fr: 'Réussie' },
  failed: { en: 'When failed', fr: 'Échouée' },
  severity: { en: 'Severity', fr: 'Gravité' },
  clears: { en: 'What clears it', fr: 'Ce qui la règle' },
  source: { en: 'Source', fr: 'Source' },
  held: { en: 'Lock', fr: 'Verrou' },
  heldBy: {
    en: 'While a pack locks this, no policy may weaken the check: ',
    fr: 'Tant que le régime verrouille ceci, aucune politique ne peut affaiblir la vérification : ',
  },
  orElse: { en: 'or, when the workspace says so,', fr: 'ou, si l’espace de travail le dit,' },
  over: { en: 'Over', fr: 'Sur' },
  overAbout: {
    en: 'A workspace may choose it with `--extends`; a policy file with `extends`. What differs is below. Law:',
    fr: 'Un espace de travail peut le choisir avec `--extends`, un fichier de politique avec `extends`. Ce qui diffère suit. Loi :',
  },
  demanded: { en: 'Demanded by law', fr: 'Exigé par la loi' },
  demandedUnder: {
    en: 'No policy over these packs may weaken the check: ',
    fr: 'Aucune politique sur ces régimes ne peut affaiblir la vérification : ',
  },
  demandedAbout: {
    en: 'A policy over this pack may tighten these and loosen none of them.',
    fr: 'Une politique sur ce régime peut les resserrer, jamais les assouplir.',
  },
  notHeld: {
    en: 'A workspace’s policy may change the severity of this check.',
    fr: 'La politique d’un espace de travail peut changer la gravité de cette vérification.',
  },
  regulator: { en: 'Regulator', fr: 'Autorité' },
  law: { en: 'Law', fr: 'Droit' },
  extends: { en: 'Extends', fr: 'Prolonge' },
  effective: { en: 'Version and date', fr: 'Version et date' },
  timeZone: { en: 'Time zone and currency', fr: 'Fuseau et monnaie' },
  locks: { en: 'Locks', fr: 'Verrous' },
  on: { en: 'on', fr: 'actif' },
  off: { en: 'off', fr: 'inactif' },
  figures: { en: 'Figures', fr: 'Chiffres' },
  figure: { en: 'Figure', fr: 'Chiffre' },
  individuals: { en: 'Individuals', fr: 'Particuliers' },
  entities: { en: 'Entities', fr: 'Entités' },
  unverified: { en: 'not read in the text itself', fr: 'non lu dans le texte même' },
  ages: { en: 'Age of documents, in days', fr: 'Âge des documents, en jours' },
  document: { en: 'Document', fr: 'Document' },
  points: { en: 'Data points', fr: 'Renseignements' },
  marks: {
    en: 'B blocks, R is required, C is required when its condition holds, - is not asked.',
    fr: 'B bloque, R est requis, C est requis lorsque sa condition est remplie, - n’est pas demandé.',
  },
  steps: { en: 'Documents', fr: 'Documents' },
  stepMarks: {
    en: 'C is critical, W is a flag, - is not asked. The first mark is for onboarding, the second for a periodic review.',
    fr: 'C est critique, W est un signalement, - n’est pas demandé. La première marque vaut à l’ouverture, la seconde à la révision.',
  },
  lists: { en: 'Screening lists', fr: 'Listes de filtrage' },
  review: { en: 'Months until the next review', fr: 'Mois jusqu’à la prochaine révision' },
  retention: { en: 'Years kept after closing', fr: 'Années de conservation après la fermeture' },
  methods: { en: 'Identity methods', fr: 'Méthodes d’identification' },
  none: { en: 'none', fr: 'aucun' },
  taxYear: { en: 'tax year', fr: 'année fiscale' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** What the sections of an answer are called. */
export const sectionNames: Readonly<Record<string, Bilingual>> = {
  required: { en: 'Required', fr: 'Exigés' },
  method: { en: 'Identity method', fr: 'Méthode d’identification' },
  unread: { en: 'Reading', fr: 'Lecture' },
  document: { en: 'Each document', fr: 'Chaque document' },
  recorded: { en: 'Recorded values', fr: 'Valeurs inscrites' },
  match: { en: 'Document against profile', fr: 'Document et profil' },
  matchDocuments: { en: 'Documents among themselves', fr: 'Documents entre eux' },
  consistency: { en: 'Consistency', fr: 'Cohérence' },
  ownership: { en: 'Ownership and authority', fr: 'Propriété et pouvoirs' },
  registry: { en: 'Public register', fr: 'Registre public' },
  screening: { en: 'Screening', fr: 'Filtrage' },
  pep: { en: 'Political exposure and third parties', fr: 'Exposition politique et tiers' },
  geography: { en: 'Geography', fr: 'Géographie' },
  evidence: { en: 'Evidence', fr: 'Preuves' },
  review: { en: 'Review', fr: 'Révision' },
  consent: { en: 'Consent and tax', fr: 'Consentement et fiscalité' },
  completeness: { en: 'Completeness', fr: 'Complétude' },
  eid: { en: 'Electronic identity', fr: 'Identité électronique' },
  bank: { en: 'Bank account', fr: 'Compte bancaire' },
}

/** What the kinds of client are called. */
export const kindNames = {
  individual: { en: 'Individual', fr: 'Particulier' },
  corporation: { en: 'Corporation', fr: 'Société' },
  partnership: { en: 'Partnership', fr: 'Société de personnes' },
  charitable_org: { en: 'Charitable organisation', fr: 'Organisme de bienfaisance' },
  trust: { en: 'Trust', fr: 'Fiducie' },
  estate: { en: 'Estate', fr: 'Succession' },
} as const

/** A source in a table, marked when its text was not read. */
export function sourceText({ source, verified }: FigureSource, locale: Locale): string {
  const text = citationIn(source, locale)
  return verified ? text : `${text} (${words.unverified[locale]})`
}
