import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listCommands } from '../../src/commands/lists.ts'
import { stagedListCommands } from '../../src/commands/staged-lists.ts'

const linesOf = (words: string, value: unknown) =>
  [...listCommands, ...stagedListCommands].find((command) => command.words === words)!.lines(value, 200)

describe('lists diff for people', () => {
  const differences = Array.from({ length: 22 }, (_, n) => ({
    ...{ record_id: `X-${n}`, name: `Ivan Exemplov${n}`, change: 'gone', fields: [] },
  }))
  const changing = { workspace_id: 'w', case_id: 'c', severity: 'critical', appeared: 1, changed: 0, gone: 0 }
  const cases = { compared: 3, changing: 1, complete: true, cases: [changing] }

  it('has the figures, the first entries and how many more there are, and the cases', () => {
    const lines = linesOf('lists diff', { id: 'un', entries: 7, refusals: ['list_shrank'], differences, cases })
    assert.ok(lines.includes('refusals  list_shrank'))
    assert.equal(lines.filter((line) => line.startsWith('X-')).length, 20)
    assert.ok(lines.includes('… and 2 more, with --json'))
    assert.ok(lines.includes('compared  3'))
    assert.ok(lines.some((line) => line.startsWith('w') && line.includes('critical')))
  })

  it('leaves out what was not compared', () => {
    assert.deepEqual(linesOf('lists diff', { id: 'un', differences: [], cases: null }), ['id  un'])
  })
})

describe('lists import for people', () => {
  it('says that a staged file is not in use', () => {
    assert.match(
      linesOf('lists import', { staged: true, published_on: null, checked_on: '' }).at(-1) ?? '',
      /not in use/,
    )
  })

  it('says that a date in the future is unknown', () => {
    const value = { staged: false, published_on: null, file_date: '2036-01-01', checked_on: '2026-11-21' }
    assert.match(linesOf('lists import', value).at(-1) ?? '', /2036-01-01, which is in the future: its date is unknown/)
  })
})
