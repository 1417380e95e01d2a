import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  affineOf,
  inTurn,
  inverse,
  mapped,
  mappedBox,
  scaling,
  unmoved,
  type Homography,
  type Point,
} from '../../../src/domain/values/homography.ts'

const perspective: Homography = [2, 0, 10, 0, 4, 20, 0, 0.5, 1]

test('a point goes through the matrix row by row, divided by its depth', () => {
  assert.deepEqual(mapped(perspective, [6, 2]), [11, 14])
  assert.deepEqual(mapped(unmoved, [6, 2]), [6, 2])
})

test('two maps in turn are the second after the first', () => {
  const small = scaling({ width: 100, height: 60 }, { width: 50, height: 15 })
  assert.deepEqual(mapped(inTurn(perspective, small), [6, 2]), [5.5, 3.5])
  assert.deepEqual(mapped(inTurn(small, perspective), [12, 8]), [11, 14])
})

test('the inverse brings a point back', () => {
  const [x, y] = mapped(inverse(perspective), [11, 14])
  assert.ok(Math.abs(x - 6) < 1e-9 && Math.abs(y - 2) < 1e-9, `${x} ${y}`)
})

test('a map that flattens the plane has no inverse', () => {
  assert.throws(() => inverse([1, 1, 0, 1, 1, 0, 0, 0, 1]), /flattens/)
})

test('a rotation with a shift is told by where it takes three points', () => {
  const quarter = ([x, y]: Point): Point => [100 - y, x]
  assert.deepEqual(mapped(affineOf(quarter), [30, 8]), [92, 30])
})

test('a box goes to four corners, its upper left one first, clockwise', () => {
  assert.deepEqual(mappedBox(scaling({ width: 1, height: 1 }, { width: 2, height: 3 }), [1, 1, 4, 2]), [
    [2, 3],
    [10, 3],
    [10, 9],
    [2, 9],
  ])
})
