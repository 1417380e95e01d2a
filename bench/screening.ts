/**
 * Measures the name engine. `npm run bench -- screening [DIR] [--only speed,pairs,lists,scripts,million] [--queries 2000] [--typos 1500] [--customers 10000]`.
 *
 * Without DIR it runs on an invented list. With DIR it reads `lists/` (real lists), `pairs.jsonl` (labelled pairs, of which a third,
 * chosen by their text alone, was kept out of tuning), `graded-pairs.jsonl` (scores of other engines) and `alias-pairs.jsonl` (names
 * in other scripts; half of the entries, by their id, was kept out of tuning). Speed is CPU time of the process beside a brute scan with token-sorted Jaro-Winkler over the same names and queries in the same run.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { countryCode } from '../src/domain/values/countries.ts'
import type { PartyToScreen } from '../src/ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../src/screening/engine.ts'
import { readRecord } from '../src/screening/index/entity-record.ts'
import { readSections } from '../src/screening/index/file-format.ts'
import { recordOf } from '../src/screening/index/name-index.ts'
import type { ListedEntity, ReadList } from '../src/screening/entity/listed-entity.ts'
import { findCandidates } from '../src/screening/search/candidates.ts'
import { queryName } from '../src/screening/search/query-name.ts'
import { seededRandom } from '../tools/documents/random.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { bruteScan, sorted } from './screening/brute-scan.ts'
import { readRecords } from './screening/delimited.ts'
import { gradedFigures } from './screening/graded-pairs.ts'
import { augment, inventEntities } from './screening/invented-list.ts'
import { isHeldOut, pairFigures, party, readPairs, scorePairs } from './screening/labelled-pairs.ts'
import { otherScripts } from './screening/other-scripts.ts'
import { perturb } from './screening/perturb.ts'
import { list, readLists } from './screening/read-lists.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'speed,pairs,lists,scripts,million' },
    queries: { type: 'string', default: '2000' },
    typos: { type: 'string', default: '1500' },
    customers: { type: 'string', default: '10000' },
    ...figuresOption,
  },
})
/** Filled by the parts that run. */
const figures: Record<string, number> = {}
const inventedCount = 80_000
const millionNames = 1_000_000
const bruteQueries = 40
/** The largest parts of an index that are printed. */
const partsShown = 8
const bruteMin = 0.9
const directory = positionals[0]
const only = new Set(values.only.split(','))
const queries = Number(values.queries)
const random = seededRandom(7)

const lists: readonly ReadList[] =
  directory === undefined
    ? [list('invented', inventEntities(inventedCount, random))]
    : readLists(join(directory, 'lists'))
const entities = lists.flatMap((each) => each.entities)
const customers = readClean()
const clean = customers.slice(0, queries)
const index = build(lists, 'lists')

if (only.has('speed')) {
  speed(
    'clean names',
    clean.map(({ name }) => party(name, 'person')),
  )
  compareWithBrute()
}
if (only.has('pairs') && directory !== undefined) {
  labelled(directory)
  graded(directory)
}
if (only.has('lists')) alarmsAndRecall()
if (only.has('scripts') && directory !== undefined) {
  for (const [key, { found, asked, heldOut }] of otherScripts(directory, lists))
    console.log(
      `${key}: ${percent(found, asked)} of ${asked}; held out ${percent(heldOut.found, heldOut.asked)} of ${heldOut.asked}`,
    )
}
if (only.has('million')) million()
printFigures(figures)

/** Somebody who is on no list, and what a form would know. */
interface Customer extends Pick<PartyToScreen, 'dateOfBirth' | 'countries' | 'gender'> {
  readonly name: string
}

function readClean(): readonly Customer[] {
  const file = join(directory ?? '', 'lists', 'yente_negatives_us.csv')
  if (directory === undefined || !existsSync(file)) {
    return inventEntities(Number(values.customers) * 2, seededRandom(99))
      .filter(({ kind }) => kind === 'person')
      .map(({ names }) => ({ name: names[0]!.text, dateOfBirth: '', countries: [], gender: null }))
  }
  return readRecords(readFileSync(file, 'utf8'))
    .slice(0, Number(values.customers))
    .map((row) => {
      const country = countryCode(row['nationality'] ?? '')
      const gender = row['gender']
      return {
        name: row['full_name'] ?? '',
        dateOfBirth: row['date_of_birth'] ?? '',
        countries: country === null ? [] : [country],
        gender: gender === 'male' || gender === 'female' ? gender : null,
      }
    })
}

function build(from: readonly ReadList[], label: string) {
  const started = process.cpuUsage()
  const bytes = compileIndex(from)
  const seconds = cpuMs(started) / 1000
  const opened = openIndex(bytes)
  const start = startFrom(bytes)
  const scratch = opened.names * 4 + opened.tokens * 8
  const perHundredThousand = ((bytes.length + scratch) / opened.names) * 0.1
  console.log(
    `${label}: ${opened.names} names, ${opened.tokens} words; build ${seconds.toFixed(2)} s CPU (${((seconds / opened.names) * 100_000).toFixed(2)} s per 100k); ` +
      `start from its file of ${(bytes.length / 1e6).toFixed(0)} MB ${start.ms.toFixed(0)} ms, ${start.cpuMs.toFixed(0)} ms CPU; ${perHundredThousand.toFixed(1)} MB per 100k names, ${((opened.entityRecords.length / opened.names) * 0.1).toFixed(1)} of them records`,
  )
  figures[`${label}_names`] = opened.names
  figures[`${label}_build_cpu_seconds_per_100k`] = (seconds / opened.names) * 100_000
  figures[`${label}_index_mb`] = bytes.length / 1e6
  figures[`${label}_start_ms`] = start.ms
  figures[`${label}_start_cpu_ms`] = start.cpuMs
  const parts = Object.entries(readSections(bytes)).sort(([, a], [, b]) => b.byteLength - a.byteLength)
  const shown = parts.slice(0, partsShown).map(([part, { byteLength }]) => {
    return `${part} ${((byteLength / opened.names) * 0.1).toFixed(2)}`
  })
  console.log(`  MB per 100k names: ${shown.join(', ')}`)
  return opened
}

/** How long a process of its own takes to open the compiled file, which the disk still remembers; in milliseconds. */
function startFrom(bytes: Uint8Array): { readonly ms: number; readonly cpuMs: number } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-index-'))
  const file = join(folder, 'index')
  try {
    writeFileSync(file, bytes)
    const script = fileURLToPath(new URL('./screening/start-from.ts', import.meta.url))
    const printed = execFileSync(process.execPath, [script, file], { encoding: 'utf8' })
    return JSON.parse(printed)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function speed(label: string, parties: readonly PartyToScreen[], on = index): number {
  for (const each of parties.slice(0, 200)) findHits(on, each, defaultScreeningConfig)
  const waits: number[] = []
  const started = process.cpuUsage()
  for (const each of parties) {
    const before = performance.now()
    findHits(on, each, defaultScreeningConfig)
    waits.push(performance.now() - before)
  }
  const cpu = cpuMs(started) / parties.length
  waits.sort((a, b) => a - b)
  const at = (share: number): string => (waits[Math.trunc(share * waits.length)] ?? 0).toFixed(3)
  figures[`${label.replaceAll(/\W+/g, '_')}_cpu_ms_per_query`] = cpu
  console.log(
    `${label}: ${cpu.toFixed(3)} ms CPU a query (${Math.round(1000 / cpu)} a second); p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} ms`,
  )
  return cpu
}

function compareWithBrute(): void {
  const names = entities.flatMap((entity) => entity.names.map(({ text }) => sorted(text)))
  const started = process.cpuUsage()
  for (const { name } of clean.slice(0, bruteQueries)) bruteScan(names, name, bruteMin)
  const brute = cpuMs(started) / bruteQueries
  const own = speed(
    'the same again',
    clean.map(({ name }) => party(name, 'person')),
  )
  console.log(`brute token-sorted Jaro-Winkler: ${brute.toFixed(1)} ms CPU a query; ratio ${Math.round(brute / own)}`)
  Object.assign(figures, { brute_cpu_ms_per_query: brute, brute_ratio: brute / own })
}

function labelled(folder: string): void {
  const scored = scorePairs(readPairs(folder).filter(({ group }) => group.startsWith('nb:')))
  for (const [label, pairs] of [
    ['all', scored],
    ['tuned on', scored.filter((pair) => !isHeldOut(pair))],
    ['held out', scored.filter(isHeldOut)],
  ] as const) {
    const {
      pairs: count,
      bestF1,
      bestAt,
      recall5,
      recall10,
      strongErrors,
    } = pairFigures(pairs, defaultScreeningConfig.reviewMin)
    console.log(
      `pairs ${label} (${count}): best F1 ${bestF1.toFixed(3)} at ${bestAt}; recall at 5 % ${recall5.toFixed(3)}, at 10 % ${recall10.toFixed(3)}; STRONG errors ${strongErrors}`,
    )
  }
}

function graded(folder: string): void {
  for (const [scorer, figures] of gradedFigures(folder, defaultScreeningConfig.reviewMin)) {
    const { pairs, correlation, alike, alikeShown, unlike, unlikeShown } = figures
    console.log(
      `${scorer} (${pairs} pairs): rank correlation ${correlation.toFixed(2)}; shown of its alike ${alikeShown}/${alike}, of its unlike ${unlikeShown}/${unlike}`,
    )
  }
}

/** Clean customers that hit, and listed names with a typo that are found: by the candidates, and with a hit. */
function alarmsAndRecall(): void {
  const config = { ...defaultScreeningConfig, reviewMin: 700 }
  const tops = customers.map(({ name }) => findHits(index, party(name, 'person'), config)[0]?.score ?? 0)
  const scoresKnowing = (of: (customer: Customer) => Partial<PartyToScreen>): number[] =>
    customers.map((customer) => findHits(index, party(customer.name, 'person', of(customer)), config)[0]?.score ?? 0)
  const withBirth = scoresKnowing(({ dateOfBirth }) => ({ dateOfBirth }))
  const withAll = scoresKnowing(({ dateOfBirth, countries, gender }) => ({ dateOfBirth, countries, gender }))
  const own: number[] = []
  let opened = 0
  const wanted = entities.filter(({ kind }) => kind === 'person' || kind === 'organization')
  for (let tries = 0; own.length < Number(values.typos) && tries < 100_000; tries++) {
    const entity = wanted[Math.trunc(random() * wanted.length)]!
    const name = entity.names[Math.trunc(random() * entity.names.length)]!
    if (name.kind === 'weak' || name.text.length < 4 || !/^[\x20-\x7e]+$/.test(name.text)) continue
    const asked = perturb(name.text, random)
    if (isOpened(asked, entity)) opened++
    const hits = findHits(index, party(asked, entity.kind), { ...config, hitsMax: 100 })
    own.push(hits.find(({ listId, recordId }) => listId === entity.listId && recordId === entity.recordId)?.score ?? 0)
  }
  console.log(`blocking: ${percent(opened, own.length)} of ${own.length} names with a typo`)
  for (const at of [700, 725, 750, 760, 775, 800, 825, 850]) {
    const above = (scores: readonly number[]): number => scores.filter((score) => score >= at).length
    console.log(
      `at ${at}: found ${percent(above(own), own.length)}; clean with a hit ${percent(above(tops), tops.length)}, with birth date ${percent(above(withBirth), withBirth.length)}, with country and gender too ${percent(above(withAll), withAll.length)}`,
    )
  }
}

function isOpened(asked: string, entity: ListedEntity): boolean {
  const query = queryName(index, asked, entity.kind === 'person' ? 'person' : 'other')
  return findCandidates(index, query, 0).some((name) => {
    const { listId, recordId } = readRecord(recordOf(index, index.nameEntities[name] ?? 0))
    return listId === entity.listId && recordId === entity.recordId
  })
}

function million(): void {
  const more = list('augmented', augment(entities, Math.max(0, millionNames - index.names), random))
  const large = build([...lists, more], 'million')
  speed(
    'clean names, a million',
    clean.map(({ name }) => party(name, 'person')),
    large,
  )
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`
}
