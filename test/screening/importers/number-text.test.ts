import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { numberIn } from '../../../src/screening/importers/number-text.ts'

describe('the number in a sentence of a list', () => {
  const rows: readonly (readonly [text: string, value: string, country: string])[] = [
    ['AB 123456', 'AB 123456', ''],
    ['C7712345 (Iran)', 'C7712345', 'IR'],
    ['Arcadian passport number AB7712345 (issued on 1.11.2002, expired on 31.10.2007)', 'AB7712345', ''],
    ['7712345678 (Tax ID/INN)', '7712345678', ''],
    ['77123456 (BRN)', '77123456', ''],
    ['series 3477 No 265777, issued in 2018', '3477 265777', ''],
    ['7712042777, KPP 771201001', '7712042777', ''],
    ['1027777627090 on 25.11.2002', '1027777627090', ''],
    ['SE 011277 (Afghan passport)', 'SE 011277', ''],
    ['K754077 issued 26 May 1999 expires 25 May 2004', 'K754077', ''],
    ['Cedula No. 79777423', '79777423', ''],
    ['issued 21 Jun 1992', '', ''],
  ]
  for (const [text, value, country] of rows) {
    it(text, () => assert.deepEqual(numberIn(text), { value, country }))
  }
})
