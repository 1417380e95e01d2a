import type { Bilingual } from '../../../contract/locale.ts'

/** Names in a sentence of the numbers that format rules check. docs/rules/checks.md#number-formats. */
const names: Readonly<Record<string, Bilingual>> = {
  sin: { en: 'SIN', fr: 'NAS' },
  business_number: { en: 'business number', fr: 'numéro d’entreprise' },
  charity_registration: { en: 'charity registration number', fr: 'numéro d’enregistrement de bienfaisance' },
  cin: { en: 'CIN number', fr: 'numéro de CIN' },
  cni_fr: { en: 'identity card number', fr: 'numéro de carte d’identité' },
  passport: { en: 'passport number', fr: 'numéro de passeport' },
  pr_card: { en: 'permanent resident card number', fr: 'numéro de carte de résident permanent' },
  uci: { en: 'UCI', fr: 'IUC' },
  driver_licence: { en: 'driver’s licence number', fr: 'numéro de permis de conduire' },
  iban: { en: 'IBAN', fr: 'IBAN' },
  rib_ma: { en: 'RIB', fr: 'RIB' },
  ca_account: { en: 'account number', fr: 'numéro de compte' },
}

/** The name of a format rule's number; the rule's id when it has none. */
export function formatName(rule: string): Bilingual {
  return names[rule] ?? { en: rule, fr: rule }
}
