import { longDate, parts, shortMonth } from '../calendar.ts'
import { canonicalMoney, printedDollars, printedMoney } from '../money.ts'
import { seededRandom } from '../random.ts'
import type { Locale } from '../../../src/contract/locale.ts'
import { joinedAddress } from '../person.ts'
import type { Person, Region } from '../person.ts'
import { citizen } from './citizens.ts'

/** How a date is printed. `slashes` is day first in Europe and North Africa, year first in Canada, month first in the US. */
export type DateStyle = 'long' | 'iso' | 'slashes' | 'dots' | 'abbreviated' | 'capitals' | 'spaced' | 'daySpaced'

/** Random choices with a memory: the same seed makes the same document. */
export interface Chooser {
  pick<T>(choices: readonly T[]): T
  chance(share: number): boolean
  /** A whole number, both ends included. */
  between(min: number, max: number): number
  /** Each # becomes a digit, each @ a capital letter. */
  code(pattern: string): string
}

/** A document while it is being written: who it is about, and every field value that has been printed so far. */
export interface Draft extends Chooser {
  readonly language: Locale
  readonly region: Region
  readonly today: string
  readonly person: Person
  /** Another adult of the same region, of a name nobody of this document has yet. */
  someone(sex?: 'F' | 'M'): Person
  /** The wording of the draft's language. Both are made, so a value printed in it is chosen before. */
  say(english: string, french: string): string
  /**
   * Records a canonical field and answers what to print for it; '' when it is not print that says so (an MRZ, a ticked
   * square, the look of the card). A field printed twice keeps its value; another value throws.
   */
  put(field: string, value: string, printed?: string): string
  date(field: string, iso: string, style: DateStyle): string
  /** Cents, printed with the currency's sign unless `bare`. */
  money(field: string, cents: number, style?: 'signed' | 'bare'): string
  /** Lines of an address; the value is the lines joined by a comma and a space. */
  address(field: string, lines: readonly string[]): readonly string[]
  /** Names joined by a semicolon and a space; answered as given. */
  list(field: string, names: readonly string[]): readonly string[]
  /** Printed without being a field. */
  printDate(iso: string, style: DateStyle): string
  printMoney(cents: number, style?: 'signed' | 'bare'): string
  readonly expected: Readonly<Record<string, string>>
  /** The forms each field was printed in. */
  readonly printed: ReadonlyMap<string, readonly string[]>
}

/** An empty draft. `today` is the day the document is handed in, YYYY-MM-DD. */
export function openDraft(about: { language: Locale; region: Region; seed: number; today: string }): Draft {
  const { language, region, today } = about
  const chooser = openChooser(about.seed)
  const expected: Record<string, string> = {}
  const printed = new Map<string, string[]>()
  const person = citizen(chooser, region)
  const met = new Set([`${person.firstName} ${person.lastName}`])
  const someone = (sex?: 'F' | 'M'): Person => {
    const other = citizen(chooser, region, sex)
    const name = `${other.firstName} ${other.lastName}`
    if (met.has(name)) return someone(sex)
    met.add(name)
    return other
  }
  const draft: Draft = {
    ...chooser,
    language,
    region,
    today,
    person,
    someone,
    say: (english, french) => (language === 'en' ? english : french),
    put(field, value, form = value) {
      const known = expected[field]
      if (known !== undefined && known !== value) throw new Error(`${field} is printed as ${known} and as ${value}`)
      expected[field] = value
      printed.set(field, [...(printed.get(field) ?? []), form])
      return form
    },
    date: (field, iso, style) => draft.put(field, iso, draft.printDate(iso, style)),
    money: (field, cents, style) => draft.put(field, canonicalMoney(cents), draft.printMoney(cents, style)),
    address(field, lines) {
      draft.put(field, joinedAddress(lines), lines[0])
      return lines
    },
    list(field, names) {
      draft.put(field, names.join('; '), names[0])
      return names
    },
    printDate: (iso, style) => printDate(iso, style, draft),
    printMoney: (cents, style = 'signed') => printMoney(cents, { language, region, style }),
    expected,
    printed,
  }
  return draft
}

/** Seeded choices. */
export function openChooser(seed: number): Chooser {
  const random = seededRandom(seed)
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
  return {
    between,
    chance: (share) => random() < share,
    pick(choices) {
      const chosen = choices[between(0, choices.length - 1)]
      if (chosen === undefined) throw new Error('Nothing to pick from')
      return chosen
    },
    code: (pattern) =>
      pattern
        .replace(/#/g, () => String(between(0, 9)))
        .replace(/@/g, () => 'ABCDEFGHJKLMNPRSTUVWXYZ'.charAt(between(0, 22))),
  }
}

function printDate(iso: string, style: DateStyle, { language, region }: Draft): string {
  const { year, month, day } = parts(iso)
  const [dd, mm] = [String(day).padStart(2, '0'), String(month).padStart(2, '0')]
  switch (style) {
    case 'long':
      return longDate(iso, language)
    case 'iso':
      return iso
    case 'slashes':
      if (region === 'US') return `${mm}/${dd}/${year}`
      return region === 'CA' || region === 'QC' ? `${year}/${mm}/${dd}` : `${dd}/${mm}/${year}`
    case 'dots':
      return `${dd}.${mm}.${year}`
    case 'daySpaced':
      return `${dd} ${mm} ${year}`
    case 'spaced':
      return `${year} ${mm} ${dd}`
    case 'abbreviated':
      return language === 'en'
        ? `${shortMonth(iso, 'en')} ${day}, ${year}`
        : `${day} ${shortMonth(iso, 'fr')}. ${year}`.replace(/(mars|août)\./, '$1')
    case 'capitals':
      return `${dd} ${shortMonth(iso, language).toUpperCase()} ${year}`
  }
}

function printMoney(cents: number, how: { language: Locale; region: Region; style: 'signed' | 'bare' }): string {
  const amount = printedMoney(cents, how.language)
  if (how.style === 'bare') return amount
  if (how.region === 'FR') return `${amount}\u00a0€`
  return how.region === 'MA' ? `${amount}\u00a0DH` : printedDollars(cents, how.language)
}
