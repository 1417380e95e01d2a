import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { errors, type Issue } from '../contract/errors.ts'
import { unusableStrings } from '../contract/unusable-strings.ts'
import { duplicateName } from './duplicate-name.ts'
import { jsonFaultOffset } from './json-offset.ts'
import { depthMax, membersOf, sizeOfJson, valuesMax } from './json-size.ts'

/** docs/api.md#json-bodies: larger is 413. */
export const jsonBytesMax = 1024 * 1024
/** From the first byte to the last. */
const bodyDeadlineMs = 30_000

/** The client disconnected or was too slow, so no answer is sent. */
export class ClientGone extends Error {
  constructor() {
    super('the client went away or was too slow')
    this.name = 'ClientGone'
  }
}

/**
 * The whole body, at most 1 MB. Throws 413 beyond it (the rest is drained so that the answer arrives), ClientGone
 * when the client stops or takes longer than 30 s.
 */
export async function readBody(source: IncomingMessage): Promise<Buffer> {
  if (Number(source.headers['content-length'] ?? 0) > jsonBytesMax) {
    source.resume()
    throw errors.bodyTooLarge()
  }
  return source.complete ? wholeBody(source) : awaitedBody(source)
}

/** Nearly every body arrives while the key is checked; this path needs no timer and no iterator. */
function wholeBody(source: IncomingMessage): Buffer {
  const bytes: unknown = source.read()
  source.resume()
  if (!Buffer.isBuffer(bytes)) return Buffer.alloc(0)
  if (bytes.length > jsonBytesMax) throw errors.bodyTooLarge()
  return bytes
}

async function awaitedBody(source: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => source.destroy(new ClientGone()), bodyDeadlineMs)
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      size += bytes.length
      if (size > jsonBytesMax) throw errors.bodyTooLarge()
      chunks.push(bytes)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') throw new ClientGone()
    throw error
  } finally {
    clearTimeout(timer)
    source.resume()
  }
  return Buffer.concat(chunks, size)
}

/** A JSON object and the issues of its names and strings, listed together with its other issues. */
export interface ParsedBody {
  readonly value: Record<string, unknown>
  readonly issues: readonly Issue[]
}

/**
 * Parses a body as a JSON object. Throws 422 in the list shape, never 400 or 500: an empty body is `missing`; text that does
 * not parse, is not an object or nests deeper than 64 is `json_invalid` at its character offset; more than 10,000 values are
 * `too_long`. A name that an object has twice, and a string with U+0000 or half a surrogate pair, are returned as `value_error` issues.
 * docs/api.md#json-bodies.
 */
export function parseBody(bytes: Buffer): ParsedBody {
  if (bytes.length === 0) throw errors.issues([{ type: 'missing', loc: ['body'], msg: 'Field required' }])
  const text = decode(bytes)
  const { tooDeepAt, values, members } = sizeOfJson(text)
  if (tooDeepAt !== null) throw invalidJson(tooDeepAt, `Nested deeper than ${depthMax} levels`)
  if (values > valuesMax) throw tooManyValues(values)
  const value = parse(text)
  if (!isObject(value)) throw invalidJson(0, 'Expecting an object')
  const twice = membersOf(value) < members ? nameTwice(text) : []
  // Valid UTF-8 has no half pairs and JSON no bare U+0000, so only an escape can produce them.
  return { value, issues: text.includes('\\u') ? [...twice, ...unusableStrings(value)] : twice }
}

function decode(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalidJson(validPrefixLength(bytes), 'Not UTF-8')
  return bytes.toString('utf8')
}

/** Characters before the first byte that is not UTF-8, found by bisection. */
function validPrefixLength(bytes: Buffer): number {
  const prefix = (length: number) =>
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), { stream: true })
  let [valid, invalid] = [0, bytes.length + 1]
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2)
    try {
      prefix(middle)
      valid = middle
    } catch {
      invalid = middle
    }
  }
  return prefix(valid).length
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw invalidJson(jsonFaultOffset(text), 'Expecting value')
  }
}

function invalidJson(offset: number, error: string) {
  return errors.issues([{ type: 'json_invalid', loc: ['body', offset], msg: 'JSON decode error', ctx: { error } }])
}

/** Parsers disagree on which of the two values counts: what another program has checked is not what this one would judge. */
function nameTwice(text: string): readonly Issue[] {
  const error = 'an object has this name twice'
  const msg = `Value error, ${error}`
  return [{ type: 'value_error', loc: ['body'], msg, input: duplicateName(text), ctx: { error } }]
}

function tooManyValues(values: number) {
  const msg = `Body should have at most ${valuesMax} values, not ${values}`
  const ctx = { field_type: 'Body', max_length: valuesMax, actual_length: values }
  return errors.issues([{ type: 'too_long', loc: ['body'], msg, ctx }])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
