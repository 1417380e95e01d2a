import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ListRefused } from '../../../src/ports/list-engine.ts'
import { writeSnapshot } from '../../../src/screening/snapshot.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures')
let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-refused-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const fixture = (name: string) => readFile(path.join(fixtures, name), 'utf8')

async function refusal(source: string, content: string | Uint8Array, name = 'list'): Promise<ListRefused> {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const to = path.join(folder, 'snapshot')
  try {
    await writeSnapshot({ listId: source, path: file, to, topic: 'sanction' })
  } catch (error) {
    assert.ok(error instanceof ListRefused, String(error))
    return error
  }
  throw new assert.AssertionError({ message: 'it was imported' })
}

describe('a broken file is refused with its line and the reason', () => {
  const rows: readonly (readonly [
    what: string,
    source: string,
    content: () => Promise<string | Uint8Array>,
    line: number,
    reason: RegExp,
  ])[] = [
    [
      'an XML file that is cut short',
      'un',
      async () => (await fixture('un.xml')).slice(0, 2_000),
      56,
      /unclosed|closed|end/i,
    ],
    [
      'an XML file with a wrong end tag',
      'un',
      async () => (await fixture('un.xml')).replace('</FIRST_NAME>', '</FIRST>'),
      7,
      /tag/i,
    ],
    [
      'an entity of a document type',
      'un',
      async () => (await fixture('un.xml')).replace('TOBIAS', '&bomb;'),
      7,
      /entity/i,
    ],
    [
      'an entry without a name',
      'ca_criminal_code',
      async () => (await fixture('lstd-ntts-eng.xml')).replace('Fictional League', ''),
      19,
      /no name/,
    ],
    [
      'bytes that are not UTF-8',
      'un',
      async () => Buffer.from((await fixture('un.xml')).replace('توبياس', 'é'), 'latin1'),
      1,
      /UTF-8/,
    ],
    ['an unclosed quote', 'uk', async () => `${await fixture('uk.csv')}"never closed`, 8, /quote/],
    [
      'a row that is short',
      'uk',
      async () => `${await fixture('uk.csv')}05/03/2026,FIC0003\n`,
      8,
      /2 cells, the header 38/,
    ],
    [
      'a header without a column',
      'opensanctions',
      async () => (await fixture('targets.simple.csv')).replace('"birth_date"', '"born"'),
      1,
      /birth_date/,
    ],
    ['a JSON line that is cut', 'senzing', async () => (await fixture('senzing.jsonl')).slice(0, -20), 2, /not JSON/],
    [
      'a JSON line that is no object',
      'senzing',
      async () => `${await fixture('senzing.jsonl')}[]\n`,
      3,
      /not a JSON object/,
    ],
    ['an unknown column of an own list', 'own', async () => 'name,borth_dates\nIvan,1970\n', 1, /borth_dates/],
    ['a birth date of an own list that is none', 'own', async () => 'name,birth_dates\nIvan,soon\n', 2, /birth_dates/],
    ['a country of an own list that is none', 'own', async () => 'name,countries\nIvan,Atlantis\n', 2, /countries/],
    ['a topic of an own list that is none', 'own', async () => 'name,topics\nIvan,rich\n', 2, /topics must be of/],
    ['a list in the format of another', 'eu', async () => fixture('un.xml'), 0, /un-xml; eu comes as eu-csv, eu-xml/],
    [
      'one annex as the whole EU list',
      'eu',
      async () => fixture('eu-journal.csv'),
      0,
      /the file is eu-journal-csv; eu comes as .*\. Import it as eu_journal$/,
    ],
    ['a web page', 'un', async () => '<!DOCTYPE html><html><body>Sign in</body></html>', 0, /a web page/],
    ['an empty file', 'un', async () => '', 0, /empty/],
  ]
  for (const [what, source, content, line, reason] of rows) {
    it(what, async () => {
      const refused = await refusal(source, await content())
      assert.match(refused.reason, reason)
      assert.equal(refused.line, line)
    })
  }

  it('an SDN list without its file of aliases', async () => {
    const refused = await refusal('us_ofac', await fixture('ofac-alone/sdn.csv'), 'sdn.csv')
    assert.match(refused.reason, /alt\.csv .* is missing/)
  })

  it('an SDN row with a wrong number of cells', async () => {
    await writeFile(path.join(folder, 'alt.csv'), '')
    const refused = await refusal('us_ofac', `${await fixture('ofac-alone/sdn.csv')}102,"B",-0- \r\n`, 'sdn.csv')
    assert.deepEqual([refused.line, refused.reason], [2, 'sdn.csv: the row has 3 cells, not 12'])
  })

  it('an alias of a number that is not listed', async () => {
    await writeFile(path.join(folder, 'alt.csv'), '999,1,"aka","NOBODY",-0- \r\n')
    const refused = await refusal('us_ofac', await fixture('ofac-alone/sdn.csv'), 'sdn.csv')
    assert.match(refused.reason, /not listed/)
  })
})
