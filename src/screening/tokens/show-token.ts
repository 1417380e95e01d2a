import { abjadFirst, showAbjad } from '../script/abjad.ts'
import { hangulMark, showHangul } from '../script/hangul.ts'

/** The display form of a token in an explanation: without marks, other scripts in Latin letters. */
export function showToken(token: string): string {
  if (token.startsWith(hangulMark)) return showHangul(token)
  if (token.charCodeAt(0) >= abjadFirst) return showAbjad(token)
  return token.startsWith('+') || token.startsWith('-') ? token.slice(1) : token
}
