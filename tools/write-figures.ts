/**
 * Writes the figures of docs/durability.md and docs/performance.md from the lines of a soak: `npm run figures --
 * [docs/figures/results.jsonl]`. It replaces what stands between `<!-- figures: NAME -->` and `<!-- /figures -->` and nothing
 * else. `--check` writes nothing and exits 1 when a page would change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { soakSteps } from '../.ci/soak-steps.ts'
import { faults } from '../test/faults/index.ts'
import { durabilityTables } from './figures/durability-tables.ts'
import { performanceTables } from './figures/performance-tables.ts'
import { newestByStep, readResults, type Result } from './figures/results.ts'
import { commandOf, markdown, table, type Row, type Source } from './figures/table.ts'

const root = path.join(import.meta.dirname, '..')
const block = /(<!-- figures: ([a-z-]+) -->\n)[\s\S]*?(<!-- \/figures -->)/g

/** The pages, each with its blocks of rows. */
export const pages: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> = {
  'docs/durability.md': durabilityTables,
  'docs/performance.md': performanceTables,
}

/** A page with the figures of the results in its blocks. Throws for a block that no table fills, and a table without a block. */
export function withFigures(
  text: string,
  tables: Readonly<Record<string, readonly Row[]>>,
  results: readonly Result[],
): string {
  const source: Source = { results: newestByStep(results), steps: soakSteps }
  const filled = new Set<string>()
  const written = text.replace(block, (_, head: string, name: string, end: string) => {
    filled.add(name)
    return `${head}${contentOf(name, tables, source)}\n${end}`
  })
  const left = Object.keys(tables).filter((name) => !filled.has(name))
  if (left.length > 0) throw new Error(`There is no block for ${left.join(', ')}.`)
  return written
}

function contentOf(name: string, tables: Readonly<Record<string, readonly Row[]>>, source: Source): string {
  const rows = tables[name]
  if (rows !== undefined) return table(rows, source)
  const used = new Set(Object.values(tables).flatMap((of) => of.map(({ step }) => step)))
  if (name === 'machine') return machineOf([...source.results.values()].filter(({ step }) => used.has(step)))
  if (name === 'commands') return commands(source)
  throw new Error(`No table is called ${name}.`)
}

/** When, on which commit and on which machine the figures were measured: a line for each. */
function machineOf(results: readonly Result[]): string {
  if (results.length === 0) return 'Nothing is measured yet.'
  const runs = Map.groupBy(results, ({ commit, machine }) => JSON.stringify([commit, machine]))
  return markdown(
    ['measured', 'commit', 'machine', 'load before each step'],
    [...runs.values()].map((of) => {
      const [{ commit, machine }] = of as [Result]
      const days = of.map(({ finished_at: at }) => at.slice(0, 10)).toSorted()
      const loads = of.map(({ load }) => load)
      return [
        days[0] === days.at(-1) ? `${days[0]}` : `${days[0]} to ${days.at(-1)}`,
        `\`${commit}\``,
        `${machine.cores} cores (${machine.cpu}), ${machine.memory_gb} GB, ${machine.system}, Node ${machine.node}`,
        `${Math.min(...loads)} to ${Math.max(...loads)}`,
      ]
    }),
  )
}

/** The long form of every fault program, what it needs, and how long it took. */
function commands({ results, steps }: Source): string {
  const needs = { never: '', 'with --engine server': 'for `server`: PostgreSQL', always: 'PostgreSQL' }
  const rows = steps.flatMap((step) => {
    const program = faults.programs.find(({ name }) => name === step.program)
    if (step.front !== 'faults' || program === undefined) return []
    const result = results.get(step.name)
    const took =
      result === undefined || result.skipped !== undefined ? '' : `${result.seconds.toLocaleString('en-US')} s`
    const folder = step.data === undefined ? '' : step.data === 'must' ? ' DIR' : ' [DIR]'
    return [[`\`${commandOf(step)}${folder}\``, program.about, needs[program.postgres], took]]
  })
  return markdown(['command', 'what it does', 'needs', 'took'], rows)
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const results = readResults(positionals[0] ?? path.join(root, 'docs/figures/results.jsonl'))
  for (const [page, tables] of Object.entries(pages)) {
    const file = path.join(root, page)
    const [text, written] = [readFileSync(file, 'utf8'), withFigures(readFileSync(file, 'utf8'), tables, results)]
    if (text === written) continue
    if (values.check) {
      console.log(`${page} does not agree with its results; run npm run figures.`)
      process.exitCode = 1
    } else {
      writeFileSync(file, written)
      console.log(`${page} is written.`)
    }
  }
}

if (import.meta.main) main()
