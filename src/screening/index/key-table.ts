/**
 * A hash table of values in buckets, four bytes per entry. The low bits of an entry are its value, the high bits a tag
 * from the hash of its key, so that very few entries of other keys are visited.
 */
export interface KeyTable {
  /** Start of each bucket, plus the end of the last; the number of buckets is a power of two. */
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

const initialCapacity = 1024
const entriesPerBucket = 8
/** Bits of an entry for its value: every token, name or entity number of an index fits. */
export const valueBits = 24
const valueMask = (1 << valueBits) - 1

/** Keys and values collected for a table. */
export interface KeyRows {
  keys: Int32Array
  values: Uint32Array
  count: number
}

export function keyRows(): KeyRows {
  return { keys: new Int32Array(initialCapacity), values: new Uint32Array(initialCapacity), count: 0 }
}

export function addKey(rows: KeyRows, key: number, value: number): void {
  makeRoom(rows, 1)
  rows.keys[rows.count] = key
  rows.values[rows.count] = value
  rows.count++
}

/** Adds a value under each of several keys. */
export function addKeys(
  rows: KeyRows,
  from: { readonly keys: Int32Array; readonly count: number },
  value: number,
): void {
  makeRoom(rows, from.count)
  const { keys, values, count } = rows
  for (let index = 0; index < from.count; index++) {
    keys[count + index] = from.keys[index] ?? 0
    values[count + index] = value
  }
  rows.count += from.count
}

function makeRoom(rows: KeyRows, more: number): void {
  if (rows.count + more <= rows.keys.length) return
  const diskSpace = Math.max(rows.count + more, rows.keys.length * 2)
  const [keys, values] = [new Int32Array(diskSpace), new Uint32Array(diskSpace)]
  keys.set(rows.keys)
  values.set(rows.values)
  rows.keys = keys
  rows.values = values
}

/** The rows as a table; values of a bucket keep their order. Throws RangeError when a value is too large. */
export function keyTable({ keys, values, count }: KeyRows): KeyTable {
  let buckets = 16
  while (buckets * entriesPerBucket < count) buckets *= 2
  const starts = new Uint32Array(buckets + 1)
  for (let row = 0; row < count; row++) {
    const bucket = bucketOf(keys[row] ?? 0, buckets)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
  }
  for (let bucket = 0; bucket < buckets; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
  const next = starts.slice(0, buckets)
  const entries = new Uint32Array(count)
  for (let row = 0; row < count; row++) {
    const [key, value] = [keys[row] ?? 0, values[row] ?? 0]
    if (value > valueMask) throw new RangeError(`a table of keys holds values up to ${valueMask}`)
    const bucket = bucketOf(key, buckets)
    const place = next[bucket] ?? 0
    next[bucket] = place + 1
    entries[place] = tagOf(key) | value
  }
  return { starts, entries }
}

/** Number of entries that `visitKey` scans for a key. */
export function keySharers({ starts }: KeyTable, key: number): number {
  const bucket = bucketOf(key, starts.length - 1)
  return (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0)
}

/** Calls `visit` with every value that may have been added under the key; false matches are possible. */
export function visitKey({ starts, entries }: KeyTable, key: number, visit: (value: number) => void): void {
  const bucket = bucketOf(key, starts.length - 1)
  const tag = tagOf(key)
  const end = starts[bucket + 1] ?? 0
  for (let place = starts[bucket] ?? 0; place < end; place++) {
    const entry = entries[place] ?? 0
    if ((entry & ~valueMask) === tag) visit(entry & valueMask)
  }
}

function bucketOf(key: number, buckets: number): number {
  return key & (buckets - 1)
}

/** The high bits of a key, stored as the tag of an entry; the low bits choose the bucket. */
function tagOf(key: number): number {
  return key & ~valueMask
}
