import { abjadFirst, showAbjad } from '../script/abjad.ts'
import { hangulMark, showHangul } from '../script/hangul.ts'

/** A token as a reader sees it in an explanation: no marks, letters of other scripts in Latin. */
export function showToken(token: string): string {
  if (token.startsWith(hangulMark)) return showHangul(token)
  if (token.charCodeAt(0) >= abjadFirst) return showAbjad(token)
  return token.startsWith('+') || token.startsWith('-') ? token.slice(1) : token
}
