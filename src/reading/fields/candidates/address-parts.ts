import { fold } from '../../page/fold.ts'
import { namesStreet } from '../values/names.ts'

/** Parts of an address that are no street: units, buildings, floors, places and boxes, without accents. */
const partWords =
  /^(?:flat|apartment|apt|unit|suite|ste|appt|app|appartement|residence|resid|res|immeuble|imm|batiment|bat|villa|douar|hay|lotissement|lot|quartier|cite|bloc|block|etage|etg|floor|bp|cs|lieu-dit|lieudit|le|la|les|po|p\.?\s?o\.?|pmb|rr|rang|c\.?p\.?|maison|house|cottage|farm|mill|zone|za|zi|zac|parc|entree|escalier|esc|porte|chez|n[°ºo]?|nr|no|via|piazza|calle|plaza|rua|avenida|av|corso|viale|straat|place)\b/
/** Words of a street inside one word: Dutch, German, Scandinavian. */
const streetEnding = /(?:stra(?:ss|ß)e|str\.?|straat|weg|gasse|platz|allee|laan|gracht|plein|kade|dreef|ufer|damm|ring|vej|gatan|gata|steeg|singel)$/
/** Small words inside an address. */
const smallWords = new Set(
  (
    'de du des d la le les l a au aux en et sur sous bis ter quater n no nr app apt appt bureau bte boite porte local suite unit of the and on by near pres lez st ste ' +
    'van den der het aan zum zur am an im bei di dei del della delle do da dos das y e etage floor etg imm bloc lot rr nw ne sw se rue avenue boulevard chemin place ' +
    'route impasse allee quai cours square passage sentier ruelle'
  ).split(' '),
)

/** Whether a line tells where in a street, building or place something is. */
export function isStreetLine(text: string): boolean {
  const folded = fold(text)
  if (/\d/.test(text) && (namesStreet(text) || folded.split(/[\s,]+/).some((word) => streetEnding.test(word)))) return true
  if (/^\d{1,6}[a-z]?(?:[-–/]\d+[a-z]?)?,? (?:(?:bis|ter|[a-z])[ ,]+)?[\p{L}\d]/iu.test(text) && /\p{L}{3}/u.test(text)) return true
  if (/\d/.test(text) && startsPart(text)) return true
  return /^\p{Lu}[\p{L}’'. -]{3,},? (?:n[°ºr.o]*\.? ?)?\d{1,4} ?[a-z]?(?:[-/,; ].{1,20})?$/iu.test(text) && !/\d{5}/.test(text)
}

/** Whether a line is a street without doubt, so that no code is needed. */
export function isPlainStreet(text: string): boolean {
  return /^\d{1,6}[a-z]?(?:[-–/]\d+[a-z]?)?,? ?\p{L}/iu.test(text) && namesStreet(text)
}

/** Whether a text begins with the word of a unit, a building or a box. */
export function startsPart(text: string): boolean {
  return partWords.test(fold(text))
}

/** Whether a lower-case word may be inside an address. */
export function isSmallPart(word: string): boolean {
  const bare = fold(word).replace(/[^a-z]/g, '')
  return smallWords.has(bare) || namesStreet(word) || /\d/.test(word) || streetEnding.test(bare)
}

/** Whether a line cannot be part of an address: contacts, dates, amounts, long numbers, sentences. */
export function isNoPart(text: string): boolean {
  return (
    /@|www\.|https?:|[$€£%]|\p{L}:$/u.test(text) ||
    /\b\d{3}[ .-]\d{3}[ .-]?\d{4}\b|\b\d{4}[-/]\d{2}[-/]\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{3}[-.]\d{4}$/.test(text) ||
    /^[\d .*-]{3,}$/.test(text) ||
    text.split(' ').length > 10 ||
    (/[.!?]$/.test(text) && text.split(' ').length > 6)
  )
}
