import type { ListedEntity, ListedPosition } from '../listed-entity.ts'
import { remembered } from '../remembered.ts'

/**
 * What records say again and again, each written as one control character: JSON never has those unescaped, so that a packed record
 * unpacks to the same bytes. Their order is part of the format of the index.
 */
const fragments: readonly string[] = [
  '{"listId":"',
  '","recordId":"',
  '","kind":"person","names":[{"text":"',
  '","kind":"organization","names":[{"text":"',
  '","kind":"vessel","names":[{"text":"',
  '","kind":"primary"}',
  '","kind":"alias"}',
  '","kind":"weak"}',
  ',{"text":"',
  '],"topics":["sanction"]',
  '],"topics":["pep"]',
  '],"topics":["',
  ',"births":[{"from":"',
  '","to":"',
  '","precision":"day"}',
  '","precision":"year"}',
  ',"countries":[{"code":"',
  '","role":"nationality"}',
  '","role":"jurisdiction"}',
  '","role":"residence"}',
  ',{"code":"',
  ',"gender":"male"',
  ',"gender":"female"',
  ',"identifiers":[{"type":"',
  '{"type":"',
  '","value":"',
  '","country":"',
  ',"programs":["',
  ',"listedOn":"',
  ',"sourceUrl":"https://',
  '","given":"',
  '","family":"',
]
const codeOf = new Map(fragments.map((fragment, code): [string, string] => [fragment, String.fromCharCode(code)]))
const longestFirst = fragments.toSorted((a, b) => b.length - a.length)
const anyFragment = new RegExp(
  longestFirst.map((fragment) => fragment.replaceAll(/[[{]/g, String.raw`\$&`)).join('|'),
  'g',
)
const firstPlain = 0x20

/** What stands between two texts of a record, packed. Records say the same few hundred again and again. */
const packGap = remembered((gap) => gap.replaceAll(anyFragment, (fragment) => codeOf.get(fragment) ?? fragment))
/** What JSON escapes, and halves of characters, which it escapes where the other half is missing. */
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/
const https = 'https://'

/** Writes a record piece by piece: what stands between texts never reaches into one. */
class RecordWriter {
  #packed = ''
  #gap = ''

  /** Names of keys, signs and words of our own. */
  syntax(json: string): this {
    this.#gap += json
    return this
  }

  /** The content of a string, which `syntax` puts the quotes around. */
  text(value: string): this {
    this.#packed += packGap(this.#gap) + (escaped.test(value) ? JSON.stringify(value).slice(1, -1) : value)
    this.#gap = ''
    return this
  }

  end(): string {
    return this.#packed + packGap(this.#gap)
  }
}

/**
 * The record of an entry in about a third of its bytes: canonical JSON, keys in one order, what is empty left out, so that equal
 * entries are equal bytes.
 */
export function packRecord(entity: ListedEntity): string {
  const { names, topics, births, countries, gender, identifiers, programs, listedOn, sourceUrl, pep } = entity
  const record = new RecordWriter()
  record.syntax('{"listId":"').text(entity.listId).syntax('","recordId":"').text(entity.recordId)
  record.syntax(`","kind":"${entity.kind}"`)
  eachOf(record, 'names', names, ({ text, kind, given, family }) => {
    record.syntax('{"text":"').text(text).syntax(`","kind":"${kind}"`)
    if (given !== undefined) record.syntax(',"given":"').text(given).syntax('"')
    if (family !== undefined) record.syntax(',"family":"').text(family).syntax('"')
    record.syntax('}')
  })
  if (topics.length > 0) eachOf(record, 'topics', topics, (topic) => record.syntax(`"${topic}"`))
  if (births.length > 0) {
    eachOf(record, 'births', births, ({ from, to, precision }) =>
      record.syntax('{"from":"').text(from).syntax('","to":"').text(to).syntax(`","precision":"${precision}"}`),
    )
  }
  if (countries.length > 0) {
    eachOf(record, 'countries', countries, ({ code, role }) =>
      record.syntax('{"code":"').text(code).syntax(`","role":"${role}"}`),
    )
  }
  if (gender !== null) record.syntax(`,"gender":"${gender}"`)
  if (identifiers.length > 0) {
    eachOf(record, 'identifiers', identifiers, ({ type, value, country }) =>
      record.syntax(`{"type":"${type}","value":"`).text(value).syntax('","country":"').text(country).syntax('"}'),
    )
  }
  if (programs.length > 0) {
    eachOf(record, 'programs', programs, (program) => record.syntax('"').text(program).syntax('"'))
  }
  if (listedOn !== '') record.syntax(',"listedOn":"').text(listedOn).syntax('"')
  if (sourceUrl !== '') writeUrl(record, sourceUrl)
  if (pep !== null) writePosition(record, pep)
  return record.syntax('}').end()
}

function eachOf<Item>(record: RecordWriter, key: string, items: readonly Item[], write: (item: Item) => void): void {
  record.syntax(`,"${key}":[`)
  items.forEach((item, place) => {
    if (place > 0) record.syntax(',')
    write(item)
  })
  record.syntax(']')
}

/** The only fragment that reaches into a text is the beginning of an address. */
function writeUrl(record: RecordWriter, url: string): void {
  record.syntax(',"sourceUrl":"')
  if (url.startsWith(https)) record.syntax(https).text(url.slice(https.length))
  else record.text(url)
  record.syntax('"')
}

function writePosition(record: RecordWriter, { position, country, international, from, to }: ListedPosition): void {
  record.syntax(',"pep":{"position":"').text(position).syntax('","country":"').text(country)
  record.syntax(`","international":${international},"from":"`).text(from).syntax('","to":"').text(to).syntax('"}')
}

/** The JSON that was packed. */
export function unpackRecord(packed: string): string {
  let json = ''
  let from = 0
  for (let index = 0; index < packed.length; index++) {
    const code = packed.charCodeAt(index)
    if (code >= firstPlain) continue
    json += packed.slice(from, index) + (fragments[code] ?? '')
    from = index + 1
  }
  return json + packed.slice(from)
}
