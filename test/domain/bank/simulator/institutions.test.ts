import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { business } from '../../../../src/domain/bank/simulator/business-plan.ts'
import { descriptionsOf, otherHolders } from '../../../../src/domain/bank/simulator/descriptions.ts'
import * as households from '../../../../src/domain/bank/simulator/household-plans.ts'
import { institutionOf } from '../../../../src/domain/bank/simulator/institutions.ts'
import { marketIds, marketOf, nsfFeeCents } from '../../../../src/domain/bank/simulator/markets.ts'
import { personaOfCode } from '../../../../src/domain/bank/simulator/sandbox-codes.ts'
import { sandboxCodes } from './account-arbitrary.ts'

describe('banks of the sandbox', () => {
  const rows: readonly (readonly [country: string, codes: string])[] = [
    ['CA', '001 002 003 004 006 010 016 030 039 219 260 310 608 614 623 809 815 828 sandbox'],
    ['MA', '007 011 013 021 022 145 225 230 350'],
    ['FR', '10278 16798 17515 18206 20041 30002 30003 30004 40618'],
  ]
  const customs: Readonly<Record<string, readonly string[]>> = {
    CA: ['CAD', 'America/Toronto'],
    MA: ['MAD', 'Africa/Casablanca'],
    FR: ['EUR', 'Europe/Paris'],
  }
  for (const [country, codes] of rows) {
    it(`${country}: ${codes}`, () => {
      for (const code of codes.split(' ')) {
        const bank = institutionOf(code)
        assert.deepEqual([bank?.country, bank?.currency, bank?.timeZone], [country, ...(customs[country] ?? [])])
      }
    })
  }
  it('016 is an alias of 003', () => assert.equal(institutionOf('016'), institutionOf('003')))
  it('every code of the sandbox is an account of Sandbox Bank', () => {
    for (const code of [...sandboxCodes, 'SBX-ERROR']) assert.equal(institutionOf(code)?.name, 'Sandbox Bank')
  })
  it('another code is no bank: codes are compared as they are written', () => {
    for (const code of ['', '1', '999', 'sbx-salary', 'SBX-', 'Sandbox', '__proto__', 'toString']) {
      assert.deepEqual([institutionOf(code), personaOfCode(code)], [null, null], code)
    }
  })
})

describe('what banks print', () => {
  it('has a description of every line of every persona in every market', () => {
    const plans = [business, ...Object.values(households)]
    const purposes = plans.flatMap(({ lines, balancing }) => [
      ...lines.map(({ text }) => text),
      balancing.in,
      balancing.out.category,
    ])
    for (const market of marketIds) {
      for (const purpose of new Set([...purposes, 'opening_deposit', 'reversed_payment', 'nsf_fee'])) {
        assert.ok(descriptionsOf(market, purpose).length > 0)
      }
    }
  })
  it('is plain capitals, as on statements', () => {
    for (const market of marketIds) {
      for (const purpose of ['salary', 'rent', 'groceries', 'nsf_fee', 'savings_transfer']) {
        for (const text of descriptionsOf(market, purpose)) assert.match(text, /^[A-Z0-9 .,#&'-]{2,40}$/)
      }
    }
  })
  it('has the programmes and fees of each country', () => {
    assert.deepEqual(descriptionsOf('ca_en', 'child_benefit'), ['CANADA CCB'])
    assert.deepEqual(descriptionsOf('ca_en', 'nsf_fee'), ['NSF FEE'])
    assert.deepEqual(descriptionsOf('ca_fr', 'child_benefit'), ['CANADA ACE'])
    assert.deepEqual(descriptionsOf('fr_fr', 'nsf_fee'), ['FRAIS DE REJET'])
    assert.deepEqual(descriptionsOf('ma_fr', 'public_pension'), ['VIR RECU PENSION CNSS'])
  })
  it('a purpose that is not in the table is an error', () => {
    assert.throws(() => descriptionsOf('fr_fr', 'nothing'), /fr_fr has no description of nothing/)
  })
  it('another holder is never the client', () => {
    for (const market of marketIds) {
      const names = otherHolders(market, 'Clara Clearwater')
      assert.ok(names.length > 1)
      for (const name of names) assert.ok(!otherHolders(market, name.toUpperCase()).includes(name))
    }
  })
})

describe('fees of returned payments', () => {
  const rows: readonly (readonly [market: (typeof marketIds)[number], date: string, cents: number])[] = [
    ['ca_en', '2026-03-11', 4800],
    ['ca_en', '2026-03-12', 1000],
    ['ca_fr', '2027-01-01', 1000],
    ['fr_fr', '2026-03-12', 2000],
  ]
  for (const [market, date, cents] of rows) {
    it(`${market} ${date}`, () => assert.equal(nsfFeeCents(marketOf(market), date), cents))
  }
})
