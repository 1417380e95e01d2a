import type { SoakStep } from '../../.ci/soak-steps.ts'
import type { Figures } from '../../test/support/figures.ts'
import type { Result } from './results.ts'

/** Reads the figures of one step as text. Each throws when the step has no such figure. */
export interface Reader {
  /** The number itself. */
  value(name: string): number
  /** With so many digits after the point, by default none, and commas between thousands. */
  number(name: string, digits?: number): string
  /** A share of 0 to 1 as percent with one digit. */
  percent(name: string): string
}

/** One row of a table: what a step measured. */
export interface Row {
  readonly what: string
  /** Of .ci/soak-steps.ts. */
  readonly step: string
  /** For people. */
  readonly goal?: string
  readonly measured: (figures: Reader) => string
  /** Whether the goal is reached; left out, the step itself fails when it is not. */
  readonly reached?: (figures: Reader) => boolean
}

/** What the tables are written from. */
export interface Source {
  readonly results: ReadonlyMap<string, Result>
  readonly steps: readonly SoakStep[]
}

/** A table of rows: what, goal where any row has one, what was measured, and by which command. */
export function table(rows: readonly Row[], source: Source): string {
  const goals = rows.some(({ goal }) => goal !== undefined)
  const heads = ['figure', ...(goals ? ['goal'] : []), 'measured', 'command']
  return markdown(
    heads,
    rows.map((row) => [
      row.what,
      ...(goals ? [row.goal ?? ''] : []),
      cell(row, source.results.get(row.step)),
      `\`${commandOf(stepOf(source, row.step))}\``,
    ]),
  )
}

/** How a step of the soak is run by hand. */
export function commandOf({ front, program, options }: SoakStep): string {
  return `npm run ${front} -- ${program} ${options.replace(' --faults-only', '').replace('--faults-only', '')}`.trim()
}

export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '-')), ...rows.map(line)].join('\n')
}

function stepOf({ steps }: Source, name: string): SoakStep {
  const step = steps.find((one) => one.name === name)
  if (step === undefined) throw new Error(`The soak has no step ${name}.`)
  return step
}

function cell({ step, measured, reached }: Row, result: Result | undefined): string {
  if (result === undefined) return 'not measured yet'
  if (result.skipped !== undefined) return `skipped: ${result.skipped}`
  if (result.stopped !== undefined) return `ended from outside: it ${result.stopped}`
  const figures = reader(step, result.figures)
  const missed = reached?.(figures) === false ? ', **missed**' : ''
  return `${measured(figures)}${missed}${result.ok ? '' : ', **failed**'}`
}

function reader(step: string, figures: Figures): Reader {
  const value = (name: string): number => {
    const figure = figures[name]
    if (typeof figure !== 'number')
      throw new Error(`${step} has no figure ${name}. Run .ci/soak --only ${step} --again.`)
    return figure
  }
  const shown = (figure: number, digits: number) =>
    figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    value,
    number: (name, digits = 0) => shown(value(name), digits),
    percent: (name) => `${shown(value(name) * 100, 1)} %`,
  }
}
