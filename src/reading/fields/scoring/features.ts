import type { DocumentType } from '../../../domain/document-types/definition/document-type.ts'
import type { LabelHit } from '../labels.ts'
import type { LabelledDocument } from '../labelled-document.ts'
import type { LabelledPage } from '../places.ts'
import { amongOthers } from './among-others.ts'
import type { Candidate, SoughtField } from './candidate.ts'
import { labelWordsOf } from './label-words.ts'
import { pageIndex, type PageIndex } from './page-index.ts'
import { groups, openFeatures, type Features, type Open } from './places.ts'
import { phraseOf, type Side } from './phrases.ts'
import { surroundingsOf, type Surroundings } from './surroundings.ts'
import { valueTexts } from './value-texts.ts'
import { wordingsOf } from './wordings.ts'

/** Features of each candidate of a field, and last those of leaving it out. */
export function featuresOf(
  field: SoughtField,
  candidates: readonly Candidate[],
  document: LabelledDocument,
): readonly Features[] {
  const among = amongOthers(field, candidates)
  const given = candidates.find((one) => one.given !== null)
  const all = candidates.map((candidate, index) => {
    const page = document.pages[candidate.page]
    const features = openFeatures(field, document.type)
    if (page !== undefined) {
      const around = surroundingsOf(candidate, page)
      addWords(features, around, page)
      addLikeness(features, field, around, document.type)
      addWordings(features, field, around, document.type)
      addLabels(features, field, candidate, { around, hitsOf: pageIndex(page).hitsOf })
      addPlace(features, candidate, document)
    }
    addGiven(features, candidate, given)
    const value = valueTexts(field.kind, candidate, document)
    for (const one of value.form) features.add(one, groups.value)
    for (const one of value.words) features.add(one, groups.words)
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

function addWords(features: Open, around: Surroundings, page: LabelledPage): void {
  const parts: readonly (readonly [Side, string])[] = [
    ['B', around.before],
    ['N', around.after],
    ['L', around.left],
    ['R', around.right],
    ['T', around.rowHead],
    ['A', around.above],
    ['H', around.columnHead],
    ['D', around.below],
    ['S', around.section],
  ]
  for (const [side, text] of parts) features.addAll(phraseOf(side, text, page))
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

/** How far issuers' wordings of the field are around a value, and those of other fields and of values that are none. */
function addWordings(features: Open, field: SoughtField, around: Surroundings, type: DocumentType): void {
  const wordings = wordingsOf(type)
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
    const { own, other, foreign } = wordings.oddsOf(field.name, field.kind, text)
    const [ownLevel, lead] = [oddsLevel(own), oddsLevel(own - Math.max(other, foreign))]
    features.addOfKind(`worded ${tag} ${ownLevel}`, groups.like)
    features.addOfKind(`worded ${tag} ${ownLevel} ${lead}`, groups.like)
    features.addOfAny(`worded ${tag} ${ownLevel} ${lead}`, groups.like)
    features.addOfKind(`worded ${tag} ${oddsLevel(own - other)} of ${oddsLevel(own - foreign)}`, groups.like)
    if (best === '' && own >= 1 && own >= other && own >= foreign) best = tag
  }
  features.add(`best worded ${best}`, groups.like)
  features.addOfAny(`best worded ${best}`, groups.like)
}

function oddsLevel(odds: number): number {
  return oddsSteps.findIndex((step) => odds < step)
}

const oddsSteps = [-3, -1.5, -0.4, 0.4, 1.2, 2.2, 3.5, 5.5, Infinity]

function levelOf(share: number): number {
  return share === 0 ? 0 : share < 0.3 ? 1 : share < 0.55 ? 2 : share < 0.8 ? 3 : share < 1 ? 4 : 5
}

/** Sides of a label: before the value, left of it, above it, at the head of its column. */
const nearest = ['B', 'L', 'A', 'H'] as const

/** Labels that rules know, around the value: those of the field and those of others. */
function addLabels(
  features: Open,
  field: SoughtField,
  { segment, words }: Candidate,
  { around, hitsOf }: { readonly around: Surroundings } & Pick<PageIndex, 'hitsOf'>,
): void {
  let any = false
  let best: (typeof nearest)[number] | null = null
  for (const hit of [...new Set(around.labelling)].flatMap((one) => hitsOf.get(one) ?? [])) {
    if (hit.words.some((word) => words.includes(word))) continue
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
    if (whose === 'own' && (best === null || nearest.indexOf(role) < nearest.indexOf(best))) best = role
  }
  features.add(`own label ${best ?? ''}`, groups.label)
  features.addOfAny(`own label ${best ?? ''} ${field.kind}`, groups.label)
  if (!any) features.add('label none', groups.label)
}

function isLabelOf(hit: LabelHit, { name }: SoughtField): boolean {
  return hit.rules.some((one) => one.name === name)
}

function addGiven(features: Open, candidate: Candidate, chosen: Candidate | undefined): void {
  const { given } = candidate
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
