import {
  categoryOfDescription,
  directionOf,
  fitsDirection,
  type BankDirection,
} from '../../domain/bank/definition/categorise.ts'
import { isBankCategory, type BankCategory } from '../../domain/bank/definition/category.ts'
import { readRecords } from '../../domain/values/data-record.ts'
import data from './plaid-categories.json' with { type: 'json' }

/** Plaid's own measure below which a category is not used. */
const doubtful: ReadonlySet<string> = new Set(['LOW', 'UNKNOWN'])

/** What Plaid says of the purpose of a transaction. https://plaid.com/documents/pfc-taxonomy-all.csv, versions 1 and 2. */
export interface PlaidPurpose {
  readonly detailed: string
  readonly confidence_level?: string | null
}

const rules = readRecords('plaid-categories.json', data, (record) => {
  const category = record.text('category', /^[a-z_]+$/)
  const direction: BankDirection = record.text('direction', /^(credit|debit)$/) === 'credit' ? 'credit' : 'debit'
  if (!isBankCategory(category) || !fitsDirection(category, direction))
    throw new Error(`plaid-categories.json: "${category}" is no category of a ${direction}.`)
  return {
    category,
    direction,
    precision: record.text('precision', /^(specific|general)$/),
    detailed: record.texts('detailed', /^[A-Z_]+$/),
  }
})

const specific = tableOf('specific')
const general = tableOf('general')

function tableOf(precision: string): ReadonlyMap<string, BankCategory> {
  return new Map(
    rules
      .filter((rule) => rule.precision === precision)
      .flatMap(({ direction, category, detailed }) =>
        detailed.map((name) => [keyOf(direction, name), category] as const),
      ),
  )
}

/**
 * The category of a transaction: Plaid's where it is specific, else the one that the description names, else Plaid's general one,
 * else `other`. Always one of the amount's direction. docs/rules/bank.md#plaid.
 */
export function categoryOf(
  purpose: PlaidPurpose | null,
  { description, amountCents }: { readonly description: string; readonly amountCents: number },
): BankCategory {
  const direction = directionOf(amountCents)
  const isCertain = purpose !== null && !doubtful.has(purpose.confidence_level ?? '')
  const key = isCertain ? keyOf(direction, purpose.detailed) : ''
  const found = specific.get(key)
  if (found !== undefined) return found
  const described = categoryOfDescription(description, direction)
  return described === 'other' ? (general.get(key) ?? 'other') : described
}

function keyOf(direction: BankDirection, detailed: string): string {
  return `${direction} ${detailed}`
}
