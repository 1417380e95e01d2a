import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

/** Every table that is data, with the code that loads it. Their shapes are held by the loaders and by the tests of those. */
const src = path.join(import.meta.dirname, '../../../src')
const files = globSync('**/*.json', { cwd: src })
const code = globSync('**/*.ts', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(path.join(src, file), 'utf8'),
}))

/** A file's text without the white space between its values: what it says, duplicate keys among it. */
function compact(text: string): string {
  return text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
}

/** Texts and records that stand twice in one list. */
function repeated(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const items: readonly unknown[] = Object.values(value)
  const written = items.map((item) => JSON.stringify(item))
  // Numbers may: the places of a matrix.
  const isMore = (index: number) => typeof items[index] !== 'number' && written.indexOf(written[index] ?? '') !== index
  const twice = Array.isArray(value) ? written.filter((_text, index) => isMore(index)) : []
  return [...twice, ...items.flatMap(repeated)]
}

it('there are data files', () => assert.ok(files.length >= 14))

for (const file of files) {
  describe(file, () => {
    const text = readFileSync(path.join(src, file), 'utf8')
    const value: unknown = JSON.parse(text)

    it('has no key twice in one record', () => assert.equal(compact(text), JSON.stringify(value)))
    it('has nothing twice in one list', () => assert.deepEqual(repeated(value), []))
    it('is loaded by one file, beside it', () => {
      const name = path.basename(file)
      const loaders = code.filter((one) => one.text.includes(`/${name}' with { type: 'json' }`))
      const beside = loaders.filter(
        (one) => path.dirname(one.file) === path.dirname(file) && one.text.includes(`from './${name}'`),
      )
      const elsewhere = loaders.filter((one) => one.text.includes(`${path.basename(path.dirname(file))}/${name}`))
      assert.deepEqual([beside.length, elsewhere.length], [1, 0])
    })
  })
}

it('a key or a text that stands twice is found', () => {
  assert.notEqual(compact('{ "a": 1, "a": 1 }'), JSON.stringify(JSON.parse('{ "a": 1, "a": 1 }')))
  assert.deepEqual(repeated([{ words: ['a', 'b c', 'a'] }]), ['"a"'])
})
