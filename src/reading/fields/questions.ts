import type { FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { FieldEvidence } from '../../ports/reader.ts'
import { readAnswer } from './values/choice.ts'
import { fold, lettersOf } from '../page/fold.ts'
import type { LabelledDocument } from './labelled-document.ts'
import { boxOf, type Row, type Segment } from '../page/rows.ts'
import type { Word } from '../page/page.ts'

/** Most lines of one question. */
const linesMax = 5
/** Lines of a question follow within this many heights. */
const pitchHeights = 1.5
/** Labels with at most so many letters must be a whole word: "EPV". */
const wordLettersMax = 5
/** Start of a column of answers: a box to tick, or one of the two answers. */
const answer = /^(?:[☐☒☑□■✓✔✗✘]|\[ ?[xX]? ?\]|(?:yes|no|oui|non)(?![\p{L}-]))/iu

/** The text of a question over all of its lines, and the words of its answers. */
interface Question {
  readonly text: string
  readonly answers: readonly Word[]
}

/**
 * The answer to a question that contains a label of the rule and runs over several lines, with its answers in columns beside one
 * of them. When labels of several rules match, the longest wins. Null without such a question or answer.
 */
export function answeredQuestion(rule: FieldRule, { type, pages }: LabelledDocument): FieldEvidence | null {
  const rules = type.fields.filter(({ kind }) => kind === 'yes_no')
  for (const { rows, page } of pages) {
    for (const { text, answers } of questionsOf(rows)) {
      const [asked] = rules.toSorted((a, b) => lettersAsked(b, text) - lettersAsked(a, text))
      const value = readAnswer(answers.map((word) => word.text).join(' '))
      if (asked !== rule || lettersAsked(rule, text) === 0 || value === null) continue
      return {
        value,
        source: page.source === 'text_layer' ? 'text_layer' : 'labelled_print',
        confidence: Math.min(...answers.map((word) => word.confidence)),
        page: page.index,
        box: boxOf(answers),
      }
    }
  }
  return null
}

/** Letters of the rule's longest label in a question; 0 when it has none. */
function lettersAsked({ labels }: FieldRule, text: string): number {
  const [letters, words] = [lettersOf(text), fold(text).split(/[^\p{L}]+/u)]
  return Math.max(
    0,
    ...labels
      .map(lettersOf)
      .filter((label) => (label.length <= wordLettersMax ? words.includes(label) : letters.includes(label)))
      .map((label) => label.length),
  )
}

/** Runs of lines that end with a question mark, a colon or a full stop, each with its answers. */
function questionsOf(rows: readonly Row[]): readonly Question[] {
  const questions: Question[] = []
  let lines: Row[] = []
  for (const row of rows) {
    const above = lines.at(-1)
    const follows = above !== undefined && row.box[1] - (above.box[1] + above.box[3]) < row.height * pitchHeights
    if (!follows || lines.length === linesMax) lines = []
    lines.push(row)
    if (!/[?:.]$/.test(askedOn(row))) continue
    questions.push(questionOf(lines))
    lines = []
  }
  return questions
}

function questionOf(rows: readonly Row[]): Question {
  return {
    text: rows.map(askedOn).join(' '),
    answers: rows.flatMap(({ segments }) => segments.filter(isAnswer).flatMap(({ words }) => words)),
  }
}

function askedOn({ segments }: Row): string {
  return segments
    .filter((segment) => !isAnswer(segment))
    .map(({ text }) => text)
    .join(' ')
}

function isAnswer({ text }: Segment): boolean {
  return answer.test(text)
}
