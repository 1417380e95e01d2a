/**
 * Measures how many listed organisations are stopped that a client file names as a party without saying what they are, and how many
 * clean customers are alerted, both beside the kind guessed from the name in the same run.
 * `npm run bench -- listed-organisations [DIR] [--organisations 1000] [--customers 10000]`.
 *
 * DIR has real lists as `npm run bench -- screening` takes them; without it the list is invented. docs/screening.md#kind-of-a-party.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseProfile } from '../src/domain/profile/parse-profile.ts'
import { screeningParties } from '../src/domain/screening/parties.ts'
import type { ScreenableParty } from '../src/domain/screening/screenable-party.ts'
import { sanctionsSeverity } from '../src/domain/screening/severity.ts'
import { defaultThresholds } from '../src/domain/screening/thresholds.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../src/screening/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { seededRandom } from '../tools/documents/random.ts'
import { readRecords } from './screening/delimited.ts'
import { inventEntities } from './screening/invented-list.ts'
import { list, readLists } from './screening/read-lists.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    organisations: { type: 'string', default: '1000' },
    customers: { type: 'string', default: '10000' },
    ...figuresOption,
  },
})
const [directory] = positionals
const asOf = '2026-11-21'
const inventedCount = 80_000
const ofacLists: ReadonlySet<string> = new Set(['us_ofac_sdn', 'us_ofac_cons', 'invented'])
/** How a party was guessed to be a person before: no legal form at the end of its name. */
const formerForms =
  /(?:^|[\s,])(?:INC|INCORPORATED|INCORPORÉE|LTD|LTÉE|LTEE|LIMITED|LIMITÉE|CORP|CORPORATION|LLC|LLP|L\.P|ULC|PLC|GMBH|SARL|SARLAU|SAS|SASU|EURL|SCI|SNC|SENC|SENCRL|S\.A|SA|S\.E\.C|B\.V|N\.V|TRUST|FIDUCIE|FOUNDATION|FONDATION|HOLDINGS?|COMPANY|COMPAGNIE|BANK|BANQUE)\.?$/u

const lists =
  directory === undefined
    ? [list('invented', inventEntities(inventedCount, seededRandom(7)))]
    : readLists(path.join(directory, 'lists'))
const index = openIndex(compileIndex(lists))
const random = seededRandom(11)
const organisations = lists
  .flatMap(({ entities }) => entities)
  .filter(({ kind, listId }) => kind === 'organization' && ofacLists.has(listId))
  .map((entity) => ({ name: entity.names[0]!.text, order: random() }))
  .sort((a, b) => a.order - b.order)
  .slice(0, Number(values.organisations))
const roles = ['beneficial_owners', 'directors', 'settlors', 'third_party_name'] as const

const guessed = (party: ScreenableParty): ScreenableParty => ({
  ...party,
  kind: party.dateOfBirth === '' && formerForms.test(party.names[0]!.trim().toUpperCase()) ? 'entity' : 'person',
})
const unsaid = (party: ScreenableParty): ScreenableParty => party

const missed: string[] = []
const figures: Record<string, number> = { organisations: organisations.length }
measure('asked as said', unsaid, 'now')
measure('kind guessed', guessed, 'guessed')
console.log(`not stopped: ${missed.slice(0, 20).join(' | ')}`)
printFigures({ ...figures, alerted_ratio: (figures.alerted_now ?? 0) / (figures.alerted_guessed ?? Number.NaN) })

function measure(label: string, as: (party: ScreenableParty) => ScreenableParty, key: string): void {
  const stopped = organisations.filter(({ name }, place) => {
    const isStopped = isAlerted(partyOf(name, roles[place % roles.length]!), as)
    if (!isStopped && key === 'now') missed.push(name)
    return isStopped
  }).length
  const clean = cleanNames()
  const started = process.cpuUsage()
  const alerted = clean.filter((name) => isAlerted(partyOf(name, 'beneficial_owners'), as)).length
  const { user, system } = process.cpuUsage(started)
  const cpuMs = (user + system) / 1000 / clean.length
  console.log(
    `${label}: ${stopped} of ${organisations.length} listed organisations stopped; ${alerted} of ${clean.length} clean customers alerted; ${cpuMs.toFixed(3)} ms CPU a clean party`,
  )
  Object.assign(figures, { [`stopped_${key}`]: stopped, [`alerted_${key}`]: alerted, [`cpu_ms_${key}`]: cpuMs })
}

function partyOf(name: string, role: (typeof roles)[number]): readonly ScreenableParty[] {
  const given = role === 'third_party_name' ? { [role]: name } : { [role]: [{ name }] }
  return screeningParties('corporation', parseProfile(given, { asOf, defaultCountry: null }))
}

/** True when a hit of a party blocks or warns. */
function isAlerted(parties: readonly ScreenableParty[], as: (party: ScreenableParty) => ScreenableParty): boolean {
  return parties.some((party) =>
    findHits(index, as(party), defaultScreeningConfig).some(
      (hit) => sanctionsSeverity(hit, defaultThresholds) !== null,
    ),
  )
}

function cleanNames(): readonly string[] {
  const file = path.join(directory ?? '', 'lists', 'yente_negatives_us.csv')
  const count = Number(values.customers)
  if (directory === undefined || !existsSync(file)) {
    return inventEntities(count * 2, seededRandom(99))
      .filter(({ kind }) => kind === 'person')
      .map(({ names }) => names[0]!.text)
      .slice(0, count)
  }
  return readRecords(readFileSync(file, 'utf8'))
    .slice(0, count)
    .map((row) => row['full_name'] ?? '')
}
