import { digitParts } from '../../../domain/formats/mrz-characters.ts'
import type { MrzLayout, Span } from '../../../domain/formats/mrz-layouts.ts'
import { mrzCheckDigit } from '../../../domain/formats/mrz-check-digit.ts'
import type { Mrz } from '../../../domain/formats/mrz.ts'

/**
 * Whether one or two zeros and letters O, exchanged in each number whose check digit fails, make it hold; or exchanged in optional
 * data that only the composite digit covers, when that one fails. Then the reading is as likely to be wrong as the document.
 */
export function isExplainedByZeros(layout: MrzLayout, { lines, parts }: Mrz): boolean {
  const cut = ([line, start, end]: Span) => (lines[line] ?? '').slice(start, end)
  const failing = digitParts(layout).filter(({ part }) => parts[part] === false)
  if (failing.length > 0)
    return failing.every(({ part, spans }) => {
      const text = spans.map(cut).join('')
      return (
        (part === 'id_number' || part === 'optional') && holdsExchanged(text.slice(0, -1), text.slice(-1), () => true)
      )
    })
  if (parts.composite !== false || layout.compositeCheck === undefined) return false
  const places = layout.composite.flatMap(([line, start, end]) =>
    Array.from({ length: end - start }, (_, at) => [line, start + at] as const),
  )
  const isOptional = (at: number) =>
    layout.optional.some(([line, start, end]) => {
      const [row = -1, place = -1] = places[at] ?? []
      return row === line && place >= start && place < end
    })
  return holdsExchanged(layout.composite.map(cut).join(''), cut(layout.compositeCheck), isOptional)
}

/** Whether the check digit holds once one or two of the zeros and letters O at some places are exchanged. */
function holdsExchanged(text: string, digit: string, isFree: (at: number) => boolean): boolean {
  const places = [...text].flatMap((character, at) =>
    (character === '0' || character === 'O') && isFree(at) ? [at] : [],
  )
  const holds = (other: string) => String(mrzCheckDigit(other)) === digit
  return places.some((one, index) => {
    const once = exchanged(text, one)
    return holds(once) || places.slice(index + 1).some((two) => holds(exchanged(once, two)))
  })
}

/** The text with the zero at a place made a letter O, or the reverse. */
function exchanged(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === '0' ? 'O' : '0') + text.slice(at + 1)
}
