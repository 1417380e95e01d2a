import type { MrzLayout, Span } from './mrz-layouts.ts'

const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const filler = '<'
const any = digits + letters + filler

/** The Swiss licence has no check digit, so every place is limited to its form. */
const swissPlaces: readonly (readonly [Span, characters: string])[] = [
  [[0, 0, 3], letters],
  [[0, 3, 6], digits],
  [[0, 6, 7], 'DFIR'],
  [[0, 7, 9], filler],
  [[1, 0, 5], letters],
  [[1, 5, 17], digits],
  [[1, 17, 19], filler],
  [[1, 19, 25], digits],
  [[1, 25, 30], filler],
]

/** The characters allowed at each place of an MRZ, line by line. ICAO 9303 parts 3 to 7. */
export function allowedCharacters(layout: MrzLayout): readonly (readonly string[])[] {
  const places = layout.widths.map((width) => Array.from({ length: width }, () => any))
  const put = (span: Span | undefined, characters: string) => {
    const line = places[span?.[0] ?? -1]
    for (let place = span?.[1] ?? 0; place < (span?.[2] ?? 0); place++) if (line !== undefined) line[place] = characters
  }
  const codeLine = layout.issuer[0]
  put([codeLine, 0, 1], letters)
  put([codeLine, 1, 2], layout.format === 'TD1' ? letters + filler + '12' : letters + filler)
  put(layout.issuer, letters + filler)
  put(layout.nationality, letters + filler)
  put(layout.names, letters + filler)
  put(layout.givenNames, letters + filler)
  put(layout.birth, digits + filler)
  put(layout.expiry, digits + filler)
  put(layout.sex, 'MFX' + filler)
  put(layout.numberCheck, digits + filler)
  put(layout.birthCheck, digits)
  put(layout.expiryCheck, digits + filler)
  put(layout.optionalCheck, digits + filler)
  put(layout.compositeCheck, digits)
  for (const [span, characters] of layout.format === 'CH-DL' ? swissPlaces : []) put(span, characters)
  return places
}

/** Parts with their own check digit, and the places it covers including its own place. */
export function digitParts(layout: MrzLayout): readonly {
  readonly part: 'id_number' | 'date_of_birth' | 'id_expiry' | 'optional'
  readonly spans: readonly Span[]
}[] {
  const { number, numberCheck, birth, birthCheck, expiry, expiryCheck, optional, optionalCheck } = layout
  return [
    ...(numberCheck ? [{ part: 'id_number' as const, spans: [number, numberCheck] }] : []),
    ...(birthCheck ? [{ part: 'date_of_birth' as const, spans: [birth, birthCheck] }] : []),
    ...(expiry && expiryCheck ? [{ part: 'id_expiry' as const, spans: [expiry, expiryCheck] }] : []),
    ...(optionalCheck ? [{ part: 'optional' as const, spans: [...optional, optionalCheck] }] : []),
  ]
}
