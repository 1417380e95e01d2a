import type { ListedEntity, ListedName, ListedPosition } from '../entity/listed-entity.ts'
import { memoised } from '../script/memoised.ts'

/**
 * Fragments that records repeat, each packed into one control character. JSON always escapes control characters, so a
 * packed record unpacks to the same bytes. The order is part of the index format.
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

/** Characters that JSON escapes, including unpaired surrogates. */
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/
const https = 'https://'

/** The packed JSON between values. No fragment spans two of these, or reaches into a value other than an address. */
const opening = pack('{"listId":"')
const recordIdKey = pack('","recordId":"')
const firstNameKey = memoised((kind) => pack(`","kind":"${kind}","names":[{"text":"`))
const nameKey = pack(',{"text":"')
const nameEnd = memoised((kind) => pack(`","kind":"${kind}"}`))
const givenKey = pack('","given":"')
const familyKey = pack('","family":"')
const listedFor = memoised((topics) => pack(`],"topics":["${topics}"]`))
const birthsKey = pack(',"births":[{"from":"')
const birthKey = pack(',{"from":"')
const toKey = pack('","to":"')
const birthEnd = memoised((precision) => pack(`","precision":"${precision}"}`))
const countriesKey = pack(',"countries":[{"code":"')
const countryKey = pack(',{"code":"')
const countryEnd = memoised((role) => pack(`","role":"${role}"}`))
const genderValue = memoised((gender) => pack(`,"gender":"${gender}"`))
const identifiersKey = pack(',"identifiers":[{"type":"')
const identifierKey = pack(',{"type":"')
const valueKey = pack('","value":"')
const countryOfKey = pack('","country":"')
const programsKey = pack(',"programs":["')
const listedOnKey = pack(',"listedOn":"')
const addressKey = pack(`,"sourceUrl":"${https}`)
const urlKey = pack(',"sourceUrl":"')

function pack(json: string): string {
  return json.replaceAll(anyFragment, (fragment) => codeOf.get(fragment) ?? fragment)
}

/**
 * The record of an entry in about a third of its bytes: canonical JSON with keys in fixed order and without empty
 * values, so that equal entries give equal bytes.
 */
export function packRecord(entity: ListedEntity): string {
  const { kind, names, topics, births, countries, gender, identifiers, programs, listedOn, sourceUrl } = entity
  const { pep, article } = entity
  let packed = opening + inside(entity.listId) + recordIdKey + inside(entity.recordId)
  packed += names.length === 0 ? `","kind":"${kind}","names":[` : firstNameKey(kind)
  names.forEach((name, place) => {
    packed += (place === 0 ? '' : nameKey) + packName(name)
  })
  packed += topics.length === 0 ? ']' : listedFor(topics.length === 1 ? (topics[0] ?? '') : topics.join('","'))
  let key = birthsKey
  for (const { from, to, precision } of births) {
    packed += key + inside(from) + toKey + inside(to) + birthEnd(precision)
    key = birthKey
  }
  if (births.length > 0) packed += ']'
  key = countriesKey
  for (const { code, role } of countries) {
    packed += key + inside(code) + countryEnd(role)
    key = countryKey
  }
  if (countries.length > 0) packed += ']'
  if (gender !== null) packed += genderValue(gender)
  key = identifiersKey
  for (const { type, value, country } of identifiers) {
    packed += `${key}${type}${valueKey}${inside(value)}${countryOfKey}${inside(country)}"}`
    key = identifierKey
  }
  if (identifiers.length > 0) packed += ']'
  if (programs.length > 0) packed += `${programsKey}${programs.map(inside).join('","')}"]`
  if (listedOn !== '') packed += `${listedOnKey}${inside(listedOn)}"`
  if (sourceUrl !== '') packed += `${packUrl(sourceUrl)}"`
  const ofArticle = article === undefined ? '' : `,"article":${JSON.stringify(article)}`
  return `${packed}${pep === null ? '' : packPosition(pep)}${ofArticle}}`
}

function packName({ text, kind, given, family }: ListedName): string {
  if (given === undefined && family === undefined) return inside(text) + nameEnd(kind)
  const ofGiven = given === undefined ? '' : givenKey + inside(given)
  const ofRule = family === undefined ? '' : familyKey + inside(family)
  return `${inside(text)}","kind":"${kind}${ofGiven}${ofRule}"}`
}

function packUrl(url: string): string {
  return url.startsWith(https) ? addressKey + inside(url.slice(https.length)) : urlKey + inside(url)
}

function packPosition({ position, country, international, from, to }: ListedPosition): string {
  const term = `","international":${international},"from":"${inside(from)}${toKey}${inside(to)}"}`
  return `,"pep":{"position":"${inside(position)}${countryOfKey}${inside(country)}${term}`
}

/** A text as JSON, without its quotes. */
function inside(text: string): string {
  return escaped.test(text) ? JSON.stringify(text).slice(1, -1) : text
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
