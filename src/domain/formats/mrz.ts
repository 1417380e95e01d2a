import { countryCode } from '../values/countries.ts'
import { mrzCheckDigit } from './mrz-check-digit.ts'
import { birthDate, dateOf, expiryDate } from './mrz-dates.ts'
import { isIssuer, otherIssuers } from './mrz-issuers.ts'
import { mrzLayouts, type MrzFormat, type MrzLayout, type Span } from './mrz-layouts.ts'

/** Code of `<`. */
const filler = 0x3c
/** Code of the digit zero. */
const zero = 0x30
const sexes: ReadonlySet<string> = new Set(['M', 'F', 'X', '<'])

/** A part with a check digit. */
export type MrzPart = 'id_number' | 'date_of_birth' | 'id_expiry' | 'optional' | 'composite'

/** A parsed MRZ. */
export interface Mrz {
  readonly format: MrzFormat
  /** The lines with corrected characters in place. */
  readonly lines: readonly string[]
  /** Whether each check digit is right; null where the MRZ has none. */
  readonly parts: Readonly<Record<MrzPart, boolean | null>>
  /** True when every check digit is right, states and dates exist, and each part has only allowed characters. */
  readonly valid: boolean
  /** First letters of the MRZ without fillers: P, PD, I, ID, AC … */
  readonly documentCode: string
  /** Canonical fields. A field is absent when its check digit is wrong or it cannot be written canonically. */
  readonly fields: Readonly<Record<string, string>>
  /**
   * Parts in which one misread character was corrected, each proven by its own digit and the composite.
   * docs/rules/checks.md#mrz.
   */
  readonly repaired: readonly MrzPart[]
}

/** Options of parsing. */
export interface MrzOptions {
  /** YYYY-MM-DD: decides the century of a birth date. */
  readonly today: string
  /**
   * Numbers printed elsewhere on the document, upper case without spaces: the only candidates for a corrected number.
   */
  readonly printedNumbers?: readonly string[]
  /** True to correct nothing. */
  readonly exactly?: boolean
}

const digitOfLetter: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const letterOfDigit: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/**
 * Parses two or three lines of an MRZ; null for a wrong size, wrong first letters, or an issuer that does not exist.
 * Characters are corrected only where their class is known (a letter in a date), at most one per part, and only when
 * the part's own digit and the composite prove it. ICAO 9303 parts 3 to 6.
 */
export function parseMrz(text: readonly string[], options: MrzOptions): Mrz | null {
  const lines = text.map((line) => line.toUpperCase().replace(/[^A-Z0-9<]/g, ''))
  const layout = mrzLayouts.find((candidate) => fits(candidate, lines))
  if (layout === undefined) return null
  const asPrinted = understand(layout, lines, [])
  if (asPrinted.valid || options.exactly === true) return finish(layout, asPrinted, options.today)
  const repaired = repair(layout, lines, new Set(options.printedNumbers))
  return finish(layout, repaired?.valid === true ? repaired : asPrinted, options.today)
}

/** An MRZ with the results of its check digits, before its fields are read. */
interface Understanding {
  readonly lines: readonly string[]
  readonly parts: Readonly<Record<MrzPart, boolean | null>>
  readonly valid: boolean
  readonly repaired: readonly MrzPart[]
}

function fits(layout: MrzLayout, lines: readonly string[]): boolean {
  if (lines.length !== layout.widths.length || lines.some((line, index) => line.length !== layout.widths[index]))
    return false
  const issuer = withoutFillers(cut(lines, layout.issuer))
  return layout.begins.test(lines[0] ?? '') && isIssuer(issuer) && (layout.whole?.test(lines.join('')) ?? true)
}

function cut(lines: readonly string[], [line, start, end]: Span): string {
  return (lines[line] ?? '').slice(start, end)
}

function withoutFillers(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === filler) end--
  return text.slice(0, end)
}

function understand(layout: MrzLayout, lines: readonly string[], repaired: readonly MrzPart[]): Understanding {
  const { number, numberCheck, birth, birthCheck, expiry, expiryCheck, optional, optionalCheck } = layout
  const parts = {
    id_number: numberHolds(layout, lines, number, numberCheck),
    date_of_birth: birthCheck ? holds(cut(lines, birth), cut(lines, birthCheck)) : null,
    id_expiry: expiry && expiryCheck ? holds(cut(lines, expiry), cut(lines, expiryCheck)) : null,
    optional: optionalCheck
      ? optionalHolds(optional.map((span) => cut(lines, span)).join(''), cut(lines, optionalCheck))
      : null,
    composite: layout.compositeCheck
      ? holds(layout.composite.map((span) => cut(lines, span)).join(''), cut(lines, layout.compositeCheck))
      : null,
  }
  const believable = isBelievable(layout, lines)
  return { lines, parts, repaired, valid: believable && Object.values(parts).every((part) => part !== false) }
}

/** Checks without digits: the nationality exists, dates are calendar dates, and the sex is a known letter. */
function isBelievable(layout: MrzLayout, lines: readonly string[]): boolean {
  const nationality = layout.nationality ? withoutFillers(cut(lines, layout.nationality)) : ''
  const sex = layout.sex ? cut(lines, layout.sex) : '<'
  return (
    (nationality === '' || isIssuer(nationality)) &&
    sexes.has(sex) &&
    isBirthDay(cut(lines, layout.birth)) &&
    (layout.expiry === undefined || isDay(cut(lines, layout.expiry)))
  )
}

/** Unknown parts of a birth date are fillers. ICAO 9303 part 3, 4.8. */
function isBirthDay(yymmdd: string): boolean {
  if (!yymmdd.includes('<')) return isDay(yymmdd)
  return /^(?:\d\d|<<)(?:0[1-9]|1[0-2]|<<)(?:0[1-9]|[12]\d|3[01]|<<)$/.test(yymmdd)
}

/** A day of this or the past century; an unknown expiry is all fillers. */
function isDay(yymmdd: string): boolean {
  return yymmdd === '<<<<<<' || dateOf(yymmdd, 20, () => true) !== '' || dateOf(yymmdd, 19, () => true) !== ''
}

function holds(characters: string, digit: string): boolean {
  return digit.length === 1 && mrzCheckDigit(characters) === digit.charCodeAt(0) - zero
}

/** A passport without a personal number may print a filler for its digit. ICAO 9303 part 4, 4.2.2. */
function optionalHolds(characters: string, digit: string): boolean {
  return holds(characters, digit) || (digit === '<' && /^<*$/.test(characters))
}

/**
 * A card number longer than nine characters continues in the optional data, followed by its digit. ICAO 9303 part 5,
 * 4.2.4.
 */
function numberHolds(
  layout: MrzLayout,
  lines: readonly string[],
  number: Span,
  check: Span | undefined,
): boolean | null {
  if (check === undefined) return null
  const long = longNumber(layout, lines)
  return long === null ? holds(cut(lines, number), cut(lines, check)) : holds(long.number, long.digit)
}

function longNumber(layout: MrzLayout, lines: readonly string[]): { number: string; digit: string } | null {
  const [rest] = layout.optional
  if ((layout.format !== 'TD1' && layout.format !== 'TD2') || rest === undefined || layout.numberCheck === undefined)
    return null
  if (cut(lines, layout.numberCheck) !== '<') return null
  const tail = cut(lines, rest).split('<')[0] ?? ''
  if (tail.length < 2) return null
  return { number: `${cut(lines, layout.number)}<${tail.slice(0, -1)}`.replace('<', ''), digit: tail.slice(-1) }
}

/** Spans with a known character class, and the part that a wrong character invalidates. */
function classedSpans(layout: MrzLayout): readonly { part: MrzPart; span: Span; digits: boolean }[] {
  const digits = (part: MrzPart, span: Span | undefined) => (span ? [{ part, span, digits: true }] : [])
  const letters = (span: Span | undefined) => (span ? [{ part: 'composite' as const, span, digits: false }] : [])
  return [
    ...digits('id_number', layout.numberCheck),
    ...digits('date_of_birth', layout.birth),
    ...digits('date_of_birth', layout.birthCheck),
    ...digits('id_expiry', layout.expiry),
    ...digits('id_expiry', layout.expiryCheck),
    ...digits('optional', layout.optionalCheck),
    ...digits('composite', layout.compositeCheck),
    ...letters(layout.nationality),
    ...letters(layout.names),
  ]
}

/**
 * Corrects what can be proven. A document number has no classes, and the composite repeats the number's own sum, so a
 * number is corrected only to one printed on the document.
 */
function repair(layout: MrzLayout, lines: readonly string[], printed: ReadonlySet<string>): Understanding | null {
  const classed = repairClasses(layout, lines)
  if (classed === null || classed.valid) return classed
  const [line, start, end] = layout.number
  for (let position = start; position < end; position++) {
    const character = classed.lines[line]?.[position] ?? '<'
    const other = digitOfLetter[character] ?? letterOfDigit[character]
    if (other === undefined || classed.repaired.includes('id_number')) continue
    const changed = replaceAt(classed.lines, line, position, other)
    if (!printed.has(cut(changed, layout.number).replace(/</g, ''))) continue
    const understood = understand(layout, changed, [...classed.repaired, 'id_number'])
    if (understood.valid) return understood
  }
  return null
}

/** Swaps letters for digits and the reverse by class; null when one part would need more than one swap. */
function repairClasses(layout: MrzLayout, lines: readonly string[]): Understanding | null {
  let changed = lines
  const repaired: MrzPart[] = []
  for (const { part, span, digits } of classedSpans(layout)) {
    const [line, start, end] = span
    for (let position = start; position < end; position++) {
      const character = changed[line]?.[position] ?? '<'
      const other = digits ? digitOfLetter[character] : letterOfDigit[character]
      if (other === undefined) continue
      if (part !== 'composite' && repaired.includes(part)) return null
      changed = replaceAt(changed, line, position, other)
      if (part !== 'composite') repaired.push(part)
    }
  }
  return understand(layout, changed, repaired)
}

function replaceAt(lines: readonly string[], line: number, position: number, character: string): readonly string[] {
  return lines.map((text, index) =>
    index === line ? text.slice(0, position) + character + text.slice(position + 1) : text,
  )
}

function finish(layout: MrzLayout, understood: Understanding, today: string): Mrz {
  const { lines, parts } = understood
  const issuer = withoutFillers(cut(lines, layout.issuer))
  const nationality = layout.nationality ? withoutFillers(cut(lines, layout.nationality)) : ''
  const number = longNumber(layout, lines)?.number ?? cut(lines, layout.number)
  const sex = layout.sex ? cut(lines, layout.sex) : ''
  const fields: Record<string, string> = {
    ...namesOf(layout, lines),
    id_number: parts.id_number === false ? '' : number.replace(/</g, ''),
    date_of_birth: parts.date_of_birth === false ? '' : birthDate(cut(lines, layout.birth), today),
    id_expiry: layout.expiry && parts.id_expiry === true ? expiryDate(cut(lines, layout.expiry), today) : '',
    sex: sex === 'M' || sex === 'F' ? sex : sex === '<' || sex === 'X' ? 'X' : '',
    citizenship: countryOf(nationality),
    id_country: countryOf(issuer),
  }
  return {
    format: layout.format,
    lines,
    parts,
    valid: understood.valid,
    documentCode: (lines[layout.issuer[0]] ?? '').slice(0, 2).replace(/</g, ''),
    fields: withoutEmpty(fields),
    repaired: understood.repaired,
  }
}

function withoutEmpty(fields: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name in fields) {
    const value = fields[name] ?? ''
    if (value !== '') kept[name] = value
  }
  return kept
}

/**
 * `<<` separates surname and given names, `<` is a space, a hyphen or an apostrophe (ICAO 9303 part 3, 4.6). No check
 * digit covers names, so a field that is not letters followed by fillers gives no name.
 */
function namesOf(layout: MrzLayout, lines: readonly string[]): { last_name: string; first_name: string } {
  const whole = cut(lines, layout.names)
  const apart = layout.givenNames ? cut(lines, layout.givenNames) : ''
  if (!/^[A-Z]+(?:<{1,2}[A-Z]+)*<*$/.test(whole)) return { last_name: '', first_name: '' }
  const [surname = '', given = ''] = whole.split('<<', 2)
  return { last_name: spaced(surname), first_name: spaced(layout.givenNames ? apart : given) }
}

function spaced(text: string): string {
  return text.includes('<') ? text.replace(/<+/g, ' ').trim() : text
}

/** ISO alpha-2 of a country; the code itself for an organisation or a stateless person. */
function countryOf(code: string): string {
  return countryCode(code) ?? (otherIssuers.has(code) ? code : '')
}
