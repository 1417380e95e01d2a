import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isDark } from '../../../src/reading/raster/darkness.ts'

const side = 100
/** `bright` of 10,000 pixels are of this level, the others are black. */
const imageWith = (bright: number, level: number) => ({
  width: side,
  height: side,
  pixels: new Uint8Array(side * side).fill(level, 0, bright),
})

describe('an image', () => {
  it('is dark when fewer than 2 % of its pixels are bright', () => {
    assert.equal(isDark(imageWith(199, 255)), true)
    assert.equal(isDark(imageWith(200, 255)), false)
  })
  it('is dark when nothing reaches level 90', () => {
    assert.equal(isDark(imageWith(10_000, 89)), true)
    assert.equal(isDark(imageWith(10_000, 90)), false)
  })
})
