import { quantile, sum } from './score.ts'
import type { Tally } from './score.ts'

type Tallies = ReadonlyMap<string, ReadonlyMap<string, Tally>>

/** Lines for a terminal: a group a line. */
export function terminalReport(tallies: Tallies): readonly string[] {
  const rows = [...tallies].flatMap(([kind, byLevel]) =>
    inOrder([...byLevel.keys()]).flatMap((level) => {
      const tally = byLevel.get(level)
      return tally === undefined ? [] : [[`${kind} ${level}`, tally] as const]
    }),
  )
  const totals = levelsOf(tallies).map((level) => [`ALL ${level}`, sum(ofLevel(tallies, level))] as const)
  return [...rows, ...totals].map(([name, tally]) => {
    const validMrz = tally.validMrz === 0 ? '' : `  MRZ ${tally.validMrz}`
    const lost = tally.unavailable === 0 ? '' : `  unavailable ${tally.unavailable}`
    return (
      `${name.padEnd(34)} ${String(tally.documents).padStart(3)} docs  fields ${tally.exact}/${tally.fields} ${percent(tally.exact, tally.fields)}` +
      `  types ${tally.types}/${tally.typed}  p50 ${quantile(tally.seconds, 0.5).toFixed(2)} s  p95 ${quantile(tally.seconds, 0.95).toFixed(2)} s${validMrz}${lost}`
    )
  })
}

/** The page of the repository: totals by degradation, then every type. */
export function markdownReport(
  tallies: Tallies,
  about: { readonly command: string; readonly layouts: number },
): string {
  const shown = levelsOf(tallies)
  const documents = sum([...tallies.values()].flatMap((byLevel) => [...byLevel.values()])).documents
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const cell = (tally: Tally | undefined) =>
    tally === undefined
      ? ''
      : `${percent(tally.exact, tally.fields)} · ${percent(tally.types, tally.typed)} · ${quantile(tally.seconds, 0.5).toFixed(2)}`
  return [
    '# What reading gets right',
    '',
    `Written by \`${about.command}\`; not edited by hand. ${documents} documents of ${tallies.size} types, drawn from ${about.layouts} layouts in`,
    'English and French that were written apart from the extractors (`tools/documents/samples/templates/`), read without a hint. People and',
    'companies do not exist. `text` is the issuer’s PDF; the others are images or scans, degraded as `tools/documents/degrade.ts`',
    'says: mild is a good telephone photograph, hard one at 110 dots an inch, turned, noisy and in the shade.',
    '',
    '## By degradation',
    '',
    row(['degradation', 'documents', 'fields exact', 'type without hint', 'seconds p50', 'seconds p95']),
    row(['-', '-:', '-:', '-:', '-:', '-:']),
    ...shown.map((level) => {
      const tally = sum(ofLevel(tallies, level))
      return row([
        level,
        String(tally.documents),
        `${percent(tally.exact, tally.fields)} (${tally.exact}/${tally.fields})`,
        `${percent(tally.types, tally.typed)} (${tally.types}/${tally.typed})`,
        quantile(tally.seconds, 0.5).toFixed(2),
        quantile(tally.seconds, 0.95).toFixed(2),
      ])
    }),
    '',
    '## By type',
    '',
    'Each cell: fields exact · type right · seconds p50.',
    '',
    row(['type', ...shown]),
    row(['-', ...shown.map(() => '-')]),
    ...[...tallies].map(([kind, byLevel]) => row([`\`${kind}\``, ...shown.map((level) => cell(byLevel.get(level)))])),
    '',
  ].join('\n')
}

/** Share of exact fields and seconds p50 of each degradation. */
export function figuresByLevel(tallies: Tallies): Readonly<Record<string, number>> {
  const byLevel = levelsOf(tallies).flatMap((level) => {
    const { exact, fields, seconds } = sum(ofLevel(tallies, level))
    return [
      [`${level}_fields_exact`, fields === 0 ? 0 : exact / fields],
      [`${level}_p50_seconds`, quantile(seconds, 0.5)],
    ] as const
  })
  return Object.fromEntries(byLevel)
}

/** Exact fields of all documents as a share, 0 to 1. */
export function exactShare(tallies: Tallies): number {
  const { exact, fields } = sum([...tallies.values()].flatMap((byLevel) => [...byLevel.values()]))
  return fields === 0 ? 0 : exact / fields
}

/** Types detected of all documents as a share, 0 to 1. */
export function typeShare(tallies: Tallies): number {
  const { types, typed } = sum([...tallies.values()].flatMap((byLevel) => [...byLevel.values()]))
  return typed === 0 ? 0 : types / typed
}

function levelsOf(tallies: Tallies): readonly string[] {
  return inOrder([...new Set([...tallies.values()].flatMap((byLevel) => [...byLevel.keys()]))])
}

/** Best capture first; what is no level of ours comes last. */
function inOrder(levels: readonly string[]): readonly string[] {
  const rank = (level: string) => (order.includes(level) ? order.indexOf(level) : order.length)
  return levels.toSorted((a, b) => rank(a) - rank(b))
}

const order: readonly string[] = ['text', 'clean', 'scan', 'mild', 'medium', 'hard']

function ofLevel(tallies: Tallies, level: string): Tally[] {
  return [...tallies.values()].flatMap((byLevel) => byLevel.get(level) ?? [])
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}
