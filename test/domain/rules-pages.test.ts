import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { documentTypes } from '../../src/domain/document-types/index.ts'
import { steps } from '../../src/domain/document-types/steps.ts'
import { formatRules } from '../../src/domain/formats/index.ts'
import { profileKeys } from '../../src/domain/profile/profile-keys.ts'
import { valueKinds } from '../../src/domain/profile/value-shape.ts'
import { regimes } from '../../src/domain/policy-packs/index.ts'

/** docs/rules/ is written by hand; what the code lists must be on its page. */
const page = (name: string) => readFileSync(path.join(import.meta.dirname, '../../docs/rules', name), 'utf8')

/** Parts of an account: the page has them under `ca_account`. Postal codes and licences have headings of their own. */
const elsewhere = new Set(['ca_institution', 'ca_transit', 'driver_licence', 'postal_code'])

test('the page of profiles has every key with its other names, in order', () => {
  const rows = [...page('profile.md').matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]*) \|$/gm)]
  const known = rows.map(([, name, others = '']) => [name, [...others.matchAll(/`(\w+)`/g)].map(([, other]) => other)])
  assert.deepEqual(
    known.filter(([name]) => profileKeys.some((key) => key.name === name)).slice(0, profileKeys.length),
    profileKeys.map(({ name, aliases }) => [name, [...aliases]]),
  )
})

test('the page of profiles says how the values of each key are written, as its reader does', () => {
  const text = page('profile.md')
  for (const { name, shape } of profileKeys) {
    const written = `${valueKinds[shape.kind].en}${shape.max === undefined ? '' : `, 0 to ${shape.max}`}`
    assert.ok(text.includes(`| \`${name}\` | ${written} |`), `${name}: ${written}`)
    if (shape.choices !== undefined) assert.ok(text.includes(shape.choices.join(', ')), name)
  }
})

test('the page of document types has every type with its steps and key fields', () => {
  const text = page('document-types.md')
  const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')
  for (const { id, names, steps: taken, keyFields } of documentTypes) {
    assert.ok(text.includes(`| \`${id}\` | ${names.en} | ${code(taken)} |`), id)
    assert.ok(text.includes(`| ${code(keyFields)} |\n`), id)
  }
})

test('the page of document types has every step with what it accepts', () => {
  const text = page('document-types.md')
  for (const { key, names, accepted } of steps) {
    const types = accepted.map((type) => `\`${type}\``).join(', ')
    assert.ok(text.includes(`| \`${key}\` | ${names.en} / ${names.fr} | ${types} |`), key)
  }
})

test('the page of checks has every number format', () => {
  const text = page('checks.md')
  for (const { id } of formatRules) if (!elsewhere.has(id)) assert.ok(text.includes(`\`${id}\``), id)
})

test('the page of policy packs has every pack with its law', () => {
  const text = page('policy-packs.md')
  for (const { regime } of regimes)
    assert.ok(text.includes(`[\`${regime}\`](../reference/en/policies/${regime}.md)`), regime)
})
