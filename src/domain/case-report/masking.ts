import { findProfileKey } from '../profile/profile-keys.ts'
import type { ReportBlock, ReportCell, ReportContent } from '../report/report-content.ts'

/** Characters of a number that stay readable: enough to recognise it beside the document. */
const shownCharacters = 3
/** A shorter number is masked where it is a value, and not searched in sentences, where it could be anything. */
const searchedLengthMin = 5
/** Numbers that are searched in sentences; a client and a case's documents have far fewer. */
const numbersMax = 300

/** Fields whose value is a number of a person or of an account. docs/rules/profile.md#keys. */
const numberFields: ReadonlySet<string> = new Set([
  ...['sin', 'ssn', 'itin', 'id_number', 'passport_number', 'national_number', 'tax_number', 'account_number'],
  ...['file_number', 'iban', 'rib', 'mrz'],
])

/** Values that are no numbers of persons, whatever digits they have: ids, hashes, days and moments. */
const exempt = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|\d{4}-\d\d-\d\d(?:T[\d:.+Z-]+)?)$/

/** Whether the value of a field, in any spelling of its key, is shown masked. */
export function isNumberField(field: string): boolean {
  return numberFields.has(findProfileKey(field)?.name ?? field)
}

/** A number with all but its last characters hidden: `•••-•••-782`. */
export function maskedNumber(number: string): string {
  let shown = 0
  const all = number.replaceAll(/[^\p{L}\p{N}]/gu, '').length
  const kept = Math.min(shownCharacters, Math.floor(all / 2))
  return [...number]
    .reverse()
    .map((character) => (/[\p{L}\p{N}]/u.test(character) && ++shown > kept ? '•' : character))
    .reverse()
    .join('')
}

/** Every number of a call's values and documents that is printed masked. */
export function numbersIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    typeof member === 'string' ? (isNumberField(key) ? [member] : []) : numbersIn(member),
  )
}

/**
 * A value with every number under a key of one masked, and with these numbers masked in every text of it, also where they are written
 * with other separators. Ids, hashes, days and moments stay.
 */
export function maskedNumbers(value: unknown, numbers: readonly string[]): unknown {
  return maskedIn(value, patternOf(numbers))
}

function maskedMember(key: string, member: unknown, pattern: RegExp | null): unknown {
  return typeof member === 'string' && isNumberField(key) ? maskedNumber(member) : maskedIn(member, pattern)
}

function maskedIn(value: unknown, pattern: RegExp | null): unknown {
  if (typeof value === 'string') {
    return pattern === null || exempt.test(value) ? value : value.replaceAll(pattern, maskedNumber)
  }
  if (Array.isArray(value)) return value.map((member: unknown) => maskedIn(member, pattern))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) => [key, maskedMember(key, member, pattern)]),
  )
}

/** The content with these numbers masked in every sentence, also where they are written with other separators. */
export function maskedContent(content: ReportContent, numbers: readonly string[]): ReportContent {
  const pattern = patternOf(numbers)
  if (pattern === null) return content
  const text = (given: string) => given.replaceAll(pattern, maskedNumber)
  const cell = (given: ReportCell): ReportCell => ({ ...given, text: text(given.text) })
  const block = (given: ReportBlock): ReportBlock => {
    switch (given.kind) {
      case 'paragraph':
      case 'heading':
        return { ...given, text: text(given.text) }
      case 'list':
        return { ...given, items: given.items.map(text) }
      case 'facts':
        return { ...given, facts: given.facts.map(({ label, value }) => ({ label, value: cell(value) })) }
      case 'table':
        return { ...given, rows: given.rows.map((row) => row.map(cell)) }
    }
  }
  return {
    ...content,
    sections: content.sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(block) })),
  }
}

function patternOf(numbers: readonly string[]): RegExp | null {
  const searched = [...new Set(numbers.map((number) => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()))]
    .filter((number) => number.length >= searchedLengthMin)
    .sort((a, b) => b.length - a.length)
    .slice(0, numbersMax)
  if (searched.length === 0) return null
  const alternatives = searched.map((number) => [...number].join(String.raw`[\s.\-/]?`)).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'giu')
}
