import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { progressOn } from '../../src/commands/progress.ts'

/** Progress every `everyMs` for `totalMs`, and what is written of it. */
function written(isTTY: boolean, everyMs: number, totalMs: number): readonly string[] {
  const lines: string[] = []
  let now = 0
  const onProgress = progressOn({ isTTY, write: (text) => lines.push(text) }, () => now)
  const total = totalMs / everyMs
  for (let done = 1; done <= total; done++) {
    now += everyMs
    onProgress({ done, total, unit: 'rows' })
  }
  onProgress.end()
  return lines
}

describe('progress', () => {
  it('overwrites one line of a terminal twice a second and removes it at the end', () => {
    assert.deepEqual(written(true, 250, 1_500), ['\r\u001b[K2 of 6 rows', '\r\u001b[K4 of 6 rows', '\r\u001b[K'])
  })

  it('writes a line every five seconds elsewhere', () => {
    assert.deepEqual(written(false, 1_000, 12_000), ['5 of 12 rows\n', '10 of 12 rows\n'])
  })

  it('writes nothing for an operation that is over at once', () => {
    assert.deepEqual([...written(true, 100, 300), ...written(false, 1_000, 4_000)], [])
  })
})
