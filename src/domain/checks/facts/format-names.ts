import { noun, type Noun } from '../../values/noun.ts'

/** Names in a sentence of the numbers that format rules check. docs/rules/checks.md#number-formats. */
const names: Readonly<Record<string, Noun>> = {
  sin: noun('SIN', 'NAS', 'm'),
  business_number: noun('business number', 'numéro d’entreprise', 'm'),
  charity_registration: noun('charity registration number', 'numéro d’enregistrement de bienfaisance', 'm'),
  cin: noun('CIN number', 'numéro de CIN', 'm'),
  cni_fr: noun('identity card number', 'numéro de carte d’identité', 'm'),
  passport: noun('passport number', 'numéro de passeport', 'm'),
  pr_card: noun('permanent resident card number', 'numéro de carte de résident permanent', 'm'),
  uci: noun('UCI', 'IUC', 'm'),
  driver_licence: noun('driver’s licence number', 'numéro de permis de conduire', 'm'),
  iban: noun('IBAN', 'IBAN', 'm'),
  rib_fr: noun('RIB', 'RIB', 'm'),
  rib_ma: noun('RIB', 'RIB', 'm'),
  ca_account: noun('account number', 'numéro de compte', 'm'),
}

/** The name of a format rule's number; the rule's id when it has none. */
export function formatName(rule: string): Noun {
  return names[rule] ?? noun(rule, rule, 'm')
}
