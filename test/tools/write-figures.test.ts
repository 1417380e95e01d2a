import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { soakSteps } from '../../.ci/soak-steps.ts'
import { newestByStep, readResults, type Result } from '../../tools/figures/results.ts'
import type { Row } from '../../tools/figures/table.ts'
import { pages, withFigures } from '../../tools/write-figures.ts'

const root = path.join(import.meta.dirname, '../..')

describe('figures of the documentation', () => {
  const results = readResults(path.join(root, 'docs/figures/results.jsonl'))
  for (const [page, tables] of Object.entries(pages)) {
    it(`of ${page} are those of docs/figures/results.jsonl: npm run figures changes nothing`, () => {
      const text = readFileSync(path.join(root, page), 'utf8')
      assert.equal(withFigures(text, tables, results), text)
    })
  }

  it('show every step of the soak, and no other', () => {
    const shown = Object.values(pages).flatMap((tables) => Object.values(tables).flatMap((rows) => rows.map(stepOf)))
    assert.deepEqual([...new Set(shown)].toSorted(), soakSteps.map(({ name }) => name).toSorted())
  })
})

describe('a table of figures', () => {
  const row: Row = {
    what: 'kills',
    step: 'crash-embedded',
    goal: '≤ 3',
    measured: (f) => `${f.number('kills')} kills, ${f.percent('share')}`,
    reached: (f) => f.value('kills') <= 3,
  }
  const machine = { cores: 2, cpu: 'CPU', memory_gb: 8, system: 'Linux', node: '24.0.0' } as const
  const result = (more: Partial<Result> = {}): Result => ({
    step: 'crash-embedded',
    ok: true,
    seconds: 1,
    finished_at: '2026-11-21T10:00:00.000Z',
    commit: 'abcdef0123',
    machine,
    load: 0.5,
    figures: { kills: 3, share: 0.985 },
    ...more,
  })
  const page = '# Page\n\n<!-- figures: rows -->\nold\n<!-- /figures -->\n\nText.\n'
  const written = (results: readonly Result[]) => withFigures(page, { rows: [row] }, results)

  const cells: readonly (readonly [what: string, result: Result | null, cell: string])[] = [
    ['a goal that is reached', result(), '| 3 kills, 98.5 % |'],
    ['a goal that is missed', result({ figures: { kills: 1200, share: 1 } }), '| 1,200 kills, 100.0 %, **missed** |'],
    ['a step that failed', result({ ok: false }), '| 3 kills, 98.5 %, **failed** |'],
    ['a step that was skipped', result({ skipped: 'needs root', figures: {} }), '| skipped: needs root |'],
    ['a step that was ended', result({ ok: false, stopped: 'ran longer than 9 s' }), 'it ran longer than 9 s |'],
    ['a step that was not run', null, '| not measured yet |'],
  ]
  for (const [what, line, cell] of cells) {
    it(`says of ${what}: ${cell}`, () => assert.ok(written(line === null ? [] : [line]).includes(cell)))
  }

  it('keeps the text around it, and names the command', () => {
    const text = written([result()])
    assert.ok(text.startsWith('# Page\n\n<!-- figures: rows -->\n| figure | goal | measured | command |\n'))
    assert.ok(text.includes('| `npm run faults -- crash --kills 200` |\n<!-- /figures -->\n\nText.\n'))
    assert.equal(withFigures(text, { rows: [row] }, [result()]), text)
  })

  it('takes the newest line of a step', () => {
    assert.equal(newestByStep([result(), result({ seconds: 2 })]).get('crash-embedded')?.seconds, 2)
  })

  it('is refused without its block, and a block without its table', () => {
    assert.throws(() => withFigures('no block', { rows: [row] }, []), /no block for rows/)
    assert.throws(() => withFigures(page, {}, []), /No table is called rows/)
  })

  it('is refused when a step that passed lacks a figure', () => {
    assert.throws(() => written([result({ figures: { share: 1 } })]), /crash-embedded has no figure kills/)
  })
})

function stepOf({ step }: Row): string {
  return step
}
