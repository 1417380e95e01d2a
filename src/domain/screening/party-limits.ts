import type { ScreenableParty } from './screenable-party.ts'

/**
 * What one call may ask to be screened. Real structures and names stay far below: of 77,000 names on published lists 1 in
 * 10,000 has more than 30 words or 235 characters, which are several names in one text. docs/api.md#who-is-screened.
 */
export const partyLimits = {
  parties: 250,
  /** Names of all parties. */
  names: 400,
  /** Words of all names. */
  words: 1000,
  wordsOfName: 64,
  charactersOfName: 300,
} as const

/** A limit that a call exceeds. */
export interface ExceededLimit {
  readonly limit: keyof typeof partyLimits
  readonly actual: number
  /** The name that is too long; null for a limit of the whole call. */
  readonly name: string | null
}

const word = /[\p{L}\p{M}\p{N}'’]+/gu

/** The words of a name: runs of letters and digits. */
export function wordsOfName(name: string): number {
  return name.match(word)?.length ?? 0
}

/** Every limit that the parties of a call exceed. */
export function exceededLimits(parties: readonly ScreenableParty[]): readonly ExceededLimit[] {
  const names = parties.flatMap((party) => party.names)
  const words = names.map(wordsOfName)
  const ofCall = {
    parties: parties.length,
    names: names.length,
    words: words.reduce((sum, count) => sum + count, 0),
  }
  return [
    ...(['parties', 'names', 'words'] as const)
      .filter((limit) => ofCall[limit] > partyLimits[limit])
      .map((limit): ExceededLimit => ({ limit, actual: ofCall[limit], name: null })),
    ...names.flatMap((name, place) => exceededByName(name, words[place] ?? 0)),
  ]
}

function exceededByName(name: string, words: number): readonly ExceededLimit[] {
  if (name.length > partyLimits.charactersOfName) return [{ limit: 'charactersOfName', actual: name.length, name }]
  if (words > partyLimits.wordsOfName) return [{ limit: 'wordsOfName', actual: words, name }]
  return []
}
