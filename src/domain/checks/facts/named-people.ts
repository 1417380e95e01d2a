import { onceAVerdict } from '../../values/verdict-memo.ts'

/** Separators between the names of a list. */
const between = /\s*[;\n]\s*/
/** A share or a role printed after a name: "Clara Clearwater (60 %)", "Clara Clearwater - 60%". */
const after = /\s*(?:\(.*\)|[-–:,]?\s*\d+(?:[.,]\d+)?\s*%.*)$/
/** Names read per list, at most. */
const namesMax = 50

/** The names that these fields of a document list, in order. */
export function namesIn(fields: Readonly<Record<string, string>>, lists: readonly string[]): readonly string[] {
  const names: string[] = []
  for (const list of lists) for (const { name } of sharesIn(fields, list)) names.push(name)
  return names.length > namesMax ? names.slice(0, namesMax) : names
}

/** The first share in a text: "60 %", "12,5%". */
const share = /(\d{1,3}(?:[.,]\d{1,6})?)\s*%/

/** A name of a list, with the share printed after it, 0 to 100; null without one. */
interface NamedShare {
  readonly name: string
  readonly percent: number | null
}

const none: readonly NamedShare[] = []

/** The names that a field of a document lists with the share printed after each, 0 to 100; null without one. */
export function sharesIn(fields: Readonly<Record<string, string>>, list: string): readonly NamedShare[] {
  const text = fields[list]
  return text === undefined ? none : knownShares(text, undefined)
}

/** Several rules ask for the owners that a register extract lists. */
const knownShares = onceAVerdict(readShares)

function readShares(text: string): readonly NamedShare[] {
  const shares: NamedShare[] = []
  for (const part of text.split(between)) {
    const isMarked = part.includes('%')
    const name = (isMarked || part.endsWith(')') ? part.replace(after, '') : part).trim()
    if (name === '') continue
    const percent = isMarked ? share.exec(part)?.[1] : undefined
    shares.push({ name, percent: percent === undefined ? null : Number(percent.replace(',', '.')) })
    if (shares.length === namesMax) break
  }
  return shares
}
