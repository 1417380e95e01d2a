import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruleIds, sections } from '../../../src/domain/checks/index.ts'
import { bankRules } from '../../../src/domain/bank/flags/index.ts'
import { eidRules } from '../../../src/domain/eid/index.ts'
import type { Template } from '../../../src/domain/checks/definition/template.ts'
import { compileTemplate, fillTemplate } from '../../../src/domain/checks/definition/template.ts'

const placeholders = (template: Template) =>
  new Set(template.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()])))
const all = [...Object.values(sections), eidRules, bankRules].flatMap((section) =>
  section.map(({ id, labels, details }) => ({ id, labels, details })),
)

test('every rule that can fail has a label and a detail in both languages', () => {
  for (const { id, labels, details } of all) {
    assert.ok(details.length > 0 || id === 'bank:as_of', id)
    for (const text of [labels, ...details]) {
      assert.ok(text.en.length > 0 && text.fr.length > 0, id)
    }
  }
})

test('French details use the placeholders of the English ones', () => {
  for (const { id, details } of all) {
    if (id === 'method:identity') continue
    for (const { en, fr } of details) assert.deepEqual(placeholders(fr), placeholders(en), id)
  }
})

test('no two rules have one id, except the required ones', () => {
  const others = ruleIds.filter((id) => id !== 'required')
  assert.equal(new Set(others).size, others.length)
})

test('"a" becomes "an" before a vowel, in English only', () => {
  const fill = (sentence: string, locale: 'en' | 'fr', x: string) =>
    fillTemplate(compileTemplate(sentence, locale), locale, { x }, {})
  assert.equal(fill('looks like a {x}.', 'en', 'identity card'), 'looks like an identity card.')
  assert.equal(fill('A {x} here', 'en', 'eID report'), 'An eID report here')
  assert.equal(fill('looks like a {x}.', 'en', 'payslip'), 'looks like a payslip.')
  assert.equal(fill('il y a {x}', 'fr', 'un bail'), 'il y a un bail')
})
