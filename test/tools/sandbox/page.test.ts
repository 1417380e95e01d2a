import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sandboxEntities } from '../../../src/adapters/registries/sandbox.ts'
import { sandboxPersonas } from '../../../src/domain/bank/simulator/sandbox-codes.ts'
import { sandboxOutcomes } from '../../../src/domain/eid-sandbox/outcome.ts'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { sandboxPage } from '../../../tools/sandbox/page.ts'

const page = sandboxPage()

test('the page of the sandbox is that of the code: npm run reference writes it', () => {
  const file = path.join(import.meta.dirname, '../../../docs/sandbox.md')
  assert.equal(readFileSync(file, 'utf8'), page)
})

test('it has every listed persona, company, outcome, bank code and specimen', () => {
  const expected = [
    ...['Serge Sanctionov', 'Paula Politico', 'Denis Domestic', 'Helene Hioffice', 'Fiona Familypep'],
    'Sanctioned Specimen Trading LLC',
    ...sandboxEntities.map(({ legal_name: name }) => name),
    'Silent Specimen Inc.',
    ...sandboxOutcomes.map((outcome) => `${outcome}+clara@example.com`),
    ...Object.keys(sandboxPersonas),
    'SBX-ERROR',
  ]
  for (const name of expected) assert.ok(page.includes(`| \`${name}\` | `), name)
  for (const { name } of specimens('2026-11-21')) assert.ok(page.includes(`| \`${name}.`), name)
})
