/** Values by hashed key: buckets in one row, an 8-bit tag beside each value so that few strangers are looked at. */
export interface KeyTable {
  /** Start of each bucket, one more than buckets; their number is a power of two. */
  readonly starts: Uint32Array
  readonly tags: Uint8Array
  readonly values: Uint32Array
}

const initialRoom = 1024
const valuesPerBucket = 2

/** Keys and values on their way into a table. */
export interface KeyRows {
  keys: Int32Array
  values: Uint32Array
  count: number
}

export function keyRows(): KeyRows {
  return { keys: new Int32Array(initialRoom), values: new Uint32Array(initialRoom), count: 0 }
}

export function addKey(rows: KeyRows, key: number, value: number): void {
  if (rows.count === rows.keys.length) {
    const [keys, values] = [new Int32Array(rows.count * 2), new Uint32Array(rows.count * 2)]
    keys.set(rows.keys)
    values.set(rows.values)
    rows.keys = keys
    rows.values = values
  }
  rows.keys[rows.count] = key
  rows.values[rows.count] = value
  rows.count++
}

/** The rows as a table; values of a bucket keep the order in which they were added. */
export function keyTable(rows: KeyRows): KeyTable {
  let buckets = 16
  while (buckets * valuesPerBucket < rows.count) buckets *= 2
  const starts = new Uint32Array(buckets + 1)
  for (let row = 0; row < rows.count; row++) {
    const bucket = bucketOf(rows.keys[row] ?? 0, buckets)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
  }
  for (let bucket = 0; bucket < buckets; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
  const next = starts.slice(0, buckets)
  const tags = new Uint8Array(rows.count)
  const values = new Uint32Array(rows.count)
  for (let row = 0; row < rows.count; row++) {
    const key = rows.keys[row] ?? 0
    const bucket = bucketOf(key, buckets)
    const place = next[bucket] ?? 0
    next[bucket] = place + 1
    tags[place] = tagOf(key)
    values[place] = rows.values[row] ?? 0
  }
  return { starts, tags, values }
}

/** Calls `visit` with every value that may have been added under the key. */
export function visitKey(table: KeyTable, key: number, visit: (value: number) => void): void {
  const bucket = bucketOf(key, table.starts.length - 1)
  const tag = tagOf(key)
  const end = table.starts[bucket + 1] ?? 0
  for (let place = table.starts[bucket] ?? 0; place < end; place++) {
    if (table.tags[place] === tag) visit(table.values[place] ?? 0)
  }
}

function bucketOf(key: number, buckets: number): number {
  return key & (buckets - 1)
}

function tagOf(key: number): number {
  return key >>> 24
}
