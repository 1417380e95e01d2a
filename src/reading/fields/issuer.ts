import { documentTypes } from '../../domain/document-types/index.ts'
import { hasPostalCode, looksLikeAddress } from './values/address.ts'
import { firmIn, namesCompany, namesStreet } from './values/names.ts'
import { confidenceLevels } from '../page/confidence.ts'
import { fold, lettersOf } from '../page/fold.ts'
import type { LabelledDocument } from './labelled-document.ts'
import type { LabelHit } from './labels.ts'
import type { Word } from '../page/page.ts'
import type { FoundValue } from '../page/printed-text.ts'
import { segmentOf, type Row, type Segment } from '../page/rows.ts'

/** A letterhead is in this share of the first page. */
const headShare = 0.17
/** The small print, with the legal name of a firm whose letterhead is a brand, is in this share at the foot of the first page. */
const footShare = 0.18
/** Most words of a firm's name. */
const firmWordsMax = 8
/** A legal name in the small print wins against a letterhead without a word of a firm, and loses against one with. */
const legalNameWeight = 1.6
/** A logo is this much higher than the name beside it. */
const logoHeightsMin = 1.6
/** In type this much larger than the median, words up to so many heights apart are one name. */
const wideTypeFactor = 1.5
const wideGapHeights = 2.2
/** Largest difference in height and distance of the second line of a name. */
const brokenSizeFactor = 1.15
const brokenGapHeights = 0.45
/** Words of titles and contact lines, which are no names; `_` is a space. */
const titleWords = new RegExp(
  `\\b(?:${[
    'statement releve facture bill invoice bulletin talon payslip pay_stub earnings paie salaire copy copie',
    'attestation quittance original duplicata confidential confidentiel personal page specimen www http tel phone',
    'service_a_la_clientele customer_service questions chequing private since depuis',
  ]
    .join(' ')
    .replaceAll(' ', '|')
    .replaceAll('_', ' ')})\\b`,
)

/** Words of products, which are a name only beside a word such as "Bank". */
const productWords = /\b(?:savings|account|compte|carte|card|epargne)\b/
/** A word that names a subject, not an issuer. */
const genericWord =
  /^(?:retraite|pensions?|retirement|services?|assurances?|insurance|bank|banque|credit|energ(?:y|ie))$/
/** Who is written to: a person, or the reader of a slogan. */
const addressee = /^(?:mr|mrs|ms|miss|mister|m|mme|mlle|monsieur|madame|your|votre|vos|notre|our)\b/
/** Separator of the lines of a return address, and how often it occurs. */
const separator = /^[-–—·•|]$/
const separatorsMin = 2
/** A title after so many words ends a line that begins with a name. */
const nameWordsBeforeTitle = 2
/** Offices that issue documents, and the states above them. */
const offices =
  /^(?:ville|town|city|village|municipalit|county|district|prefecture|commune|mairie|direction generale|ministry|ministere|registry)/
const states = /^(?:government of|gouvernement|royaume|kingdom|republi|etat de)/
/** A state's name is above its office's; a municipality issues by itself. Folded. */
const stateName = /^(?:royaume|kingdom|republique|republic|union|government|gouvernement)\b/
const municipality =
  /^(?:ville|town|city|village|municipality|municipalite|commune|mairie|canton|paroisse) (?:of|de|du|d')/
const office =
  /^(?:prefecture|sous-prefecture|province|wilaya|district|arrondissement|caidat|pachalik|annexe|registry|county|mrc)\b/

/**
 * The issuer of a document from its letterhead: the largest line at the top that is no title, address or person. Words of a firm
 * and the same name elsewhere (return address, "payable to") add weight. Null without one. `holder`: letters of the holder's name,
 * who is not the issuer.
 */
export function findIssuer({ pages }: LabelledDocument, holder: string): FoundValue | null {
  const [first] = pages
  if (first === undefined) return null
  const usual = medianHeight(first.rows)
  const lines = first.rows.flatMap((row) => joined(row, usual))
  const isHolder = (line: Segment) => holder !== '' && lettersOf(line.text).includes(holder)
  const isLabel = (line: Segment) =>
    first.hits.some(
      (hit) => hit.segment === line && hit.likeness === 1 && hit.words[0] === line.words[0] && endsLabel(hit, line),
    )
  const head = unbroken(
    lines.filter(
      (line) => line.box[1] < first.page.height * headShare && mayName(line) && !isHolder(line) && !isLabel(line),
    ),
  )
  const tallest = Math.max(1, ...head.map((line) => line.box[3]))
  const returned = returnNames(lines)
  const foot = first.rows.filter(({ box }) => box[1] > first.page.height * (1 - footShare))
  const legal = legalNames(foot).filter((line) => !isHolder(line))
  const elsewhere = [...returned, ...legal]
  const candidates = [
    ...head.map((line) => ({ line, weight: headWeight(line, tallest, first.page.width, lines, elsewhere) })),
    ...returned.map((line) => ({ line, weight: 0.9 + (namesCompany(line.text) ? 0.3 : 0) })),
    ...legal.map((line) => ({ line, weight: legalNameWeight })),
  ]
  const best = candidates.sort((a, b) => b.weight - a.weight)[0]
  if (best === undefined) return bankAnywhere(lines.filter((line) => mayName(line) && !isHolder(line)))
  const line =
    elsewhere.find((other) => other.words[0] === best.line.words[0] || isPartOf(best.line, other)) ?? best.line
  return { value: nameOf(line), words: line.words }
}

/** Firms by their legal form, anywhere in rows without an amount: "Services are provided by Orbix Mobile Inc." */
function legalNames(rows: readonly Row[]): Segment[] {
  const lines = rows.filter(({ words }) => !/\d[.,]\d{2}\b/.test(textOf(words))).flatMap(({ segments }) => segments)
  return lines.flatMap((line) => {
    const end = line.words.findIndex((word, index) => index > 0 && isLegalForm(line.words[index - 1], word))
    if (end < 0) return []
    let start = end - 1
    while (start > 0 && end - start < firmWordsMax && goesBack(line.words, start)) start--
    while (start < end && !/^[\p{Lu}\d]/u.test(line.words[start]?.text ?? '')) start++
    const words = line.words.slice(start, end + 1)
    const name = { words, text: textOf(words).replace(/[,;]$/, ''), box: line.box }
    return words.length > 1 && mayName(name) ? [name] : []
  })
}

/** Whether a word behind a name is a legal form. */
function isLegalForm(before: Word | undefined, word: Word): boolean {
  return /^[\p{Lu}\d]/u.test(before?.text ?? '') && firmIn(`${before?.text ?? ''} ${word.text}`) !== null
}

/** Whether the word before belongs to the name too: a capital, a number or a particle, and no end of a sentence. */
function goesBack(words: readonly Word[], start: number): boolean {
  const text = words[start - 1]?.text ?? ''
  if (/[.:;,|]$/.test(text) && !/^(?:\p{Lu}\.)+$/u.test(text)) return false
  return /^[\p{Lu}\d(&]/u.test(text) || /^(?:of|and|the|de|du|des|la|le|les|et|d['’]\p{L}+|van|von)$/u.test(text)
}

/** Segments of a row, with neighbours in large type joined. */
function joined(row: Row, usual: number): readonly Segment[] {
  return row.segments.reduce<readonly Segment[]>((done, segment) => {
    const last = done.at(-1)
    const size = Math.min(last?.box[3] ?? 0, segment.box[3])
    const gap = last === undefined ? 0 : segment.box[0] - (last.box[0] + last.box[2])
    const large = size > usual * wideTypeFactor && Math.max(last?.box[3] ?? 0, segment.box[3]) < size * 1.35
    return last !== undefined && large && gap < size * wideGapHeights && !isTitle(segment.text) && !isTitle(last.text)
      ? [...done.slice(0, -1), segmentOf([...last.words, ...segment.words])]
      : [...done, segment]
  }, [])
}

/** Lines, with two of one size that are close joined when the second has a word of a firm. */
function unbroken(lines: readonly Segment[]): readonly Segment[] {
  return lines.reduce<readonly Segment[]>((done, line) => {
    const above = done.find((other) => goesOnIn(other, line))
    if (above === undefined) return [...done, line]
    const words = [...above.words, ...line.words]
    const whole = { ...segmentOf(words), box: above.box }
    return done.map((other) => (other === above ? whole : other))
  }, [])
}

function goesOnIn(above: Segment, line: Segment): boolean {
  const [left, top, , height] = above.box
  const gap = line.box[1] - (top + height)
  const level = Math.abs(line.box[0] - left) < height * 0.3 && gap > -height * 0.3 && gap < height * brokenGapHeights
  const sameSize = Math.max(height, line.box[3]) < Math.min(height, line.box[3]) * brokenSizeFactor
  const whole = namesCompany(above.text) || offices.test(fold(above.text)) || office.test(fold(above.text))
  return level && sameSize && !whole && !stateName.test(fold(above.text)) && namesCompany(line.text)
}

function medianHeight(rows: readonly Row[]): number {
  return rows.map((row) => row.height).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0
}

/** The first line that is a bank's name: a cheque prints its bank below the payer. */
function bankAnywhere(lines: readonly Segment[]): FoundValue | null {
  const line = lines.find(({ text }) => /\b(?:bank|banque|caisse|credit union)\b/.test(fold(text)))
  return line === undefined ? null : { value: nameOf(line), words: line.words }
}

/** Whether the label is all of the line, or its value follows: "Service Canada" is not the label "Service". */
function endsLabel(hit: LabelHit, line: Segment): boolean {
  const last = hit.words.at(-1)
  return hit.rules.length > 0 || hit.words.length === line.words.length || /[:/]$/.test(last?.text ?? '')
}

function headWeight(
  line: Segment,
  tallest: number,
  pageWidth: number,
  lines: readonly Segment[],
  elsewhere: readonly Segment[],
): number {
  const name = lettersOf(line.text)
  const confidence = Math.min(...line.words.map((word) => word.confidence))
  const again = lines.some((other) => other !== line && name.length > 5 && lettersOf(other.text).includes(name))
  const returned = elsewhere.some((other) => lettersOf(other.text) === name)
  return (
    (line.box[3] / tallest) * 0.8 +
    confidence * 0.6 +
    (namesCompany(line.text) ? 0.4 : 0) +
    (line.box[0] < pageWidth / 2 ? 0.15 : 0) +
    (offices.test(fold(line.text)) ? 0.4 : 0) -
    (states.test(fold(line.text)) ? 0.5 : 0) -
    (/^services? (?!canada)/.test(fold(line.text)) ? 0.4 : 0) +
    (again ? 0.3 : 0) +
    (returned ? 0.4 : 0) +
    officeWeight(line, lines)
  )
}

/** Weight for a municipality, and for an office under its state; a state above its office loses weight. */
function officeWeight(line: Segment, lines: readonly Segment[]): number {
  const folded = fold(nameOf(line))
  if (municipality.test(folded)) return 0.5
  const offices = lines.some((other) => other !== line && office.test(fold(nameOf(other))))
  if (office.test(folded)) return lines.some((other) => stateName.test(fold(nameOf(other)))) ? 0.5 : 0
  return offices && stateName.test(folded) ? -0.5 : 0
}

/** Whether the first word is a logo read as letters: a single letter or mark, or much higher than the rest. */
function isLogo([first, ...rest]: readonly Word[]): boolean {
  if (first === undefined || first.text === '&') return false
  const highest = Math.max(...rest.map((word) => word.box[3]))
  return /^[^\p{L}]*\p{L}?[^\p{L}]*$/u.test(first.text) || first.box[3] > highest * logoHeightsMin
}

/** Whether a letterhead is part of the whole name, which is printed in the return address. */
function isPartOf(part: Segment, whole: Segment): boolean {
  const [short, long] = [lettersOf(nameOf(part)), lettersOf(whole.text)]
  return short.length >= 4 && long.includes(short) && long.length < short.length * 4
}

/** Whether a line may be a name: mostly letters, no title, no address. */
function mayName(line: Segment): boolean {
  const text = nameOf(line)
  const letters = text.replace(/[^\p{L}]/gu, '').length
  if (!/^\P{L}*\p{Lu}/u.test(text)) return false
  if (line.words.every((word) => word.confidence < confidenceLevels.legible)) return false
  // The end of a remark in brackets.
  if (/^[^(]*\)/.test(text)) return false
  if (letters < 3 || letters < text.length * 0.6 || line.words.length > 8) return false
  if (productWords.test(fold(text)) && !/\b(?:bank|banque|caisse|union|trust)\b/.test(fold(text))) return false
  if (genericWord.test(fold(text)) || addressee.test(fold(text)) || /^(?:CAD|USD|EUR|GBP|MAD|CHF)$/.test(text))
    return false
  if (namesStreet(line.words[0]?.text ?? '') && !namesCompany(text)) return false
  if (looksLikeAddress(text) || /^\d{2}/.test(line.text) || titleWords.test(fold(text)) || isTitle(text)) return false
  return true
}

let titles: readonly string[] | null = null

function isTitle(text: string): boolean {
  titles ??= documentTypes.flatMap((type) => type.printedTitles.map(lettersOf))
  const letters = lettersOf(text)
  return titles.some((title) => letters === title || (title.length > 6 && letters.startsWith(title)))
}

/**
 * Names before an address on the same line: "Énergie Boréale, C. P. 11022, Québec (Québec) G1A 8Z1", "Kontor AG - Seeweg 4 -
 * D-63571 Gelnhausen".
 */
function returnNames(lines: readonly Segment[]): Segment[] {
  return lines.flatMap((line) => {
    const comma = line.words.findIndex((word) => word.text.endsWith(','))
    const dash = line.words.findIndex((word) => separator.test(word.text))
    const dashed = line.words.filter((word) => separator.test(word.text)).length >= separatorsMin
    const end = dashed ? dash - 1 : comma
    const rest = textOf(line.words.slice(end + 1))
    const isAddress =
      hasPostalCode(line.text) || (namesStreet(rest) && /\d/.test(rest)) || (dashed && /\d{4}/.test(rest))
    if (end < 0 || !isAddress) return []
    const words = line.words.slice(0, end + 1)
    const name = { words, text: textOf(words), box: line.box }
    return /\d/.test(name.text) || looksLikeAddress(name.text) || !mayName(name) ? [] : [name]
  })
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

/** A line without a logo read as letters before it and marks after it. */
function nameOf(line: Segment): string {
  const words = [...line.words]
  while (words.length > 1 && isLogo(words)) words.shift()
  // "Northgate Telephone Invoice" begins with the issuer.
  const last = fold(words.at(-1)?.text ?? '')
  const kept =
    words.length > nameWordsBeforeTitle && /^(?:invoice|bill|facture|statement|releve)$/.test(last)
      ? words.slice(0, -1)
      : words
  return textOf(kept).replace(/[^\p{L}\p{N}.)]+$/u, '')
}
