/**
 * Measures what the name engine finds of listed names that a customer gives otherwise, and how many clean customers it alerts.
 * `npm run bench -- screening-names DIR [--only short,typo,digit,alias,un,native,clean,pairs] [--asked 1500] [--customers 10000]`.
 *
 * `native` are heads of government and ministers of India, Nepal and Thailand as they write their names, asked where the list has the Latin
 * spelling alone; no rule was made on them.
 *
 * DIR has real lists and pairs as `npm run bench -- screening` takes them. Found is a hit of the entry that alerts.
 * docs/screening.md#measured.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ListedKind, ScreeningHit } from '../src/domain/screening/result.ts'
import { sanctionsSeverity } from '../src/domain/screening/severity.ts'
import { defaultThresholds } from '../src/domain/screening/thresholds.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../src/screening/engine.ts'
import type { ListedEntity, ReadList } from '../src/screening/entity/listed-entity.ts'
import type { NameIndex } from '../src/screening/index/name-index.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { seededRandom } from '../tools/documents/random.ts'
import { shortNames, withDigit, withTypo, type AskedName } from './screening/asked-names.ts'
import { readRecords } from './screening/delimited.ts'
import { party, readPairs, scorePairs } from './screening/labelled-pairs.ts'
import { perturb } from './screening/perturb.ts'
import nativeNames from './screening/native-names.json' with { type: 'json' }
import { entry, list, readLists } from './screening/read-lists.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'short,typo,digit,alias,un,native,clean,pairs' },
    asked: { type: 'string', default: '1500' },
    customers: { type: 'string', default: '10000' },
    misses: { type: 'string', default: '0' },
    ...figuresOption,
  },
})
const directory = positionals[0] ?? ''
const only = new Set(values.only.split(','))
const figures: Record<string, number> = {}
const lists = readLists(join(directory, 'lists'))
const entities = lists.flatMap((each) => each.entities)
const index = openIndex(compileIndex(lists))
/** Begun again by each part, so that a part measures the same whichever others run. */
let random = seededRandom(23)

if (only.has('short')) {
  for (const [label, oneFamilyName] of [
    ['first given and family name', false],
    ['first given and first of two family names', true],
  ] as const) {
    const names = drawn(shortNames(entities, oneFamilyName))
    report(
      `${label}, name alone`,
      names.map(({ text, entity }) => ({ text, entity, bornOn: '' })),
    )
    report(
      `${label}, with the birth day`,
      names.filter(({ bornOn }) => bornOn !== ''),
    )
  }
}
random = seededRandom(29)
for (const [name, change] of [
  ['typo', withTypo],
  ['digit', withDigit],
] as const) {
  if (!only.has(name)) continue
  for (const kind of ['person', 'organization'] as const) {
    random = seededRandom(41)
    const names = drawn(entities.filter((entity) => entity.kind === kind)).flatMap((entity) => {
      const listed = entity.names[Math.trunc(random() * entity.names.length)]!
      const text = listed.kind === 'weak' || !/^[\x20-\x7e]+$/.test(listed.text) ? null : change(listed.text, random)
      return text === null ? [] : [{ text, entity, bornOn: '' }]
    })
    report(`one ${name}, ${kind}`, names)
  }
}
random = seededRandom(31)
if (only.has('alias')) aliases()
random = seededRandom(37)
if (only.has('un')) {
  const names = entities.filter(({ listId, kind }) => listId === 'un_sc' && kind === 'person')
  report(
    'UN, one typo or another order',
    names.map((entity) => ({ text: perturb(entity.names[0]!.text, random), entity, bornOn: '' })),
  )
}
if (only.has('native')) native()
if (only.has('clean')) clean()
if (only.has('pairs')) pairs()
printFigures(figures)

function drawn<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, Number(values.asked))
    .map(({ item }) => item)
}

function report(label: string, names: readonly AskedName[], of: NameIndex = index): void {
  const missed = names.filter(({ text, entity, bornOn }) => !isFound(of, text, entity, bornOn))
  const share = (100 * (names.length - missed.length)) / names.length
  console.log(`${label}: ${share.toFixed(2)} % of ${names.length}`)
  figures[`${label.replaceAll(/\W+/g, '_')}_percent`] = share
  for (const { text, entity } of missed.slice(0, Number(values.misses)))
    console.log(
      `  ${text} <> ${entity.names
        .map((name) => name.text)
        .slice(0, 4)
        .join(' | ')}`,
    )
}

function isFound(of: NameIndex, text: string, { kind, listId, recordId }: ListedEntity, dateOfBirth: string): boolean {
  return alerts(of, text, kind, dateOfBirth).some((hit) => hit.listId === listId && hit.recordId === recordId)
}

function alerts(of: NameIndex, text: string, kind: ListedKind, dateOfBirth: string): readonly ScreeningHit[] {
  const hits = findHits(of, party(text, kind, { dateOfBirth }), { ...defaultScreeningConfig, hitsMax: 100 })
  return hits.filter((hit) => sanctionsSeverity(hit, defaultThresholds) !== null)
}

/**
 * Every second entry with several names is asked by one that its list then lacks; also whether any entry alerts, as the same person's on
 * another list does, and whether the entry is found where its list has the name.
 */
function aliases(): void {
  const asked: Record<string, AskedName[]> = { person: [], organization: [] }
  const reduced = lists.map(({ list: about, entities: all }): ReadList =>
    list(
      about.id,
      all.map((entity) => {
        const latin = entity.names.filter(
          ({ text, kind }) => kind !== 'weak' && /^[\x20-\x7e\u00c0-\u017f]+$/.test(text),
        )
        const left = latin.at(-1)
        const of = asked[entity.kind]
        if (latin.length < 2 || left === undefined || of === undefined || random() < 0.5) return entity
        if (latin.slice(0, -1).some(({ text }) => text === left.text)) return entity
        const rest = { ...entity, names: entity.names.filter((name) => name !== left) }
        of.push({ text: left.text, entity: rest, bornOn: '' })
        return rest
      }),
    ),
  )
  const without = openIndex(compileIndex(reduced))
  for (const [kind, names] of Object.entries(asked)) {
    const drawnNames = drawn(names)
    const label = `by another name of the entry, ${kind}`
    report(label, drawnNames, without)
    const alerted = drawnNames.filter(({ text, entity }) => alerts(without, text, entity.kind, '').length > 0).length
    const share = (100 * alerted) / drawnNames.length
    console.log(`${label}, any entry alerts: ${share.toFixed(2)} %`)
    figures[`${label.replaceAll(/\W+/g, '_')}_any_percent`] = share
    report(`${label}, which its list has`, drawnNames)
  }
}

/** Names in their own script, each of an entry that has its usual Latin spelling. */
function native(): void {
  for (const [script, names] of Object.entries(nativeNames)) {
    const own = names.map(([, latin = ''], place) =>
      entry('own', String(place), 'person', [{ text: latin, kind: 'primary' }]),
    )
    const beside = openIndex(compileIndex([list('own', own), ...lists]))
    const asked = names.flatMap(([text = ''], place): AskedName[] => {
      const of = own[place]
      return of === undefined ? [] : [{ text, entity: of, bornOn: '' }]
    })
    report(`persons in ${script}`, asked, beside)
  }
}

function clean(): void {
  const rows = readRecords(readFileSync(join(directory, 'lists', 'yente_negatives_us.csv'), 'utf8')).slice(
    0,
    Number(values.customers),
  )
  for (const [label, withBirth] of [
    ['clean customers alerted, name alone', false],
    ['clean customers alerted, with the birth date', true],
  ] as const) {
    let alerted = 0
    for (const row of rows) {
      const known = withBirth ? { dateOfBirth: row['date_of_birth'] ?? '' } : {}
      const hits = findHits(
        index,
        party(row['full_name'] ?? '', 'person' satisfies ListedKind, known),
        defaultScreeningConfig,
      )
      // The severity of a hit that a birth year contradicts is a warning, but its score is below the threshold.
      const worst = hits.find((hit) => hit.score >= defaultScreeningConfig.reviewMin)
      if (worst === undefined) continue
      alerted++
      if (alerted <= Number(values.misses)) console.log(`  ${row['full_name']} <> ${worst.matchedName} ${worst.score}`)
    }
    console.log(`${label}: ${((100 * alerted) / rows.length).toFixed(3)} % of ${rows.length}`)
    figures[`${label.replaceAll(/\W+/g, '_')}_percent`] = (100 * alerted) / rows.length
  }
}

/** Precision and recall of the labelled pairs at the product's threshold. */
function pairs(): void {
  const scored = scorePairs(readPairs(directory).filter(({ group }) => group.startsWith('nb:')))
  const hit = scored.filter(({ score }) => score >= defaultScreeningConfig.reviewMin)
  const right = hit.filter(({ expected }) => expected).length
  const f1 = (2 * right) / (hit.length + scored.filter(({ expected }) => expected).length)
  console.log(`pairs at the threshold: F1 ${f1.toFixed(3)} of ${scored.length}`)
  figures['pairs_f1'] = f1
}
