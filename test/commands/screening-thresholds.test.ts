import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CommandContext } from '../../src/commands/command.ts'
import { screeningThresholdCommands } from '../../src/commands/screening-thresholds.ts'

const command = (words: string) =>
  screeningThresholdCommands.find((one) => one.words === `screening thresholds ${words}`) ?? assert.fail(words)
const given = { workspace: 'w-1', environment: 'production' }

/** Answers each operation in turn, and keeps what was asked. */
function asked(...answers: readonly object[]) {
  const calls: (readonly [string, unknown])[] = []
  const context = {
    operate: (name: string, input: unknown) => Promise.resolve((calls.push([name, input]), answers[calls.length - 1])),
    onProgress: () => {},
  } as unknown as CommandContext
  return { context, calls }
}

describe('screening thresholds propose', () => {
  it('turns --set into scores, and goes on until every case was compared', async () => {
    const { context, calls } = asked(
      { finished_at: null, compared: 1000 },
      { finished_at: '2026-11-21', compared: 1200 },
    )
    const set = ['pep.warning=78', 'wanted.critical=90', 'pep.critical=none']
    const value = await command('propose').run(context, { ...given, set, reason: 'Namesakes.', loosen: true })
    assert.deepEqual(calls, [
      [
        'thresholds.propose',
        {
          ...{ workspace_id: 'w-1', environment: 'production', reason: 'Namesakes.', loosen: true },
          topics: { pep: { warning: 78, critical: null }, wanted: { critical: 90 } },
        },
      ],
      ['thresholds.compare', { workspace_id: 'w-1', environment: 'production' }],
    ])
    assert.deepEqual(value, { finished_at: '2026-11-21', compared: 1200 })
  })

  it('refuses another form of --set', async () => {
    const run = command('propose').run(asked().context, { ...given, set: ['pep=78'], reason: 'Namesakes.' })
    await assert.rejects(async () => run, /--set takes TOPIC.critical=SCORE or TOPIC.warning=SCORE, not pep=78/)
  })

  it('writes figures, scores, hits and the first cases for people', () => {
    const cases = Array.from({ length: 22 }, (_, at) => ({ case_id: `c-${at}`, gained_warning: 1 }))
    const topics = [{ topic: 'pep', from: 'none', to: 'warning', hits: 22, cases: 22 }]
    const lines = command('propose').lines(
      { compared: 40, scores: { pep: { warning: 78 } }, topics, checks: [], cases },
      200,
    )
    assert.ok(lines.includes('compared  40'))
    assert.ok(lines.some((line) => /^pep +78$/.test(line)))
    assert.ok(lines.some((line) => /^pep +none +warning +22 +22$/.test(line)))
    assert.ok(lines.includes('… and 2 more, with --json'))
  })
})

describe('screening thresholds history', () => {
  it('says that the default runs where nothing was set', () => {
    assert.deepEqual(command('history').lines([], 80), ['none: the product’s default runs'])
  })
})
