import type { Bilingual } from '../../src/contract/locale.ts'
import { fieldNames } from '../../src/domain/profile/field-names.ts'

/** Names of the keys and fields that no sentence of a check names. */
const further: Readonly<Record<string, Bilingual>> = {
  sin_expiry: { en: 'expiry of a temporary SIN', fr: 'expiration d’un NAS temporaire' },
  pep_position: {
    en: 'position of the politically exposed person',
    fr: 'fonction de la personne politiquement exposée',
  },
  pep_family: { en: 'family of a politically exposed person', fr: 'famille d’une personne politiquement exposée' },
  pep_associate: {
    en: 'close associate of a politically exposed person',
    fr: 'proche d’une personne politiquement exposée',
  },
  iban: { en: 'IBAN', fr: 'IBAN' },
  no_owner_25: { en: 'nobody owns 25 %', fr: 'personne ne détient 25 %' },
  bearer_shares: { en: 'bearer shares', fr: 'actions au porteur' },
  nominee: { en: 'nominee shareholders or directors', fr: 'prête-noms' },
  listed_exchange: { en: 'stock exchange of a listed entity', fr: 'bourse où l’entité est cotée' },
  regulated_by: { en: 'authority that regulates the entity', fr: 'autorité qui encadre l’entité' },
  foreign_operations: { en: 'operations abroad', fr: 'activités à l’étranger' },
  issuing_authority: { en: 'issuing authority', fr: 'autorité de délivrance' },
  father_name: { en: 'father’s name', fr: 'nom du père' },
  mother_name: { en: 'mother’s name', fr: 'nom de la mère' },
  parent_names: { en: 'parents’ names', fr: 'noms des parents' },
  licence_class: { en: 'licence class', fr: 'catégorie du permis' },
  permit_category: { en: 'permit category', fr: 'catégorie du titre' },
  amount_due: { en: 'amount due', fr: 'montant dû' },
  due_date: { en: 'due date', fr: 'échéance' },
  roll_number: { en: 'assessment roll number', fr: 'numéro de matricule' },
  lease_end: { en: 'end of the lease', fr: 'fin du bail' },
  landlord_name: { en: 'landlord', fr: 'locateur' },
  monthly_rent: { en: 'monthly rent', fr: 'loyer mensuel' },
  policy_number: { en: 'policy number', fr: 'numéro de police' },
  reference_number: { en: 'reference number', fr: 'numéro de référence' },
  opening_balance: { en: 'opening balance', fr: 'solde d’ouverture' },
  total_credits: { en: 'total credits', fr: 'total des crédits' },
  total_debits: { en: 'total debits', fr: 'total des débits' },
  credit_limit: { en: 'credit limit', fr: 'limite de crédit' },
  minimum_payment: { en: 'minimum payment', fr: 'paiement minimal' },
  payment_amount: { en: 'payment amount', fr: 'montant du versement' },
  maturity_date: { en: 'maturity date', fr: 'date d’échéance' },
  interest_rate: { en: 'interest rate', fr: 'taux d’intérêt' },
  rib: { en: 'bank details (RIB)', fr: 'RIB' },
  pay_frequency: { en: 'pay frequency', fr: 'fréquence de paie' },
  gross_pay_ytd: { en: 'gross pay, year to date', fr: 'salaire brut cumulatif' },
  net_pay_ytd: { en: 'net pay, year to date', fr: 'salaire net cumulatif' },
  deductions_total: { en: 'total deductions', fr: 'total des retenues' },
  income_tax_deducted: { en: 'income tax deducted', fr: 'impôt retenu' },
  net_income: { en: 'net income', fr: 'revenu net' },
  balance_owing: { en: 'balance owing', fr: 'solde à payer' },
  monthly_amount: { en: 'monthly amount', fr: 'montant mensuel' },
  counterparty_name: { en: 'counterparty', fr: 'contrepartie' },
  share_classes: { en: 'share classes', fr: 'catégories d’actions' },
  registered_address: { en: 'registered office', fr: 'siège social' },
  equity: { en: 'equity', fr: 'capitaux propres' },
  auditor_name: { en: 'auditor', fr: 'auditeur' },
  place_of_death: { en: 'place of death', fr: 'lieu du décès' },
  trade_line_count: { en: 'number of trade lines', fr: 'nombre de comptes de crédit' },
}

const named: ReadonlyMap<string, Bilingual> = new Map([
  ...Object.entries(further),
  ...fieldNames.map(({ key, name: { en, fr } }) => [key, { en, fr }] as const),
])

/** What a key of the profile or field of a document is. Throws for one without a name: add it above. */
export function dictionaryName(key: string): Bilingual {
  const name = named.get(key)
  if (name === undefined) throw new Error(`${key} has no name in the data dictionary; add it to dictionary-names.ts.`)
  return name
}
