import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ownPath } from '../../console/src/pages/sign-in/own-path.ts'

it('after the sign-in a person goes on to a path of the console', () => {
  assert.equal(ownPath('/console/0f8b/sandbox/cases'), '/0f8b/sandbox/cases')
  assert.equal(ownPath('/0f8b/sandbox/cases/1'), '/0f8b/sandbox/cases/1')
  assert.equal(ownPath('/console/'), '/')
  assert.equal(ownPath('/console'), '/')
})

it('after the sign-in nobody is led to another site', () => {
  for (const wanted of [
    ...['//evil.example', '/console//evil.example', '/console/a//evil.example', 'https://evil.example'],
    ...['/\\evil.example', '/console/\\evil.example', 'javascript:alert(1)', '/a?b', '/a#b', undefined, 7],
  ]) {
    assert.equal(ownPath(wanted), '/', String(wanted))
  }
})
