import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ListRefused } from '../../../src/ports/list-engine.ts'
import { writeSnapshot } from '../../../src/screening/snapshot.ts'

/**
 * Files that must never become a list: each is refused with a sentence that says what is wrong. What only the list in use shows (aliases
 * gone, an older file, another list) is in test/operations/staged-lists.test.ts.
 */

const fixtures = path.join(import.meta.dirname, 'fixtures')
let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-hostile-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const fixture = (name: string) => readFile(path.join(fixtures, name), 'utf8')
/** A fixture with something replaced; fails when there is nothing to replace. */
const changed = async (name: string, from: string | RegExp, to: string) => {
  const text = await fixture(name)
  const replaced = text.replace(from, () => to)
  assert.notEqual(replaced, text, `${name} has no ${String(from)}`)
  return replaced
}
const cut = async (name: string, share: number) => {
  const text = await fixture(name)
  return text.slice(0, Math.floor(text.length * share))
}
/** UTF-8 read as windows-1252 and saved as UTF-8. */
const encodedTwice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

async function refusal(source: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const within = await mkdtemp(path.join(folder, 'case-'))
  await mkdir(within, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(within, name), content)
  const [first = ''] = Object.keys(files)
  try {
    const to = path.join(within, 'snapshot')
    await writeSnapshot({ listId: source, path: path.join(within, first), to, topic: 'sanction' })
  } catch (error) {
    assert.ok(error instanceof ListRefused, String(error))
    return error.reason
  }
  throw new assert.AssertionError({ message: 'it was imported' })
}

type Row = readonly [
  what: string,
  source: string,
  content: () => Promise<string | Uint8Array | Record<string, string | Uint8Array>>,
  reason: RegExp,
]

const sdn = async (files: Readonly<Record<string, string>> = {}) => ({
  'sdn.csv': await fixture('ofac/sdn.csv'),
  'alt.csv': await fixture('ofac/alt.csv'),
  'add.csv': await fixture('ofac/add.csv'),
  'sdn_comments.csv': await fixture('ofac/sdn_comments.csv'),
  ...files,
})

const cutShort: readonly Row[] = [
  ['UN in the middle of an entry', 'un', () => cut('un.xml', 0.6), /unclosed|closed|end/i],
  ['OFAC as XML', 'us_ofac', () => cut('sdn.xml', 0.7), /unclosed|closed|end/i],
  ['OFAC as Advanced XML', 'us_ofac', () => cut('sdn-advanced.xml', 0.8), /unclosed|closed|end/i],
  ['the UK list as XML', 'uk', () => cut('uk.xml', 0.5), /unclosed|closed|end/i],
  ['the Swiss list', 'ch_seco', () => cut('seco.xml', 0.9), /unclosed|closed|end/i],
  ['the Screening List as JSON', 'us_csl', () => cut('csl.json', 0.8), /not JSON: it may be cut short/],
  ['the World Bank', 'world_bank', () => cut('world-bank.json', 0.8), /not JSON: it may be cut short/],
  ['Interpol', 'interpol', () => cut('interpol.json', 0.8), /not JSON: it may be cut short/],
  ['Wikidata as JSON', 'wikidata', () => cut('wikidata.json', 0.8), /not JSON: it may be cut short/],
  ['the French register', 'fr_freeze', () => cut('registre.json', 0.8), /not JSON: it may be cut short/],
  ['a JSON array', 'own', () => cut('own-array.json', 0.9), /does not end: the file is cut short/],
  [
    'a JSON array after an element',
    'own',
    async () => '[{"name":"Ivan Exemplov"},{"name":"Olga Inventova"}',
    /does not end: the file is cut short/,
  ],
  ['JSON lines', 'opensanctions', () => cut('peps.ftm.jsonl', 0.9), /not JSON: the file may be cut short/],
  ['a CSV row of Australia', 'au_dfat', () => cut('dfat.csv', 0.9), /cells, the header 19/],
  ['a CSV row of the Screening List', 'us_csl', () => cut('csl.csv', 0.9), /cells, the header 29|quote/],
  [
    'a CSV row of EveryPolitician',
    'everypolitician/ca',
    () => cut('every-politician.csv', 0.9),
    /cells, the header 19/,
  ],
  ['a row of the Denied Persons List', 'us_dpl', () => cut('dpl.txt', 0.95), /cells, the header 12|quote/],
  ['a quoted cell', 'wikidata', async () => `${await fixture('wikidata.csv')}"http://www`, /quote is opened/],
]

const partsMissing: readonly Row[] = [
  ['OFAC with an empty file of aliases', 'us_ofac', () => sdn({ 'alt.csv': '' }), /alt\.csv has no mark at its end/],
  [
    'OFAC with a file of aliases that has only its end',
    'us_ofac',
    () => sdn({ 'alt.csv': '\u001a' }),
    /alt\.csv is empty: half of the names/,
  ],
  [
    'OFAC with half of the aliases',
    'us_ofac',
    async () => sdn({ 'alt.csv': (await fixture('ofac/alt.csv')).split('\r\n').slice(0, 1).join('\r\n') }),
    /alt\.csv has no mark at its end/,
  ],
  ['OFAC with an empty file of addresses', 'us_ofac', () => sdn({ 'add.csv': '' }), /add\.csv has no mark/],
  ['OFAC with empty comments', 'us_ofac', () => sdn({ 'sdn_comments.csv': '' }), /sdn_comments\.csv has no mark/],
  [
    'OFAC with fewer entries than it announces',
    'us_ofac',
    () => changed('sdn.xml', /<sdnEntry>\s*<uid>202[\s\S]*?<\/sdnEntry>/, ''),
    /announces 2 entries \(Record_Count\) and has 1/,
  ],
  [
    'OFAC with more entries than it announces',
    'us_ofac',
    () => changed('sdn.xml', '<Record_Count>2', '<Record_Count>1'),
    /announces 1 entries \(Record_Count\) and has 2/,
  ],
  [
    'OFAC as Advanced XML without its programmes',
    'us_ofac',
    () => changed('sdn-advanced.xml', /<SanctionsEntries>[\s\S]*<\/SanctionsEntries>/, '<SanctionsEntries />'),
    /2 parties and 0 entries/,
  ],
  [
    'OFAC as Advanced XML without a party',
    'us_ofac',
    () => changed('sdn-advanced.xml', /<DistinctParty FixedRef="202">[\s\S]*?<\/DistinctParty>/, ''),
    /party that is not in the file/,
  ],
  ['UN without entities', 'un', () => changed('un.xml', /<ENTITIES>[\s\S]*<\/ENTITIES>/, ''), /no ENTITY/],
  [
    'UN without individuals',
    'un',
    () => changed('un.xml', /<INDIVIDUALS>[\s\S]*<\/INDIVIDUALS>/, '<INDIVIDUALS/>'),
    /no INDIVIDUAL/,
  ],
  [
    'one page of Interpol',
    'interpol',
    () => changed('interpol.json', /,\s*\{"total":2,"query":\{"page":2[\s\S]*/, ']'),
    /1 of 2 notices/,
  ],
  [
    'one page of the Screening List',
    'us_csl',
    () => changed('csl.json', '"total":3', '"total":17000'),
    /3 of 17000 entries/,
  ],
  [
    'the World Bank without its list',
    'world_bank',
    () => changed('world-bank.json', /\[[\s\S]*\]/, '{}'),
    /no response\.ZPROCSUPP/,
  ],
  ['Wikidata without results', 'wikidata', () => changed('wikidata.json', '"bindings":[', '"rows":['), /no results/],
]

const another: readonly Row[] = [
  ['UN as the EU list', 'eu', () => fixture('un.xml'), /un-xml; eu comes as/],
  ['the UK list as UN', 'un', () => fixture('uk.xml'), /the file is uk-xml; un comes as .*Import it as uk$/],
  ['OFAC as the Swiss list', 'ch_seco', () => fixture('sdn.xml'), /the file is ofac-xml; ch_seco comes as/],
  ['Interpol as the World Bank', 'world_bank', () => fixture('interpol.json'), /Import it as interpol$/],
  ['Australia as the Screening List', 'us_csl', () => fixture('dfat.csv'), /Import it as au_dfat$/],
  ['one regulation as the EU list', 'eu', () => fixture('eu-journal.csv'), /Import it as eu_journal$/],
  [
    'two regulations in one file',
    'eu_journal',
    async () => {
      const text = (await fixture('eu-journal.csv')).trimEnd()
      const [, row = ''] = text.split('\n')
      return `${text}\n${row.replace(/^[^,]*,/, '32099R0001,')}\n`
    },
    /has two regulations/,
  ],
  [
    'a yellow notice',
    'interpol',
    () => changed('interpol.json', '/red/2026-90001', '/yellow/2026-90001'),
    /yellow: it looks for a missing person/,
  ],
  ['a web page', 'uk', async () => '<!DOCTYPE html><html><body>Sign in</body></html>', /a web page/],
  ['the answer of a failed download', 'us_csl', async () => '{"message":"Forbidden"}', /a failed download/],
  [
    'a spreadsheet',
    'au_dfat',
    async () => Buffer.from('504b03041400060008000000210062ee9d68', 'hex'),
    /save the sheet as CSV/,
  ],
  ['a PDF', 'au_dfat', async () => '%PDF-1.7\n1 0 obj', /a PDF/],
  ['a compressed file', 'un', async () => Buffer.from('1f8b0800000000000003', 'hex'), /compressed: unpack it/],
  ['nothing but blanks', 'un', async () => ' \n\n ', /empty/],
  ['UTF-16', 'own', async () => Buffer.from('\ufeffname\nIvan\n', 'utf16le'), /not UTF-8/],
  ['Latin-1', 'own', async () => Buffer.from('name\nJosé Exemplo\n', 'latin1'), /not UTF-8/],
]

const damaged: readonly Row[] = [
  ['the UK list encoded twice', 'uk', async () => encodedTwice(await fixture('uk.xml')), /letters are damaged/],
  [
    'the Swiss list encoded twice',
    'ch_seco',
    async () => encodedTwice(await fixture('seco.xml')),
    /letters are damaged/,
  ],
  ['an own list encoded twice', 'own', async () => 'name\nJosÃ© Exemplo\n', /letters are damaged/],
  ['names encoded three times', 'own', async () => `name\n${encodedTwice('JosÃ©')}\n`, /letters are damaged/],
  ['Cyrillic encoded twice', 'own', async () => `name\n${encodedTwice('Сергей Экземплов')}\n`, /letters are damaged/],
  ['letters that were lost', 'own', async () => 'name\nJos\ufffd Exemplo\n', /letters are damaged/],
  [
    'escapes of JSON that were encoded twice',
    'own',
    async () => '{"name":"Jos\\u00c3\\u00a9"}\n',
    /letters are damaged/,
  ],
  [
    'character references of XML that were encoded twice',
    'uk',
    () => changed('uk.xml', 'Иван Экземплов', 'Jos&#195;&#169;'),
    /letters are damaged/,
  ],
]

const malicious: readonly Row[] = [
  [
    'an entity bomb',
    'un',
    async () =>
      `<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>` +
      (await changed('un.xml', 'TOBIAS', '&c;')).replace(/^<\?xml[^>]*\?>/, ''),
    /entity/i,
  ],
  [
    'a file of this machine as an entity',
    'uk',
    async () =>
      '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY f SYSTEM "file:///etc/hostname">]>' +
      (await changed('uk.xml', 'EXEMPLOV', '&f;')).replace(/^<\?xml[^>]*\?>/, ''),
    /entity/i,
  ],
  [
    'elements nested without end',
    'un',
    () => changed('un.xml', 'TOBIAS', '<a>'.repeat(40)),
    /nested more than 32 deep/,
  ],
  [
    'a record of 5 MB',
    'uk',
    () => changed('uk.xml', 'EXEMPLOV', 'x'.repeat(5_000_000)),
    /more than 4194304 characters/,
  ],
  [
    'a CSV row of 2 MB',
    'au_dfat',
    () => changed('dfat.csv', 'Invented List 2022', 'x'.repeat(2_000_000)),
    /more than 1048576 bytes/,
  ],
  ['a JSON line of 9 MB', 'own', async () => `{"name":"${'x'.repeat(9_000_000)}"}`, /more than 8388608 characters/],
  ['an element of 9 MB', 'own', async () => `[{"name":"${'x'.repeat(9_000_000)}"}]`, /more than 8388608 characters/],
  ['a name that is a description', 'own', async () => `name\n${'x'.repeat(500)}\n`, /no name/],
  ['a name without a letter', 'own', async () => 'name\n---\n', /no name/],
  [
    'an id twice at OFAC',
    'us_ofac',
    () => changed('sdn.xml', '<uid>202', '<uid>201'),
    /id 201 is given to two entries/,
  ],
  ['an id twice in the UK', 'uk', () => changed('uk.xml', 'FIC0002', 'FIC0001'), /id FIC0001 is given to two/],
  [
    'an id twice at the Screening List',
    'us_csl',
    () => changed('csl.json', 'fic-2', 'fic-1'),
    /id fic-1 is given to two/,
  ],
  [
    'an id twice in an own list',
    'own',
    async () => 'id,name\nA,Ivan\nB,Olga\nA,Petra\n',
    /id A is given to two entries/,
  ],
  [
    'an id twice in an own array',
    'own',
    async () => '[{"id":"A","name":"Ivan"},{"id":"A","name":"Olga"}]',
    /id A is given/,
  ],
  ['an entry of the UK without an id', 'uk', () => changed('uk.xml', 'FIC0002', ''), /no id/],
  [
    'an entry of Switzerland without a name',
    'ch_seco',
    () => changed('seco.xml', '<value>Imaginary Star', '<value>'),
    /no name/,
  ],
  [
    'a reference of Australia that is none',
    'au_dfat',
    () => changed('dfat.csv', '\n2,', '\nTwo,'),
    /reference is no number/,
  ],
  [
    'a person of Wikidata that is none',
    'wikidata',
    () => changed('wikidata.csv', /Q99990002/, 'X'),
    /no item of Wikidata/,
  ],
  ['something after a JSON array', 'own', async () => '[{"name":"Ivan"}] {"name":"Olga"}', /follows the end/],
  ['an element that is no object', 'own', async () => '[{"name":"Ivan"},7]', /not a JSON object/],
]

const columns: readonly Row[] = [
  ['Australia', 'au_dfat', () => changed('dfat.csv', 'Date of Birth', 'Born'), /no column date of birth/],
  ['the Screening List', 'us_csl', () => changed('csl.csv', ',alt_names,', ',aliases,'), /no column alt_names/],
  [
    'EveryPolitician',
    'everypolitician/ca',
    () => changed('every-politician.csv', 'end_date', 'until'),
    /no column end_date/,
  ],
  ['the Denied Persons List', 'us_dpl', () => changed('dpl.txt', 'Effective_Date', 'From'), /no column effective_date/],
  ['Wikidata', 'wikidata', () => changed('wikidata.csv', 'positionLabel', 'position'), /no column positionlabel/],
  ['Wikidata as JSON', 'wikidata', () => changed('wikidata.json', '"positionLabel",', ''), /no variable positionlabel/],
  ['an own list', 'own', async () => 'name,position_form\nIvan,2011\n', /unknown columns: position_form/],
  ['the end of an office', 'own', async () => 'name,topics,position_to\nIvan,pep,soon\n', /position_to is no date/],
  [
    'the tier of an office',
    'own',
    async () => 'name,topics,position_tier\nIvan,pep,high\n',
    /position_tier must be of/,
  ],
]

for (const [group, rows] of [
  ['a file that is cut short', cutShort],
  ['a file without one of its parts', partsMissing],
  ['a file that is something else', another],
  ['a file with damaged letters', damaged],
  ['a file made to do harm', malicious],
  ['a file with other columns', columns],
] as const) {
  describe(`${group} is refused`, () => {
    for (const [what, source, content, reason] of rows) {
      it(what, async () => {
        const given = await content()
        const isOne = typeof given === 'string' || given instanceof Uint8Array
        assert.match(await refusal(source, isOne ? { list: given } : given), reason)
      })
    }
  })
}
