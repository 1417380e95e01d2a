import { normaliseWithDigits, wordsOf } from './normalise.ts'

/**
 * Post office boxes and general delivery, in capitals without accents or dots, in the languages of the packs and their neighbours.
 * Nobody lives or works in one. 31 CFR 1020.220(a)(2)(i)(A)(3); docs/rules/profile.md#addresses.
 */
const boxes: readonly RegExp[] = [
  /\bP ?O ?B(?:OX)? ?\d+\b/,
  /\b(?:P ?O|POST(?:AL)? ?OFFICE|POSTAL|LOCK) ?(?:BOX|DRAWER)\b(?: \w*\d\w*)?/,
  /\b(?:CASE|CASIER|BOITE) POSTALE?\b(?: (?:NO |NUMERO )?\w*\d\w*)?/,
  /\b(?:B ?P|C ?S|T ?S ?A) ?\d+\b/,
  /\bC ?P ?(?:\d{1,4}\b|\d{5,6}\b(?! [A-Z]))/,
  // A private mailbox of a mail receiving agency. 31 CFR 1020.220, FinCEN’s FAQ of 28 April 2005.
  /\bPMB ?\d+\b/,
  /\bC ?P ?\d{1,6}\b(?= (?:SUCC|SUCCURSALE|STATION|STN)\b)/,
  /\b(?:POSTFACH|POSTBUS|POSTBOKS|POSTBOX|APDO|APTDO|APARTADO(?: (?:POSTAL|AEREO|DE CORREOS))?)\b(?: \d+)?/,
  /\b(?:CASELLA|CAIXA) POSTAL[E]?\b(?: \d+)?/,
  /\bSKRYTKA POCZTOWA\b(?: \d+)?/,
  /ص ب(?: [\p{Nd}]+)?/u,
  /\b(?:GENERAL DELIVERY|POSTE RESTANTE|LISTA DE CORREOS|FERMO POSTA|POSTLAGERND)\b/,
  /^BOX \d+\b/,
]

/** Letters without which no box is named: most streets need no further look. */
const hint =
  /box|pmb|post|ap(?:ar)?t?a?do|drawer|case|casi|cas[ae]|caixa|skryt|deliver|lista|fermo|\b(?:p\W{0,2}o(?:\W{0,2}b)?|[bc]\W{0,2}p|c\W{0,2}s|t\W{0,2}s\W{0,2}a)(?![a-z])|ص/i

/** Where the box is; no part of a civic address. */
const stations = /\b(?:SUCC|SUCCURSALE|STATION|STN|BUREAU DE POSTE|COMPTOIR POSTAL)\b.*$/

/** A box on a rural route is a place, unlike one in a post office. 31 CFR 1020.220, FinCEN's FAQ of 28 April 2005. */
const ruralPlace = /\b(?:R ?R ?\d+|RURAL ROUTE|ROUTE RURALE|SITE \d+|LOT \d+|H ?C ?R? \d+ BOX)\b/

/** A number on a door with a street: `123 MAIN`, `12 BIS RUE`. */
const civicAddress = /\b\d+[A-Z]? (?:\p{L}{2,}|\d+(?:E|EME|ST|ND|RD|TH)\b)/u
/** The same with the number after the street. */
const civicAddressAfter = /\p{L}{3,} \d+[A-Z]?$/u

/**
 * True for the street of an address that is a post office box or general delivery, with no door beside it. A rural route is none.
 * docs/rules/profile.md#addresses.
 */
export function isPostOfficeBox(street: string): boolean {
  if (!hint.test(street)) return false
  const text = plainOf(street)
  const box = boxes.find((pattern) => pattern.test(text))
  if (box === undefined || ruralPlace.test(text)) return false
  const rest = text.replace(box, ' ').replace(stations, ' ').replace(/ +/g, ' ').trim()
  return !civicAddress.test(rest) && !civicAddressAfter.test(rest)
}

/** True for a text in which a post office box is named, whatever else it says. */
export function mentionsPostOfficeBox(text: string): boolean {
  if (!hint.test(text)) return false
  const plain = plainOf(text)
  return boxes.some((pattern) => pattern.test(plain))
}

function plainOf(text: string): string {
  return wordsOf(normaliseWithDigits(text.replaceAll('.', ' '))).join(' ')
}
