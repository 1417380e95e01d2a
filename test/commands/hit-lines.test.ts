import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hitLines } from '../../src/commands/hit-lines.ts'

test('cases hits prints the verdict, then each hit with its explanation below it', () => {
  const hit = { party: 'Boris Brackwater', score: 100, cleared_until: null, explanation: ['One.', 'Two.'] }
  assert.deepEqual(hitLines({ id: 'c-1', bundle: null, hits: [hit, hit] }), [
    'id      c-1',
    'bundle  -',
    '',
    'party          Boris Brackwater',
    'score          100',
    'cleared_until  -',
    '  One.',
    '  Two.',
    '',
    'party          Boris Brackwater',
    'score          100',
    'cleared_until  -',
    '  One.',
    '  Two.',
  ])
})

test('cases hits of a clean case says that there are none', () => {
  assert.deepEqual(hitLines({ id: 'c-1', hits: [] }), ['id  c-1', '', 'no hits'])
})
