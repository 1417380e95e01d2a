import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCpuBudget, stepsWithin, type CpuBudget } from '../../../src/reading/page/cpu-budget.ts'
import { readTextLayer } from '../../../src/reading/open/pdf/text-layer.ts'
import { pdfOf, pdfOfContents } from '../support/pdf.ts'

/** A budget whose time is spent by the steps themselves. */
function steered(totalMs: number): CpuBudget & { spend(ms: number): Promise<true> } {
  let spent = 0
  return {
    spentMs: () => spent,
    allows: (stepMs) => spent + stepMs <= totalMs,
    credit: () => {},
    async spend(ms) {
      spent += ms
      return true
    },
  }
}

test('a step is left out once one as costly as the costliest so far does not fit', async () => {
  const budget = steered(10)
  const run = stepsWithin(budget)
  assert.equal(await run(() => budget.spend(2)), true)
  assert.equal(await run(() => budget.spend(4)), true)
  assert.equal(await run(() => budget.spend(1)), true)
  assert.equal(await run(() => budget.spend(1)), null)
  assert.equal(budget.spentMs(), 7)
})

test('the first step is run whatever it costs', async () => {
  const budget = steered(10)
  assert.equal(await stepsWithin(budget)(() => budget.spend(50)), true)
})

test('a budget allows steps until nine tenths of its CPU time', () => {
  const budget = openCpuBudget(1_000)
  assert.equal(budget.allows(700), true)
  assert.equal(budget.allows(901), false)
  while (budget.spentMs() < 250);
  assert.equal(budget.allows(700), false)
})

test('what a page took that was read well does not count, up to 7 s each for two pages', () => {
  let credited = 0
  const budget = openCpuBudget(10_000, () => void credited++)
  budget.credit(3_000)
  assert.deepEqual([budget.allows(11_500), budget.allows(12_001)], [true, false])
  budget.credit(60_000)
  assert.deepEqual([budget.allows(18_500), budget.allows(19_001)], [true, false])
  budget.credit(3_000)
  assert.equal(budget.allows(19_001), false)
  assert.equal(credited, 2)
})

test('a PDF has the pages that fit its budget, and its page count', async () => {
  const bytes = pdfOf([['Page one of three'], ['Page two of three'], ['Page three of three']])
  const whole = await readTextLayer(bytes, openCpuBudget(Infinity))
  const short = await readTextLayer(bytes, { ...openCpuBudget(Infinity), allows: () => false })
  assert.ok(typeof whole === 'object' && typeof short === 'object')
  assert.deepEqual([whole.pages.length, whole.pageCount], [3, 3])
  assert.deepEqual([short.pages.length, short.pageCount], [1, 3])
})

test('pages after 30,000 words of a PDF are not read', async () => {
  const words = Array.from(
    { length: 12_000 },
    (_, at) => `1 0 0 1 ${(at % 120) * 5} ${790 - (at / 120) * 7} Tm (word) Tj`,
  )
  const page = `BT /F1 2 Tf ${words.join('\n')} ET`
  const layer = await readTextLayer(pdfOfContents([page, page, page, page, page]), openCpuBudget(Infinity))
  assert.ok(typeof layer === 'object')
  assert.deepEqual([layer.pages.length, layer.pageCount], [3, 5])
})
