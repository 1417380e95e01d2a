import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { regimes } from '../../../src/domain/policy-packs/index.ts'
import { keyExamples } from '../../../src/domain/profile/key-examples.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { findProfileKey, profileKeys } from '../../../src/domain/profile/profile-keys.ts'
import { keyUses } from '../../../tools/reference/key-uses.ts'

const uses = keyUses()
const known: ReadonlySet<string> = new Set(profileKeys.map(({ name }) => name))
const rules = path.join(import.meta.dirname, '../../../src/domain/checks/rules')

test('every key that a check, a score or the screening looks at is in the one list of known keys', () => {
  assert.ok(uses.size > 35)
  for (const [reader, keys] of uses) for (const key of keys) assert.ok(known.has(key), `${reader}: ${key}`)
})

test('every key that a pack asks for is in that list', () => {
  for (const { regime, dataPoints } of regimes) {
    for (const [point] of Object.values(dataPoints).flat()) {
      for (const key of point.split('/')) assert.ok(known.has(key), `${regime}: ${key}`)
    }
  }
})

test('the dictionary misses no key that the file of a rule names', () => {
  let named = 0
  for (const file of readdirSync(rules)) {
    const text = readFileSync(path.join(rules, file), 'utf8')
    const id = /id: '([\w:]+)'/.exec(text)?.[1] ?? ''
    const accessed = [...text.matchAll(/\bvalues\??\.(\w+)/g)].map(([, key = '']) => key)
    const taken = [...text.matchAll(/const \{([^}]*)\} = (?:\w+\.)*values\b/g)].flatMap(([, keys = '']) =>
      keys.split(',').map((key) => key.split(':')[0]?.trim() ?? ''),
    )
    for (const key of [...accessed, ...taken]) {
      if (!known.has(key)) continue
      named += 1
      assert.ok(uses.get(id)?.has(key), `${id} reads ${key}`)
    }
  }
  assert.ok(named > 10, String(named))
})

test('every key has an example that is understood', () => {
  assert.deepEqual(Object.keys(keyExamples), [...known])
  for (const [key, example] of Object.entries(keyExamples)) {
    const { faults, values } = parseProfile(
      { country: 'CA', [key]: example },
      { asOf: '2026-11-21', defaultCountry: 'CA' },
    )
    assert.deepEqual(faults, [], key)
    assert.ok(Object.hasOwn(values, findProfileKey(key)?.name ?? ''), key)
  }
})
