import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ruleIds } from '../../../src/domain/checks/index.ts'
import { bankRules } from '../../../src/domain/bank/flags/index.ts'
import { eidRules } from '../../../src/domain/eid/index.ts'

/** Rules that cannot have all three cases, with why. */
const exempt: Readonly<Record<string, string>> = {
  'bank:as_of': 'every analysis has it',
  'bank:income_stability': 'every analysis has it',
  'bank:recent_account': 'every analysis has it',
  completeness: 'every verdict has it',
  'eid:complete': 'it is there only when it fails',
  unread: 'it is there only when it fails',
}

const folders = [
  import.meta.dirname,
  path.join(import.meta.dirname, '../eid'),
  path.join(import.meta.dirname, '../bank'),
]
const all = [...new Set([...ruleIds, ...[...eidRules, ...bankRules].map(({ id }) => id)])]

/** Ids of the rows of `assertRule` in a source: each has a passing, a failing and an absent case. */
function idsOfRows(source: string): readonly string[] {
  const row = /\bid: ['`]([^'`]+)['`],\n\s+severity: '\w+',\n\s+passes: [\s\S]*?\n\s+fails: [\s\S]*?\n\s+absent: /g
  return [...source.matchAll(row)].map(([, id = '']) => id)
}

test('every rule has a request on which it passes, one on which it fails and one on which it is absent', () => {
  const ids = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== path.basename(import.meta.filename))
      .flatMap((file) => idsOfRows(readFileSync(path.join(folder, file), 'utf8'))),
  )
  const without = all.filter((rule) => !ids.some((id) => id === rule || id.startsWith(`${rule}:`)))
  assert.deepEqual(without.toSorted(), Object.keys(exempt).toSorted())
})

test('a row without its absent case does not count', () => {
  const lines = ["id: 'a:b',", "severity: 'warning',", 'passes: x,', 'fails: y,', 'absent: z,']
  assert.deepEqual(idsOfRows(lines.join('\n  ')), ['a:b'])
  assert.deepEqual(idsOfRows(lines.slice(0, -1).join('\n  ')), [])
})
