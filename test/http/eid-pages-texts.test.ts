import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogs } from '../../src/http/eid-pages/texts/catalogs.ts'

/** Every text of a catalog by its place; functions are called with stand-ins. */
function textsOf(part: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof part === 'string') return [[place, part]]
  if (typeof part === 'function') return textsOf(part('Lender', 'three'), place)
  return Object.entries(part as object).flatMap(([key, value]) => textsOf(value, `${place}.${key}`))
}

const [english, french] = [new Map(textsOf(catalogs.en)), new Map(textsOf(catalogs.fr))]

describe('the texts of the eID pages', () => {
  it('are as many in both languages, and none is left untranslated', () => {
    assert.deepEqual([...french.keys()], [...english.keys()])
    const same = [...french].filter(([place, text]) => english.get(place) === text)
    assert.deepEqual(same, [])
  })
  it('have typographic apostrophes and no straight quotes', () => {
    for (const [place, text] of [...english, ...french]) assert.doesNotMatch(text, /['"]/, place)
  })
  it('have a non-breaking space before a French colon, and none before other marks', () => {
    for (const [place, text] of french) {
      assert.doesNotMatch(text, /[^\u00a0]:/, place)
      assert.doesNotMatch(text, /\s[;!?.,]/, place)
    }
  })
})
