import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { damageCount, isDoubleEncoded } from '../../../src/screening/importers/double-encoded.ts'

/** UTF-8 read as windows-1252. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
const lettersOf = (text: string) => text.match(/[^\x00-\x7f]+/g) ?? []

describe('letters that were encoded twice', () => {
  for (const name of ['é', 'É', 'ñ', 'ş', '’', '–', 'Сергей', 'عبد', '金正恩', 'ΓΕΩΡΓΙΟΣ']) {
    it(`${name} read as windows-1252`, () => assert.equal(isDoubleEncoded(misread(name)), true))
    it(`${name} read so twice`, () => assert.equal(isDoubleEncoded(misread(misread(name))), true))
    it(`${name} as it should be`, () => assert.equal(isDoubleEncoded(name), false))
  }

  for (const name of [
    'PÍŠA',
    'ÚŽAS',
    'Ćosić',
    'Åse',
    'Şahin',
    'Đồng',
    'São João',
    'Müller-Lüdenscheidt',
    'Ð',
    'Æþel',
  ]) {
    it(`not ${name}`, () => {
      for (const letters of lettersOf(name)) assert.equal(isDoubleEncoded(letters), false, letters)
    })
  }
})

describe('a count of damaged texts', () => {
  const countOf = (texts: readonly string[]) => {
    const count = damageCount()
    for (const text of texts) count.add(text)
    return count.isTooHigh()
  }

  it('is too high where every letter is damaged or lost', () => {
    assert.deepEqual([countOf(['JosÃ©']), countOf(['Jos\ufffd'])], [true, true])
  })

  it('is not for a few entries of a publisher', () =>
    assert.equal(countOf([...Array<string>(40).fill('José'), 'JosÃ©']), false))
  it('is not without letters beyond ASCII', () => assert.equal(countOf(['Jose', '']), false))
})
