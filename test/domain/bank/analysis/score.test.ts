import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scoreOf, scorePartIds, type ScoreInput, type ScorePart } from '../../../../src/domain/bank/analysis/score.ts'

const clear: ScoreInput = {
  nsfCount: 0,
  debtService: 0.3,
  debtServiceCents: 147_000,
  stability: 'stable',
  trend: 'flat',
  daysNegative: 0,
  hasPaydayLoan: false,
  hasMuchGambling: false,
  hasCollections: false,
}

describe('a deduction', () => {
  const rows: readonly (readonly [
    part: ScorePart['id'],
    what: string,
    changes: Partial<ScoreInput>,
    points: number,
  ])[] = [
    ['nsf', 'none', { nsfCount: 0 }, 0],
    ['nsf', '1', { nsfCount: 1 }, 8],
    ['nsf', '4', { nsfCount: 4 }, 32],
    ['nsf', '5', { nsfCount: 5 }, 32],
    ['debt_service', '0.36', { debtService: 0.36 }, 0],
    ['debt_service', '0.37', { debtService: 0.37 }, 1],
    ['debt_service', '0.43', { debtService: 0.43 }, 7],
    ['debt_service', '0.65', { debtService: 0.65 }, 29],
    ['debt_service', '0.66', { debtService: 0.66 }, 30],
    ['debt_service', '0.67', { debtService: 0.67 }, 30],
    ['debt_service', 'payments without income', { debtService: null }, 30],
    ['debt_service', 'neither', { debtService: null, debtServiceCents: 0 }, 0],
    ['stability', 'stable', { stability: 'stable' }, 0],
    ['stability', 'variable', { stability: 'variable' }, 8],
    ['stability', 'irregular', { stability: 'irregular' }, 18],
    ['stability', 'none', { stability: 'none' }, 30],
    ['trend', 'up', { trend: 'up' }, 0],
    ['trend', 'unknown', { trend: null }, 0],
    ['trend', 'down', { trend: 'down' }, 8],
    ['negative_days', '1', { daysNegative: 1 }, 1],
    ['negative_days', '15', { daysNegative: 15 }, 15],
    ['negative_days', '16', { daysNegative: 16 }, 15],
    ['payday', 'a payday loan', { hasPaydayLoan: true }, 15],
    ['gambling', 'much gambling', { hasMuchGambling: true }, 10],
    ['collections', 'a collection', { hasCollections: true }, 10],
  ]
  for (const [id, what, changes, points] of rows) {
    it(`${id}: ${what} takes ${points}`, () => {
      const { score, parts } = scoreOf({ ...clear, ...changes })
      assert.deepEqual(parts, points === 0 ? [] : [{ id, points }])
      assert.equal(score, 100 - points)
    })
  }
})

describe('a band', () => {
  const rows: readonly (readonly [changes: Partial<ScoreInput>, score: number, band: string])[] = [
    [{}, 100, 'Good'],
    [{ debtService: 0.66 }, 70, 'Good'],
    [{ debtService: 0.66, daysNegative: 1 }, 69, 'Fair'],
    [{ debtService: 0.66, hasMuchGambling: true, daysNegative: 15 }, 45, 'Fair'],
    [{ debtService: 0.66, hasMuchGambling: true, hasPaydayLoan: true, daysNegative: 1 }, 44, 'Weak'],
  ]
  for (const [changes, score, band] of rows) {
    it(`of ${score} is ${band}`, () => {
      const found = scoreOf({ ...clear, ...changes })
      assert.deepEqual([found.score, found.band], [score, band])
    })
  }
})

it('a score is never below zero, and its parts are in the order of the table', () => {
  const { score, band, parts } = scoreOf({
    ...{ nsfCount: 9, debtService: null, debtServiceCents: 1, stability: 'none', trend: 'down', daysNegative: 90 },
    ...{ hasPaydayLoan: true, hasMuchGambling: true, hasCollections: true },
  })
  assert.deepEqual([score, band], [0, 'Weak'])
  assert.deepEqual(
    parts.map(({ id }) => id),
    scorePartIds,
  )
})
