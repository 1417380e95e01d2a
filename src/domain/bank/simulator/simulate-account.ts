import { addDays, addMonths } from '../../values/dates.ts'
import type { BankAccount, BankTransaction } from '../definition/account.ts'
import { accountProfile, drawFor, type AccountProfile } from './account-profile.ts'
import { calendarMonth, dayOfDate, monthIndexOf } from './business-days.ts'
import { otherHolders } from './descriptions.ts'
import { institutionOf, unlistedInstitution } from './institutions.ts'
import { monthEndCents, monthEntries, openingEntries } from './month-entries.ts'
import { mix32 } from './random.ts'

/** Whose account is simulated. */
export interface SimulatedClient {
  readonly tenantId: string
  /** Null for a connection without a case. */
  readonly caseId: string | null
  readonly bankCode: string
  /** Used for a code that is not in the list. */
  readonly bankName: string | null
  /** The client's name, `Sandbox Client` when the case has none. */
  readonly holder: string
  readonly isEntity: boolean
  /** YYYY-MM-DD. */
  readonly connectedOn: string
}

/** Months of history before the month of `asOf`. */
const historyMonths = 12
/** Days for which a newcomer's account was open when it was connected. */
const newcomerDays = 60
/** Rows that a large account gives, the newest ones. */
const largeRows = 5000
/** Other accounts were opened within ten years from this day. */
const earliestOpening = '2010-01-01'
const openingDays = 3650

/** Most rows of a day: positions have 13 bits of an id. */
const dayRowsMax = 2 ** 13

/**
 * The account of a client as its bank gives it on a day, YYYY-MM-DD. The same tenant, case and bank code have the same account, and a
 * later day has the same rows and new ones. docs/rules/bank.md#sandbox-accounts.
 */
export function simulateAccount(client: SimulatedClient, asOf: string): BankAccount {
  const institution =
    institutionOf(client.bankCode) ?? unlistedInstitution(client.bankName ?? `Bank ${client.bankCode}`)
  const seedText = `${client.tenantId}:${client.caseId ?? '-'}:${client.bankCode}`
  const profile = accountProfile(seedText, client.bankCode, institution, client.isEntity)
  const windowFrom = addMonths(`${asOf.slice(0, 7)}-01`, -historyMonths)
  const openedOn = openingDate(profile, client.connectedOn, windowFrom, asOf)
  const opensWithin = profile.persona === 'newcomer' && openedOn >= windowFrom
  const history = historyOf(profile, opensWithin ? openedOn : null, windowFrom, asOf)
  return {
    bankName: institution.name,
    holders: holdersOf(profile, client.holder),
    last4: String(drawFor(profile.seed, 'account number').whole(0, 9999)).padStart(4, '0'),
    currency: institution.currency,
    openedOn,
    ...(profile.persona === 'large' ? newest(history, largeRows) : history),
  }
}

type History = Pick<BankAccount, 'historyFrom' | 'openingBalanceCents' | 'transactions'>

function openingDate({ persona, seed }: AccountProfile, connectedOn: string, windowFrom: string, asOf: string): string {
  if (persona === 'newcomer') return earlier(addDays(connectedOn, -newcomerDays), asOf)
  return earlier(addDays(earliestOpening, drawFor(seed, 'opening').whole(0, openingDays)), windowFrom)
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function holdersOf({ persona, seed, institution }: AccountProfile, holder: string): readonly string[] {
  if (persona !== 'joint' && persona !== 'mismatch') return [holder]
  const other = drawFor(seed, 'other holder').pick(otherHolders(institution.market, holder))
  return persona === 'joint' ? [holder, other] : [other]
}

/** The rows from the start of the window, or from the opening within it, to `asOf`. */
function historyOf(profile: AccountProfile, openedOn: string | null, windowFrom: string, asOf: string): History {
  const historyFrom = openedOn ?? windowFrom
  const firstMonth = monthIndexOf(historyFrom)
  const asOfDay = dayOfDate(asOf)
  const openingBalanceCents = openedOn === null ? monthEndCents(profile, firstMonth - 1) : 0
  const transactions: BankTransaction[] = []
  let balanceCents = openingBalanceCents
  for (let index = firstMonth; index <= monthIndexOf(asOf); index++) {
    const month = calendarMonth(index)
    const opensIn = openedOn !== null && index === firstMonth
    const entries = opensIn ? openingEntries(profile, month, dayOfDate(openedOn)) : monthEntries(profile, month)
    let day = 0
    let position = 0
    for (const entry of entries) {
      if (entry.day > asOfDay) break
      position = entry.day === day ? position + 1 : 0
      day = entry.day
      balanceCents += entry.amountCents
      transactions.push({
        id: transactionId(profile.seed, day, position),
        date: `${month.text}-${String(day - month.first + 1).padStart(2, '0')}`,
        description: entry.description,
        amountCents: entry.amountCents,
        category: entry.category,
        balanceCents,
      })
    }
  }
  return { historyFrom, openingBalanceCents, transactions }
}

/** The last rows of a history, and what it then starts with. */
function newest(history: History, rows: number): History {
  const transactions = history.transactions.slice(-rows)
  const first = transactions[0]
  if (first === undefined || transactions.length === history.transactions.length) return history
  return { historyFrom: first.date, openingBalanceCents: first.balanceCents - first.amountCents, transactions }
}

/**
 * `txn_` and 16 hexadecimal digits. The last eight are a bijection of day and position, so no two rows of an account share an id; the
 * first eight tell accounts apart.
 */
function transactionId(seed: number, day: number, position: number): string {
  if (position >= dayRowsMax) throw new RangeError('a day has more rows than ids')
  const place = mix32((day * dayRowsMax + position) ^ seed)
  return `txn_${hex(mix32(place ^ mix32(seed)))}${hex(place)}`
}

const hexBytes: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Eight digits of 32 bits; by bytes, since this runs for every row. */
function hex(value: number): string {
  return [24, 16, 8, 0].map((shift) => hexBytes[(value >>> shift) & 0xff]).join('')
}
