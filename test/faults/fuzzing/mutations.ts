import fc, { type Arbitrary } from 'fast-check'

/** Changes to one place of a JSON value; `at` chooses the place among all that there are. */
interface ValueMutation {
  readonly kind: 'replace' | 'remove' | 'add' | 'repeat' | 'nest'
  readonly at: number
  readonly key: string
  readonly value: unknown
}

const keys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'length',
  'values',
  'reference',
  'then',
  '0',
]
/** Beyond the depth that the contract allows. */
const nestingLevels = 70
const repeats = 60

const scalar = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    5e-324,
    2 ** 53,
    0.1,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    'x'.repeat(300),
  ],
)
const value: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A few changes to a value, wherever they fall. */
export const valueMutations: Arbitrary<readonly ValueMutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat', 'nest'),
    at: fc.nat(10_000),
    key: fc.constantFrom(...keys),
    value,
  }),
  { minLength: 1, maxLength: 3 },
)

/** The value changed; the given one stays as it is. */
export function mutateValue(given: unknown, mutations: readonly ValueMutation[]): unknown {
  const root = { value: structuredClone(given) }
  for (const { kind, at, key, value } of mutations) {
    const places = placesOf(root)
    const [holder, name] = places[at % places.length]!
    if (kind === 'remove' && holder !== root) {
      if (Array.isArray(holder)) holder.splice(Number(name), 1)
      else delete holder[name]
    } else if (kind === 'add') add(holder[name], key, value)
    else if (kind === 'repeat') holder[name] = Array.from({ length: repeats }, () => holder[name])
    else if (kind === 'nest') holder[name] = nested(holder[name])
    else holder[name] = value
  }
  return root.value
}

type Holder = Record<string, unknown>

function placesOf(root: Holder): readonly (readonly [holder: Holder, name: string])[] {
  const places: [Holder, string][] = []
  const visit = (holder: Holder): void => {
    for (const name of Object.keys(holder)) {
      places.push([holder, name])
      const inner = holder[name]
      if (typeof inner === 'object' && inner !== null) visit(inner as Holder)
    }
  }
  visit(root)
  return places
}

/** Defines rather than assigns, so that `__proto__` becomes a key as it does in parsed JSON. */
function add(target: unknown, key: string, value: unknown): void {
  if (typeof target !== 'object' || target === null) return
  if (Array.isArray(target)) target.push(value)
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}

function nested(inner: unknown): unknown {
  let value = inner
  for (let level = 0; level < nestingLevels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Changes to bytes; `at` is a share of the length. */
interface ByteMutation {
  readonly kind: 'flip' | 'cut' | 'insert' | 'remove' | 'double'
  readonly at: number
  readonly length: number
  readonly bytes: Uint8Array
}

const pieces = [
  '"',
  '{',
  '[',
  ']',
  '}',
  ',',
  ':',
  '\\',
  '\\u0000',
  '\\ud800',
  '1e999',
  '-',
  'NaN',
  '\r\n',
  '--',
  '\0',
  '﻿',
]

/** A few changes to bytes, wherever they fall. */
export const byteMutations: Arbitrary<readonly ByteMutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('flip', 'cut', 'insert', 'remove', 'double'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 40 }),
    bytes: fc.oneof(
      fc.constantFrom(...pieces).map((piece) => new Uint8Array(Buffer.from(piece))),
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
)

/** The bytes changed. */
export function mutateBytes(given: Buffer, mutations: readonly ByteMutation[]): Buffer {
  let result = Buffer.from(given)
  for (const { kind, at, length, bytes } of mutations) {
    const offset = Math.floor(at * result.length)
    const [head, tail] = [result.subarray(0, offset), result.subarray(offset)]
    if (kind === 'cut') result = Buffer.from(head)
    else if (kind === 'insert') result = Buffer.concat([head, bytes, tail])
    else if (kind === 'remove') result = Buffer.concat([head, tail.subarray(length)])
    else if (kind === 'double') result = Buffer.concat([head, tail.subarray(0, length), tail])
    else result = Buffer.concat([head, tail.subarray(0, 1).map((byte) => byte ^ (bytes[0] ?? 1)), tail.subarray(1)])
  }
  return result
}
