import { confidenceLevels } from './confidence.ts'
import { meanConfidence, textLength, type ReadPage } from './page.ts'

/** Least characters of much text, spaces not counted. */
const plainCharactersMin = 1500

/**
 * Much text, read with high confidence: such pages get no second pass, which costs as much as the first and adds nothing, and one
 * by itself was read well. docs/reading.md#cpu-of-a-file.
 */
export function isPlain(pages: readonly ReadPage[]): boolean {
  return textLength(pages) >= plainCharactersMin && (meanConfidence(pages) ?? 0) >= confidenceLevels.certain
}
