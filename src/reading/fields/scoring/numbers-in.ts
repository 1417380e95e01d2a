import type { FieldRule } from '../../../domain/document-types/definition/document-type.ts'
import type { Word } from '../../page/page.ts'
import type { FoundValue } from '../../page/printed-text.ts'
import { segmentOf, type Segment } from '../../page/rows.ts'
import { readValues, type PageContext } from '../read-value.ts'

/** Most groups of a number. */
const groupsMax = 6
/** Fewest digits of a number that no rule knows the form of. */
const digitsMin = 5
/** A number is looked for within this many words; the longest has fewer. */
const numberWordsMax = 24

/** Numbers that begin at a word of a segment: the longest one of capitals and digits, and what the rule's reader takes. */
export function numbersIn(rule: FieldRule, segment: Segment, context: PageContext): readonly FoundValue[] {
  return segment.words.flatMap((word, start) => {
    if (!/^[#(]?[A-Z0-9*•xX]/.test(word.text)) return []
    const words = segment.words.slice(start, start + numberWordsMax)
    const [read] = readValues(rule, [segmentOf(words)], context)
    const values = read !== undefined && read.words[0] === word ? [read] : []
    const whole = rule.kind === 'account' ? groupsOf(words) : read === undefined ? oneNumber(word) : null
    return whole === null || whole.value === read?.value ? values : [...values, whole]
  })
}

/** A word that may be the number of a document whose form is in no list. */
function oneNumber(word: Word): FoundValue | null {
  const value = word.text.replace(/[.,;:]+$/, '')
  const isNumber = /^[A-Z0-9/.-]{6,25}$/.test(value) && value.replace(/\D/g, '').length >= digitsMin
  return isNumber ? { value, words: [word] } : null
}

/** A number in groups of capitals and digits, one of which has digits: "HC 0483 4781-8". */
function groupsOf(words: readonly Word[]): FoundValue | null {
  const end = words.findIndex(({ text }) => !/^[A-Z0-9*•xX./-]+[.,;:]?$/.test(text))
  const taken = words.slice(0, end === -1 ? words.length : end).slice(0, groupsMax)
  const value = taken.map(({ text }) => text.replace(/[.,;:]+$/, '')).join(' ')
  return taken.length > 1 && value.replace(/\D/g, '').length >= 3 && value.length <= 40 ? { value, words: taken } : null
}
