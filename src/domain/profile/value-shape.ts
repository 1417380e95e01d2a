import type { Bilingual } from '../../contract/locale.ts'
import type { Reader } from './reading.ts'

/** How the values of a key are written, in the words of docs/rules/profile.md#keys. */
export const valueKinds = {
  name: { en: 'name', fr: 'nom' },
  names: { en: 'names', fr: 'noms' },
  text: { en: 'text', fr: 'texte' },
  text_or_yes_no: { en: 'text, yes or no', fr: 'texte, oui ou non' },
  occupation: { en: 'occupation', fr: 'profession' },
  email: { en: 'e-mail', fr: 'courriel' },
  phone: { en: 'phone', fr: 'téléphone' },
  document_type: { en: 'document type', fr: 'type de document' },
  currency: { en: 'currency', fr: 'monnaie' },
  country: { en: 'country', fr: 'pays' },
  countries: { en: 'countries', fr: 'pays, un ou plusieurs' },
  province: { en: 'province', fr: 'province' },
  postal_code: { en: 'postal code', fr: 'code postal' },
  address: { en: 'address', fr: 'adresse' },
  date: { en: 'date', fr: 'date' },
  past_date: { en: 'past date', fr: 'date passée' },
  birth_date: { en: 'birth date', fr: 'date de naissance' },
  amount: { en: 'amount', fr: 'montant' },
  signed_amount: { en: 'amount, may be negative', fr: 'montant, peut être négatif' },
  percentage: { en: 'percentage', fr: 'pourcentage' },
  yes_no: { en: 'yes or no', fr: 'oui ou non' },
  choice: { en: 'choice', fr: 'choix' },
  number: { en: 'number', fr: 'numéro' },
  formatted_number: { en: 'number with a format', fr: 'numéro avec un format' },
  whole_number: { en: 'whole number', fr: 'nombre entier' },
  tax_residences: { en: 'tax residences', fr: 'résidences fiscales' },
  trusted_contact: { en: 'trusted contact', fr: 'personne de confiance' },
  senior_approval: { en: 'approval', fr: 'approbation' },
  parties: { en: 'parties', fr: 'parties' },
} as const satisfies Readonly<Record<string, Bilingual>>

export type ValueKind = keyof typeof valueKinds

/** What a reader understands: for the data dictionary, and for finding keys that nothing reads. */
export interface ValueShape {
  readonly kind: ValueKind
  /** The values that a choice becomes, in their order. */
  readonly choices?: readonly string[]
  /** Several choices can be given; the last in their order counts. */
  readonly takesSeveral?: true
  /** Largest whole number. */
  readonly max?: number
  /** Id of the number's format. docs/rules/checks.md#number-formats. */
  readonly format?: string
  /** The value is a list of what `members` describes, or one of them. */
  readonly isList?: true
  /** The keys of an object that is understood; absent where the keys of an object do not matter. */
  readonly members?: () => Members
}

/** One key of an object inside the profile. */
export interface Member {
  readonly name: string
  readonly aliases: readonly string[]
  readonly shape: ValueShape
}

/** The keys of an object inside the profile. */
export interface Members {
  readonly list: readonly Member[]
  /** The member that a key is read as; null for a key that nothing reads. */
  readonly find: (key: string) => Member | null
}

/** A reader with what it understands. */
export type ShapedReader<T> = Reader<T> & { readonly shape: ValueShape }

/** Adds its shape to a reader that has none: the reader itself is returned. */
export function shaped<T>(shape: ValueShape, read: Reader<T>): ShapedReader<T> {
  return Object.assign(read, { shape })
}

/** Members by name and alias; `fold` is the spelling in which a key is compared. */
export function knownMembers(list: readonly Member[], fold: (key: string) => string): Members {
  const byName = new Map(list.flatMap((member) => [member.name, ...member.aliases].map((name) => [name, member])))
  return { list, find: (key) => byName.get(key) ?? byName.get(fold(key)) ?? null }
}
