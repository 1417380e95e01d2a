import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { openLog } from '../../../src/adapters/log/json-lines.ts'

function linesOf(level: 'debug' | 'info' | 'warn' | 'error' | 'silent'): readonly Record<string, unknown>[] {
  const lines: string[] = []
  const log = openLog({ level, destination: { write: (line) => void lines.push(line) } })
  log.debug('looked up')
  log.info('call', { request_id: 'r-1', status: 200, key_id: null, duration_ms: 1.5 })
  log.warn('not "ready"\n', { cause: 'Error ENOSPC', frames: ['at a', 'at b'] })
  log.error('stopped')
  assert.ok(lines.every((line) => line.indexOf('\n') === line.length - 1))
  return lines.map((line) => JSON.parse(line))
}

test('a line has its level, time, facts and message in this order', () => {
  const [, line = {}] = linesOf('debug')
  assert.deepEqual(Object.keys(line), ['level', 'time', 'request_id', 'status', 'key_id', 'duration_ms', 'msg'])
  assert.ok(Math.abs(Date.now() - Number(line['time'])) < 10_000)
  assert.deepEqual(
    { ...line, time: 0 },
    { level: 30, time: 0, request_id: 'r-1', status: 200, key_id: null, duration_ms: 1.5, msg: 'call' },
  )
})

/** Levels of the lines that a log of each level writes. */
const levels = { debug: [20, 30, 40, 50], info: [30, 40, 50], warn: [40, 50], error: [50], silent: [] } as const
for (const level of ['debug', 'info', 'warn', 'error', 'silent'] as const) {
  test(`a log of level ${level} writes lines of ${levels[level].join(', ') || 'no level'}`, () => {
    assert.deepEqual(
      linesOf(level).map((line) => line['level']),
      levels[level],
    )
  })
}

const source = path.join(import.meta.dirname, '../../../src/adapters/log/json-lines.ts')
const program = `
  import { openLog } from ${JSON.stringify(source)}
  const log = openLog({ level: 'info' })
  for (let count = 0; count < 30_000; count++) log.info('call', { count })
`

function run(stdout: 'pipe' | number) {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', stdout, 'pipe'],
    maxBuffer: 16 * 1024 * 1024,
    encoding: 'utf8',
  })
}

test('standard output has every line, in order', () => {
  const { stdout, stderr, status } = run('pipe')
  assert.deepEqual([status, stderr], [0, ''])
  const counts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).count)
  assert.deepEqual(
    counts,
    Array.from({ length: 30_000 }, (_, count) => count),
  )
})

test('output on a full disk never ends the program, and is dropped beyond 1 MB', () => {
  const full = openSync('/dev/full', 'w')
  const { stderr, status } = run(full)
  closeSync(full)
  assert.deepEqual([status, stderr], [0, ''])
})
