import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ruleIds } from '../../../src/domain/checks/index.ts'
import { clientKinds } from '../../../src/contract/client-kind.ts'
import { documentTypes } from '../../../src/domain/document-types/index.ts'
import { steps } from '../../../src/domain/document-types/steps.ts'
import { profileKeys } from '../../../src/domain/profile/profile-keys.ts'
import { regimes } from '../../../src/domain/policy-packs/index.ts'
import { referencePages } from '../../../tools/reference/pages.ts'

const folder = path.join(import.meta.dirname, '../../../docs/reference')
const pages = referencePages()

test('the pages of the reference are those of the code: npm run reference writes them', () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  assert.deepEqual(written.map((file) => file.split(path.sep).join('/')).toSorted(), [...pages.keys()].toSorted())
  for (const [name, text] of pages) assert.equal(readFileSync(path.join(folder, name), 'utf8'), text, name)
})

test('every check rule and every pack has a page in both languages', () => {
  for (const locale of ['en', 'fr']) {
    for (const id of ruleIds) assert.ok(pages.has(`${locale}/checks/${id.replaceAll(':', '-')}.md`), id)
    for (const { regime } of regimes) assert.ok(pages.has(`${locale}/policies/${regime}.md`), regime)
  }
})

test('a page says what the check means, how bad it is, what clears it and where it comes from', () => {
  assert.equal(
    pages.get('en/checks/match-id_number.md'),
    [
      '# `match:id_number`',
      '',
      '**When passed.** The number on the {doc} is the recorded number.',
      '',
      '**When failed.**',
      '',
      '- The {doc} shows {a}; the profile says {b}.',
      '',
      '**Severity.** `critical`',
      '',
      '**What clears it.** Record the number of the document that is on file, or supply the document that was recorded.',
      '',
      '**Source.** PCMLTFR s. 108',
      '',
      '**Lock.** While a pack locks this, no policy may weaken the check: `identity`.',
      '',
      '[En français](../../fr/checks/match-id_number.md) · Generated from the code by `npm run reference`; do not edit.',
      '',
    ].join('\n'),
  )
})

test('a pack’s page marks a figure that nobody read in the text itself', () => {
  assert.match(
    pages.get('en/policies/ma_bam.md') ?? '',
    /more than 25 % \| Decree 2\.21\.708 \(not read in the text itself\)/,
  )
  assert.match(pages.get('fr/policies/ma_bam.md') ?? '', /Décret 2\.21\.708 \(non lu dans le texte même\)/)
})

test('no page links to one that is not there', () => {
  for (const [name, text] of pages) {
    for (const [, target = ''] of text.matchAll(/\]\(([^)]+\.md)\)/g)) {
      const linked = path.posix.join(path.posix.dirname(name), target)
      if (!linked.startsWith('..')) assert.ok(pages.has(linked), `${name}: ${target}`)
    }
  }
})

test('the data dictionary has every key with its other names, values, checks and packs', () => {
  const page = pages.get('en/profile.md') ?? ''
  const section = page.slice(page.indexOf('## `account_type`'), page.indexOf('## `purpose`'))
  for (const part of [
    '- Other names: `type_compte`, `product`',
    '- Values: `chequing`, `savings`',
    '(of several the last in this order counts)',
    '[`required:photo_id`](checks/required-photo_id.md)',
    '- Also read by: compliance risk',
    '[`ca_aml`](policies/ca_aml.md) I R',
  ]) {
    assert.ok(section.includes(part), `${part}\n${section}`)
  }
  for (const { name, aliases } of profileKeys) {
    assert.ok(page.includes(`## \`${name}\`\n`), name)
    if (aliases.length > 0) assert.ok(page.includes(aliases.map((alias) => `\`${alias}\``).join(', ')), name)
  }
})

test('the data dictionary has every kind, step, document type and field', () => {
  for (const locale of ['en', 'fr']) {
    const page = pages.get(`${locale}/documents.md`) ?? ''
    for (const kind of clientKinds) assert.ok(page.includes(`| \`${kind}\` | `), kind)
    for (const { key, accepted } of steps) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${key}\` | `)) ?? ''
      for (const type of accepted) assert.ok(row.includes(`[\`${type}\`](#${type})`), `${key}: ${type}`)
    }
    for (const { id, fields } of documentTypes) {
      const section = page.slice(page.indexOf(`### \`${id}\`\n`)).split('\n### ')[0] ?? ''
      for (const { name } of fields) assert.ok(section.includes(`| \`${name}\` | `), `${id}: ${name}`)
    }
  }
})
