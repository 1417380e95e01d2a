import type { FieldKind } from '../../../domain/document-types/definition/document-type.ts'
import type { Word } from '../../page/page.ts'
import { hasPostalCode } from '../values/address.ts'
import { namesCompany, namesPerson, namesStreet } from '../values/names.ts'
import type { Candidate } from './candidate.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import { stemLetters, wordsOf } from './label-words.ts'
import { nameSigns } from './name-signs.ts'
import { pageIndex } from './page-index.ts'
import { edgesOf, namedLevel, nameWords } from './name-words.ts'

/** What a value is like by itself, and of a text its words. */
export interface ValueTexts {
  readonly form: readonly string[]
  readonly words: readonly string[]
}

/** What is known of values at their words, since many fields choose from the same ones. */
const known = new WeakMap<
  readonly Word[],
  { readonly value: string; readonly form: string; readonly texts: ValueTexts }
>()

/** What a candidate's value is like for a kind of field. */
export function valueTexts(kind: FieldKind, candidate: Candidate, document: LabelledDocument): ValueTexts {
  const { value, words } = candidate
  const form = formOf(kind)
  const kept = known.get(words)
  if (kept?.value === value && kept.form === form) return kept.texts
  const texts = textsOf(kind, candidate, document)
  known.set(words, { value, form, texts })
  return texts
}

/** Kinds of one form are described alike. */
function formOf(kind: FieldKind): string {
  switch (kind) {
    case 'money':
      return 'amount'
    case 'id_number':
    case 'account':
    case 'iban':
      return 'number'
    case 'date':
    case 'year':
    case 'percent':
      return 'short'
    default:
      return 'text'
  }
}

function textsOf(
  kind: FieldKind,
  { value, words, segment, row, page, name, named }: Candidate,
  document: LabelledDocument,
): ValueTexts {
  const form: string[] = []
  const add = (text: string) => {
    form.push(text)
  }
  const printed = words.map(({ text }) => text).join(' ')
  if (segment !== null) add(`whole ${words.length === segment.words.length}`)
  if (row !== null) add(`alone ${words.length === row.words.length}`)
  switch (kind) {
    case 'money':
      add(`cents ${/[.,]\d{2}\D*$/.test(printed)}`)
      add(`digits ${value.replace(/\D/g, '').length}`)
      if (value.startsWith('-')) add('negative')
      if (Number(value) === 0) add('zero')
      add(`sign ${/[$€£]|CAD|EUR|USD|MAD|DH/.test(`${printed} ${segment?.text ?? ''}`)}`)
      return { form, words: [] }
    case 'id_number':
    case 'account':
    case 'iban': {
      add(
        `shape ${value
          .replace(/\d+/g, (digits) => `${Math.min(9, digits.length)}`)
          .replace(/[A-Z]+/g, 'A')
          .replace(/[X*•x]+/g, '*')}`,
      )
      add(`digits ${Math.min(16, value.replace(/\D/g, '').length)}`)
      add(`words ${words.length}`)
      return { form, words: [] }
    }
    case 'date':
    case 'year':
    case 'percent':
      return { form, words: [] }
    default:
      if (named !== undefined) for (const part of partsOf(value)) add(part)
      add(`words ${Math.min(8, words.length)}`)
      add(`capital ${printed === printed.toUpperCase()}`)
      add(`person ${namesPerson(value)}`)
      add(`company ${namesCompany(value)}`)
      add(`street ${namesStreet(value)}`)
      add(`digits ${/\d/.test(value)}`)
      add(`code ${hasPostalCode(value)}`)
      add(`comma ${value.includes(',')}`)
      add(`joint ${value.includes('; ')}`)
      form.push(...nameWords(value))
      if (segment !== null) form.push(...edgesOf(words, segment))
      if (name !== undefined) form.push(...nameSigns(value, document))
      if (name !== undefined) add(`title ${name.title}`)
      if (name?.list !== undefined) {
        const { count, before, after } = name.list
        add(`list of ${Math.min(5, count)}`)
        add(`list ${before} ${after}`)
      }
      if (name?.joint === true) add(`one section ${isOneSection(words, document, page)}`)
      if (name?.inAddress === true) add('in address')
      if (name?.joint === true) add(`all persons ${value.split('; ').every(namesPerson)}`)
      if (name !== undefined) add(`addressed ${name.addressed}`)
      if (name !== undefined) add(`named ${name.addressed} ${name.joint} ${namesPerson(value)}`)
      if (named !== undefined) add(`under name ${named}`)
      if (named !== undefined) add(`parts ${Math.min(6, value.split(', ').length)}`)
      return {
        form,
        words: wordsOf(value)
          .slice(0, 8)
          .map((word) => `is:${word.slice(0, stemLetters)}`),
      }
  }
}

/** What the first and the last line of an address are like. */
function partsOf(value: string): readonly string[] {
  const parts = value.split(', ')
  const [first = '', second = ''] = parts
  const last = parts.at(-1) ?? ''
  return [
    `first line ${lineOf(first)}`,
    `first line named ${namedLevel(first)} ${parts.length > 2}`,
    `first lines ${lineOf(first)} ${lineOf(second)}`,
    `last line ${lineOf(last)}`,
  ]
}

function lineOf(text: string): string {
  if (hasPostalCode(text)) return 'code'
  if (/\d/.test(text)) return namesStreet(text) ? 'street' : /^\d/.test(text) ? 'number' : 'digits'
  if (namesCompany(text)) return 'company'
  return namesStreet(text) ? 'street words' : namesPerson(text) ? 'person' : 'words'
}

/** Whether the first and the last word of a list stand under the same heading. */
function isOneSection(words: readonly Word[], { pages }: LabelledDocument, page: number): boolean {
  const on = pages[page]
  if (on === undefined) return false
  const { placeOf, rowAt, sections } = pageIndex(on)
  const sectionOf = (word: Word | undefined) => {
    const row = word === undefined ? undefined : placeOf.get(word)?.row
    return row === undefined ? undefined : sections[rowAt.get(row) ?? -1]
  }
  return sectionOf(words[0]) === sectionOf(words.at(-1))
}
