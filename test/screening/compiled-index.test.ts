import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { IndexFormatError } from '../../src/screening/index/file-format.ts'
import { readIndexFile } from '../../src/screening/index/read-index-file.ts'
import { asked, listed, listOf } from './fictional-list.ts'

const list = listOf(
  listed('1', 'person', ['Vladislav Orlenkov', 'Владислав Орленков']),
  listed('2', 'organization', ['Kestrel Trading Corp']),
)

describe('a compiled index', () => {
  it('is the same bytes for the same lists', () => {
    assert.deepEqual(compileIndex([list]), compileIndex([list]))
  })
  it('answers from bytes read at any address, and from bytes that threads share', () => {
    const bytes = compileIndex([list])
    const expected = findHits(openIndex(bytes), asked('Vladislav Orlenkov'), defaultScreeningConfig)
    assert.equal(expected.length, 1)
    const shifted = new Uint8Array(bytes.length + 3).subarray(3)
    shifted.set(bytes)
    assert.deepEqual(findHits(openIndex(shifted), asked('Vladislav Orlenkov'), defaultScreeningConfig), expected)
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
    shared.set(bytes)
    assert.deepEqual(findHits(openIndex(shared), asked('Vladislav Orlenkov'), defaultScreeningConfig), expected)
  })
  it('of another version is refused', () => {
    const bytes = compileIndex([list])
    bytes[4] = (bytes[4] ?? 0) + 1
    assert.throws(() => openIndex(bytes), IndexFormatError)
  })
  it('cut short, or of something else, is refused', () => {
    const bytes = compileIndex([list])
    assert.throws(() => openIndex(bytes.slice(0, bytes.length - 200)), IndexFormatError)
    assert.throws(() => openIndex(new Uint8Array(10)), IndexFormatError)
    assert.throws(() => openIndex(new Uint8Array(5000)), IndexFormatError)
  })
  it('is read from its file only when every byte is as it was written', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'compiled-index-'))
    t.after(() => rm(folder, { recursive: true }))
    const file = join(folder, 'index')
    const bytes = compileIndex([list])
    await writeFile(file, bytes)
    assert.deepEqual(await readIndexFile(file), bytes)
    for (const place of [100, Math.trunc(bytes.length / 2), bytes.length - 1]) {
      const damaged = bytes.slice()
      damaged[place] = (damaged[place] ?? 0) ^ 1
      await writeFile(file, damaged)
      await assert.rejects(readIndexFile(file), IndexFormatError)
    }
    for (const length of [0, 3, bytes.length - 1]) {
      await writeFile(file, bytes.slice(0, length))
      await assert.rejects(readIndexFile(file), IndexFormatError)
    }
  })
  it('of no lists, or of lists without entries, answers that nothing hits', () => {
    for (const lists of [[], [listOf()]]) {
      assert.deepEqual(
        findHits(openIndex(compileIndex(lists)), asked('Vladislav Orlenkov'), defaultScreeningConfig),
        [],
      )
    }
  })
  it('says what it holds', () => {
    const index = openIndex(compileIndex([list]))
    assert.deepEqual([index.entities, index.names, index.lists.map(({ id }) => id)], [2, 2, ['fictional']])
  })
})
