import type { DocumentType } from '../../../domain/document-types/definition/document-type.ts'
import { labelWordsOf, stemLetters, wordsOf } from './label-words.ts'
import type { LabelHit } from '../labels.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import { hasPostalCode } from '../values/address.ts'
import { namesCompany, namesPerson, namesStreet } from '../values/names.ts'
import type { Candidate, SoughtField } from './candidates.ts'
import { nameSigns } from './name-signs.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'

/** What a feature tells of. Training leaves whole groups out, so that no group is all that a decision rests on. */
export const groups = { words: 0, phrase: 1, label: 2, given: 3, value: 4, place: 5, like: 6 } as const
type Group = (typeof groups)[keyof typeof groups]

/** Features of one candidate, or of no value at all: places in the table of weights, and the group of each. */
export interface Features {
  readonly places: Int32Array
  readonly groups: Uint8Array
}

/** Bits of a place in the table of weights. */
export const placeBits = 20
const placeMask = (1 << placeBits) - 1

/** Features of each candidate of a field, and last those of leaving it out. */
export function featuresOf(
  field: SoughtField,
  candidates: readonly Candidate[],
  document: LabelledDocument,
): readonly Features[] {
  const among = amongOthers(field, candidates)
  const all = candidates.map((candidate, index) => {
    const page = document.pages[candidate.page]
    const features = openFeatures(field, document.type)
    if (page !== undefined) {
      const around = surroundingsOf(candidate, page)
      addWords(features, around)
      addLikeness(features, field, around, document.type)
      addLabels(features, field, candidate, around, page.hits)
      addPlace(features, candidate, document)
    }
    addGiven(features, candidate, candidates)
    addValue(features, field, candidate, document)
    for (const one of among[index] ?? []) features.add(one, groups.value)
    return features.done()
  })
  return [...all, absent(field, candidates, document)]
}

/** Features for leaving a field out. */
function absent(field: SoughtField, candidates: readonly Candidate[], { type, pages }: LabelledDocument): Features {
  const features = openFeatures(field, type)
  const given = candidates.find((one) => one.given !== null)?.given ?? null
  const labelled = pages.some(({ hits }) => hits.some((hit) => isLabelOf(hit, field)))
  features.add('none', groups.place)
  features.addOfType('none', groups.place)
  features.add(`none given ${given === null ? '' : given.source}`, groups.given)
  features.add(`none labelled ${labelled}`, groups.label)
  features.add(`none of ${Math.min(20, candidates.length)}`, groups.place)
  return features.done()
}

interface Open {
  add(text: string, group: Group): void
  addOfKind(text: string, group: Group): void
  /** For all fields alike. */
  addOfAny(text: string, group: Group): void
  /** For the field in the type alone. */
  addOfType(text: string, group: Group): void
  done(): Features
}

function openFeatures(field: SoughtField, type: DocumentType): Open {
  const places: number[] = []
  const kinds: number[] = []
  const ofField = hash(field.name, 7)
  const ofKind = hash(field.kind, 13)
  const ofType = hash(`${type.id} ${field.name}`, 17)
  const put = (text: string, group: Group, seed: number) => {
    places.push(hash(text, seed) & placeMask)
    kinds.push(group)
  }
  return {
    add: (text, group) => {
      put(text, group, ofField)
      put(text, group, ofKind)
    },
    addOfKind: (text, group) => put(text, group, ofKind),
    addOfAny: (text, group) => put(text, group, 23),
    addOfType: (text, group) => put(text, group, ofType),
    done: () => ({ places: Int32Array.from(places), groups: Uint8Array.from(kinds) }),
  }
}

/** FNV-1a with another start for each seed. */
function hash(text: string, seed: number): number {
  let value = (2166136261 ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0
  value ^= value >>> 15
  return Math.imul(value, 0x85ebca6b) >>> 0
}

function addWords(features: Open, around: Surroundings): void {
  const parts = [
    ['B', around.before],
    ['N', around.after],
    ['L', around.left],
    ['R', around.right],
    ['T', around.rowHead],
    ['A', around.above],
    ['H', around.columnHead],
    ['D', around.below],
    ['S', around.section],
  ] as const
  for (const [tag, text] of parts) {
    const words = wordsOf(text)
    if (words.length === 0) {
      features.add(`${tag} empty`, groups.place)
      continue
    }
    if (words.length <= 6) {
      features.add(`${tag}=${words.join(' ')}`, groups.phrase)
      features.addOfType(`${tag}=${words.join(' ')}`, groups.phrase)
    }
    const stems = words.map((word) => word.slice(0, stemLetters))
    const taken = tag === 'B' ? stems.slice(-5) : stems.slice(0, 6)
    for (const stem of new Set(taken)) features.add(`${tag}:${stem}`, groups.words)
    for (const [index, stem] of taken.entries())
      if (index > 0) features.add(`${tag}:${taken[index - 1]}_${stem}`, groups.words)
    // Whatever its side, the word is beside the value.
    if (tag === 'B' || tag === 'L' || tag === 'A' || tag === 'H')
      for (const stem of new Set(taken)) features.add(`*:${stem}`, groups.words)
    if (/:\s*$/.test(text)) features.add(`${tag} colon`, groups.place)
  }
}

/** How far what stands around a value has the words of the field's labels, and of those of others. */
function addLikeness(features: Open, field: SoughtField, around: Surroundings, type: DocumentType): void {
  const words = labelWordsOf(type)
  let best = ''
  for (const [tag, text] of [
    ['B', around.before],
    ['L', around.left],
    ['A', around.above],
    ['H', around.columnHead],
    ['T', around.rowHead],
    ['S', around.section],
  ] as const) {
    if (text === '') continue
    const { own, other } = words.likenessTo(field.name, text)
    const [ownLevel, otherLevel] = [levelOf(own), levelOf(other)]
    features.addOfKind(`like ${tag} ${ownLevel}`, groups.like)
    features.addOfKind(`like ${tag} ${ownLevel} ${otherLevel}`, groups.like)
    features.addOfAny(`like ${tag} ${ownLevel} ${otherLevel}`, groups.like)
    if (best === '' && own >= 0.5 && own >= other) best = tag
  }
  features.add(`best like ${best}`, groups.like)
  features.addOfAny(`best like ${best}`, groups.like)
}

function levelOf(share: number): number {
  return share === 0 ? 0 : share < 0.3 ? 1 : share < 0.55 ? 2 : share < 0.8 ? 3 : share < 1 ? 4 : 5
}

/** Labels that rules know, around the value: those of the field and those of others. */
function addLabels(
  features: Open,
  field: SoughtField,
  { segment, words }: Candidate,
  around: Surroundings,
  hits: readonly LabelHit[],
): void {
  let any = false
  let best = ''
  for (const hit of hits) {
    const at = around.labelling.indexOf(hit.segment)
    if (at === -1 || hit.words.some((word) => words.includes(word))) continue
    const role =
      hit.segment === segment
        ? 'B'
        : hit.segment.text === around.left
          ? 'L'
          : hit.segment.text === around.above
            ? 'A'
            : 'H'
    if (role === 'B' && hit.words[0] !== undefined && words[0] !== undefined && hit.words[0].box[0] > words[0].box[0])
      continue
    const whose = isLabelOf(hit, field)
      ? 'own'
      : hit.rules.length === 0
        ? 'none'
        : hit.rules.some(({ kind }) => kind === field.kind)
          ? 'like'
          : 'other'
    const sure = `${hit.likeness === 1 ? 'exact' : 'alike'}${hit.inline ? ' inline' : ''}`
    features.add(`label ${role} ${whose}`, groups.label)
    features.add(`label ${role} ${whose} ${sure}`, groups.label)
    any = true
    if (whose === 'own' && 'BLAH'.indexOf(role) < 'BLAH|'.indexOf(best === '' ? '|' : best)) best = role
  }
  features.add(`own label ${best}`, groups.label)
  features.addOfAny(`own label ${best} ${field.kind}`, groups.label)
  if (!any) features.add('label none', groups.label)
}

function isLabelOf(hit: LabelHit, { name }: SoughtField): boolean {
  return hit.rules.some((one) => one.name === name)
}

function addGiven(features: Open, candidate: Candidate, all: readonly Candidate[]): void {
  const { given } = candidate
  const chosen = all.find((one) => one.given !== null)
  if (given !== null) {
    features.add(`given ${given.source}`, groups.given)
    features.addOfType(`given`, groups.given)
    features.addOfAny(`given ${given.source}`, groups.given)
    features.add(
      `given ${given.confidence > 0.97 ? 'sure' : given.confidence > 0.75 ? 'likely' : 'doubtful'}`,
      groups.given,
    )
  } else if (chosen === undefined) features.add('given none', groups.given)
  else features.add(chosen.value === candidate.value ? 'given alike' : 'given other', groups.given)
}

function addPlace(features: Open, { words, page, row }: Candidate, { pages }: LabelledDocument): void {
  const [first] = words
  const on = pages[page]?.page
  const rows = pages[page]?.rows ?? []
  if (first === undefined || on === undefined || row === null) {
    features.add('placeless', groups.place)
    return
  }
  const across = Math.min(3, Math.floor((first.box[0] / on.width) * 4))
  const down = Math.min(7, Math.floor((first.box[1] / on.height) * 8))
  features.add(`page ${Math.min(2, page)}`, groups.place)
  features.add(`across ${across}`, groups.place)
  features.add(`down ${down}`, groups.place)
  features.add(`at ${page > 0 ? 'later' : `${across} ${down >> 1}`}`, groups.place)
  const usual = rows[Math.floor(rows.length / 2)]?.height ?? first.box[3]
  const size = first.box[3] / Math.max(1, usual)
  features.add(`size ${size < 0.8 ? 'small' : size < 1.2 ? 'usual' : size < 1.7 ? 'large' : 'huge'}`, groups.place)
  features.add(`row of ${Math.min(5, row.segments.length)}`, groups.place)
}

function addValue(
  features: Open,
  field: SoughtField,
  { value, words, segment, row, name, named }: Candidate,
  document: LabelledDocument,
): void {
  const add = (text: string) => features.add(text, groups.value)
  const printed = words.map(({ text }) => text).join(' ')
  if (segment !== null) add(`whole ${words.length === segment.words.length}`)
  if (row !== null) add(`alone ${words.length === row.words.length}`)
  switch (field.kind) {
    case 'money':
      add(`cents ${/[.,]\d{2}\D*$/.test(printed)}`)
      add(`digits ${value.replace(/\D/g, '').length}`)
      if (value.startsWith('-')) add('negative')
      if (Number(value) === 0) add('zero')
      add(`sign ${/[$€£]|CAD|EUR|USD|MAD|DH/.test(`${printed} ${segment?.text ?? ''}`)}`)
      return
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
      return
    }
    case 'date':
    case 'year':
    case 'percent':
      return
    default:
      if (named !== undefined) addParts(features, value)
      add(`words ${Math.min(8, words.length)}`)
      add(`capital ${printed === printed.toUpperCase()}`)
      add(`person ${namesPerson(value)}`)
      add(`company ${namesCompany(value)}`)
      add(`street ${namesStreet(value)}`)
      add(`digits ${/\d/.test(value)}`)
      add(`code ${hasPostalCode(value)}`)
      add(`comma ${value.includes(',')}`)
      add(`joint ${value.includes('; ')}`)
      if (name !== undefined) for (const sign of nameSigns(value, document)) add(sign)
      if (name !== undefined) add(`title ${name.title}`)
      if (name?.inAddress === true) add('in address')
      if (name?.joint === true) add(`all persons ${value.split('; ').every(namesPerson)}`)
      if (name !== undefined) add(`addressed ${name.addressed}`)
      if (name !== undefined) add(`named ${name.addressed} ${name.joint} ${namesPerson(value)}`)
      if (named !== undefined) add(`under name ${named}`)
      if (named !== undefined) add(`parts ${Math.min(6, value.split(', ').length)}`)
      for (const word of wordsOf(value).slice(0, 8)) features.add(`is:${word.slice(0, stemLetters)}`, groups.words)
  }
}

/** What the first and the last line of an address are like. */
function addParts(features: Open, value: string): void {
  const parts = value.split(', ')
  const [first = '', second = ''] = parts
  const last = parts.at(-1) ?? ''
  features.add(`first line ${lineOf(first)}`, groups.value)
  features.add(`first lines ${lineOf(first)} ${lineOf(second)}`, groups.value)
  features.add(`last line ${lineOf(last)}`, groups.value)
}

function lineOf(text: string): string {
  if (hasPostalCode(text)) return 'code'
  if (/\d/.test(text)) return namesStreet(text) ? 'street' : /^\d/.test(text) ? 'number' : 'digits'
  if (namesCompany(text)) return 'company'
  return namesStreet(text) ? 'street words' : namesPerson(text) ? 'person' : 'words'
}

const dayMs = 86_400_000

/** How a candidate compares with the others of its field. */
function amongOthers(field: SoughtField, candidates: readonly Candidate[]): readonly (readonly string[])[] {
  const times = new Map<string, number>()
  for (const { value } of candidates) times.set(value, (times.get(value) ?? 0) + 1)
  const repeated = candidates.map(({ value }) => `times ${Math.min(4, times.get(value) ?? 0)}`)
  if (field.kind === 'date') {
    const days = candidates.map(({ value }) => Date.parse(value) / dayMs).map((day) => (Number.isNaN(day) ? 0 : day))
    const latest = Math.max(...days)
    const ordered = [...new Set(days)].sort((a, b) => a - b)
    return candidates.map((candidate, index) => {
      const day = days[index] ?? 0
      const inLine = candidates.filter((other) => other.segment === candidate.segment && other.segment !== null)
      const rank = ordered.indexOf(day)
      return [
        repeated[index] ?? '',
        `before last ${span(latest - day)}`,
        `rank ${rank === 0 ? 'first' : rank === ordered.length - 1 ? 'last' : rank === ordered.length - 2 ? 'last but one' : 'between'} of ${Math.min(4, ordered.length)}`,
        `in range ${inLine.length === 2 ? inLine.indexOf(candidate) : inLine.length === 1 ? 'alone' : 'many'}`,
      ]
    })
  }
  if (field.kind === 'money') {
    const sizes = candidates.map(({ value }) => Math.abs(Number(value)))
    const ordered = [...new Set(sizes)].sort((a, b) => b - a)
    return candidates.map((candidate, index) => {
      const rank = ordered.indexOf(sizes[index] ?? 0)
      const inRow = candidates.filter((other) => other.row === candidate.row && other.row !== null)
      const at = inRow.indexOf(candidate)
      return [
        repeated[index] ?? '',
        `largest ${Math.min(5, rank)}`,
        `in row ${at === 0 ? 'first' : at === inRow.length - 1 ? 'last' : 'between'} of ${Math.min(4, inRow.length)}`,
      ]
    })
  }
  if (candidates.some(({ name, named }) => name !== undefined || named !== undefined))
    return candidates.map((one, index) => [repeated[index] ?? '', ...amongTexts(one, candidates)])
  return candidates.map((_, index) => [repeated[index] ?? ''])
}

/** Whether a text is part of another candidate at its place, or has one in it. */
function amongTexts(one: Candidate, all: readonly Candidate[]): readonly string[] {
  const near = all.filter(
    (other) => other !== one && other.page === one.page && other.words.some((word) => one.words.includes(word)),
  )
  const within = near.filter(({ value }) => value.length > one.value.length && value.includes(one.value))
  const around = near.filter(({ value }) => value.length < one.value.length && one.value.includes(value))
  const longer = near.filter(({ value }) => value.length > one.value.length)
  return [
    `within ${within.length > 0}`,
    `around ${around.length > 0}`,
    `longer ${Math.min(3, longer.length)}`,
    ...(one.name === undefined ? [] : [`within joint ${within.some(({ name }) => name?.joint === true)}`]),
  ]
}

function span(days: number): string {
  const steps = [0, 3, 10, 20, 35, 70, 200, 400, 1100, 4000, 12_000]
  return String(steps.findIndex((step) => days <= step))
}
