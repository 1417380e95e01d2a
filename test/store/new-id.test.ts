import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '../../src/store/new-id.ts'

test('an id is a UUID of version 7 that begins with its moment', () => {
  const id = newId(new Date('2022-02-22T19:22:22.000Z')) // the example of RFC 9562, appendix A.6
  assert.match(id, /^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('ids of a later millisecond sort after, and two of one millisecond differ', () => {
  const at = new Date('2026-11-21T10:00:00.000Z')
  assert.ok(newId(at) < newId(new Date(at.getTime() + 1)))
  assert.notEqual(newId(at), newId(at))
})
