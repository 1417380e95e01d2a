import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readSnapshot, writeSnapshot } from '../../../src/screening/snapshot.ts'

/**
 * One small file of each published format, written by us with invented names, and beside it what must be read from it. Where two
 * formats carry the same list, the entries are the same person's.
 */
const golden: readonly (readonly [source: string, file: string, parser: string, publishedOn: string])[] = [
  ['un', 'un.xml', 'un-xml-2', '2026-02-27'],
  ['ca_sema', 'sema-lmes.xml', 'ca-sema-xml-1', ''],
  ['ca_criminal_code', 'lstd-ntts-eng.xml', 'ca-listed-xml-1', '2026-01-15'],
  ['us_ofac', 'ofac/sdn.csv', 'ofac-csv-2', ''],
  ['us_ofac', 'sdn.xml', 'ofac-xml-2', '2026-08-28'],
  ['us_consolidated', 'sdn.xml', 'ofac-xml-2', '2026-08-28'],
  ['eu', 'eu-full.xml', 'eu-xml-2', '2026-05-04'],
  ['eu', 'eu-full.csv', 'eu-csv-2', '2026-05-04'],
  ['eu_journal', 'eu-journal.csv', 'eu-journal-csv-2', ''],
  ['uk', 'uk.csv', 'uk-csv-1', '2026-03-05'],
  ['uk', 'uk.xml', 'uk-xml-1', '2026-03-05'],
  ['us_ofac', 'sdn-advanced.xml', 'ofac-advanced-xml-1', '2026-08-28'],
  ['us_consolidated', 'sdn-advanced.xml', 'ofac-advanced-xml-1', '2026-08-28'],
  ['ch_seco', 'seco.xml', 'ch-seco-xml-1', '2026-01-15'],
  ['au_dfat', 'dfat.csv', 'au-dfat-csv-1', ''],
  ['us_csl', 'csl.json', 'us-csl-json-1', ''],
  ['us_csl', 'csl.csv', 'us-csl-csv-1', ''],
  ['us_dpl', 'dpl.txt', 'us-dpl-tsv-1', ''],
  ['world_bank', 'world-bank.json', 'world-bank-json-1', ''],
  ['interpol', 'interpol.json', 'interpol-json-1', ''],
  ['everypolitician/ca', 'every-politician.csv', 'every-politician-csv-1', ''],
  ['wikidata', 'wikidata.csv', 'wikidata-csv-1', ''],
  ['wikidata', 'wikidata.json', 'wikidata-json-1', ''],
  ['opensanctions/peps', 'peps.ftm.jsonl', 'ftm-lines-2', '2026-03-13'],
  ['opensanctions/peps', 'peps.nested.jsonl', 'ftm-lines-2', '2026-03-13'],
  ['fr_freeze', 'registre.json', 'fr-freeze-json-1', '2026-07-11'],
  ['opensanctions', 'targets.simple.csv', 'open-sanctions-csv-1', '2026-03-13'],
  ['opensanctions', 'entities.ftm.jsonl', 'ftm-lines-2', '2026-03-13'],
  ['senzing', 'senzing.jsonl', 'senzing-lines-1', '2025-11-05'],
  ['own', 'own.csv', 'own-csv-1', ''],
  ['own', 'own.jsonl', 'own-lines-1', ''],
  ['own', 'own-array.json', 'own-lines-1', ''],
]

const fixtures = path.join(import.meta.dirname, 'fixtures')
let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-golden-'))
})
after(() => rm(folder, { recursive: true, force: true }))

describe('a file of a published format is read entry by entry', () => {
  for (const [source, file, parser, publishedOn] of golden) {
    it(`${source} from ${file}`, async () => {
      const to = path.join(folder, 'snapshot')
      const facts = await writeSnapshot({ listId: source, path: path.join(fixtures, file), to, topic: 'sanction' })
      assert.deepEqual([facts.parser, facts.publishedOn], [parser, publishedOn])
      const expected = await readFile(
        path.join(import.meta.dirname, 'expected', `${file.replace('/', '-')}.jsonl`),
        'utf8',
      )
      const wanted = expected
        .trimEnd()
        .split('\n')
        .map((line) => ({ ...JSON.parse(line), listId: source }))
      const entities = await readSnapshot(to, facts.sha256)
      assert.deepEqual(entities, wanted)
      assert.equal(facts.entities, wanted.length)
      assert.equal(facts.names, wanted.flatMap(({ names }) => names).length)
    })
  }

  it('the same file gives the same snapshot, whatever the order of its entries', async () => {
    const to = path.join(folder, 'snapshot')
    const read = (file: string) => writeSnapshot({ listId: 'own', path: file, to, topic: 'sanction' })
    const own = path.join(fixtures, 'own.csv')
    const turned = path.join(folder, 'turned.csv')
    const [header = '', ...rows] = (await readFile(own, 'utf8')).trimEnd().split('\n')
    await writeFile(turned, [header, ...rows.reverse()].join('\r\n'))
    assert.equal((await read(turned)).sha256, (await read(own)).sha256)
  })
})
