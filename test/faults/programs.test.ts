import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { faultSteps } from '../../.ci/short-steps.ts'
import { soakSteps } from '../../.ci/soak-steps.ts'
import { bench } from '../../bench/index.ts'
import { figuresIn, median, percentile, skippedIn, skippedMark, withoutFigures } from '../support/figures.ts'
import { commandOf, type ProgramList } from '../support/programs.ts'
import { faults } from './index.ts'

/** Files beside the programs that are none. */
const besidePrograms = new Set(['index.ts', 'engine.ts', 'specimen-files.ts', 'programs.test.ts'])

describe('programs that are started by name', () => {
  for (const list of [bench, faults]) {
    it(`every program of npm run ${list.script} is in its list, once`, () => {
      const files = readdirSync(list.folder).filter((name) => name.endsWith('.ts') && !besidePrograms.has(name))
      assert.deepEqual(list.programs.map(({ file }) => file).toSorted(), files.toSorted())
      assert.equal(new Set(list.programs.map(({ name }) => name)).size, list.programs.length)
    })

    it(`every program of npm run ${list.script} has a step in the soak`, () => {
      const stepped = new Set(soakSteps.filter(({ front }) => front === list.script).map(({ program }) => program))
      assert.deepEqual([...stepped].toSorted(), list.programs.map(({ name }) => name).toSorted())
    })
  }

  it('every fault program has a short form in CI, on each engine that it takes', () => {
    for (const { name, postgres } of faults.programs) {
      const commands = faultSteps.map(({ command }) => command.join(' ')).filter((words) => words.includes(` ${name}`))
      assert.notEqual(commands.length, 0, name)
      if (postgres === 'with --engine server')
        assert.ok(
          commands.some((words) => words.endsWith('--engine server')),
          name,
        )
    }
  })

  it('steps are named once', () => {
    for (const names of [soakSteps.map(({ name }) => name), faultSteps.map(({ name }) => name)]) {
      assert.equal(new Set(names).size, names.length)
    }
  })

  it('flags of the runtime come before the program, its options after', () => {
    const list: ProgramList = { script: 'faults', folder: '/programs', programs: [] }
    const program = { name: 'a', file: 'a.ts', about: '', postgres: 'never', flags: ['--expose-gc'] } as const
    assert.deepEqual(commandOf(list, program, ['--times', '2']), ['--expose-gc', '/programs/a.ts', '--times', '2'])
  })
})

describe('what a program prints', () => {
  const printed = 'one line\n{"figures":{"kills":3}}\nafter\n'

  it('has its figures in the last line of figures', () => {
    assert.deepEqual(figuresIn(`{"figures":{"kills":1}}\n${printed}`), { kills: 3 })
    assert.equal(figuresIn('no figures\n'), null)
    assert.equal(withoutFigures(printed), 'one line\nafter\n')
  })

  it('says why nothing was proven', () => {
    assert.equal(skippedIn(`a\n${skippedMark}mounting needs root\n`), 'mounting needs root')
    assert.equal(skippedIn(printed), null)
  })
})

it('the median and a percentile are values that were measured', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(percentile([4, 1, 3, 2, 5], 0.5), 3)
  assert.equal(percentile([4, 1, 3, 2, 5], 1), 5)
  assert.equal(percentile([], 0.99), 0)
})
