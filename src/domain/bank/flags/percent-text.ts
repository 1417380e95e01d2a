import type { Bilingual } from '../../../contract/locale.ts'
import { rounded } from '../analysis/rounding.ts'

/** A share as a percentage without its sign, with two decimals at most: `43`, `5.49`, in French `5,49`. */
export function percentText(share: number): Bilingual {
  const en = String(rounded(share * 100, 2))
  return { en, fr: en.replace('.', ',') }
}
