import { ListRefused } from '../../ports/list-engine.ts'

/** Where the reading of an array stands. */
interface Scan {
  depth: number
  inString: boolean
  isEscaped: boolean
}

/**
 * The elements of a JSON array as texts, with the line of their end, while the array is read in pieces. Only its commas and brackets are
 * looked at; each element is parsed by the caller. Throws ListRefused when it does not end, or an element is too long.
 */
export async function* arrayElements(
  pieces: AsyncIterable<string>,
  elementCharsMax: number,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  const scan: Scan = { depth: 0, inString: false, isEscaped: false }
  let [element, line, ended] = ['', 1, false]
  for await (const piece of pieces) {
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const char = piece.charAt(at)
      if (char === '\n') line++
      if (ended) {
        if (char.trim() !== '') throw new ListRefused(line, 'something follows the end of the JSON array')
        continue
      }
      const before = scan.depth
      step(scan, char)
      if (before === 0 && scan.depth === 1) from = at + 1
      const closes = before === 1 && scan.depth === 0
      if (closes || (scan.depth === 1 && before === 1 && char === ',' && !scan.inString)) {
        const text = element + piece.slice(from, at)
        ;[element, from] = ['', at + 1]
        if (text.trim() !== '') yield { text, line }
        else if (!closes) throw new ListRefused(line, 'the JSON array has an empty element')
        ended = closes
      }
    }
    if (ended) continue
    element += piece.slice(from)
    if (element.length > elementCharsMax) {
      throw new ListRefused(line, `an element has more than ${elementCharsMax} characters`)
    }
  }
  if (!ended) throw new ListRefused(line, 'the JSON array does not end: the file is cut short')
}

function step(scan: Scan, char: string): void {
  if (scan.inString) {
    if (scan.isEscaped) scan.isEscaped = false
    else if (char === '\\') scan.isEscaped = true
    else if (char === '"') scan.inString = false
    return
  }
  if (char === '"') scan.inString = true
  else if (char === '[' || char === '{') scan.depth++
  else if (char === ']' || char === '}') scan.depth--
}
