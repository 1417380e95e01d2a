interface Entry<Value> {
  readonly name: string
  readonly value: Value
  tier: number
  older: Entry<Value> | null
  newer: Entry<Value> | null
}

interface Tier<Value> {
  oldest: Entry<Value> | null
  newest: Entry<Value> | null
}

/**
 * Values by name, at most `entriesMax`. A name that does not fit displaces the oldest of the least busy ones, so that many
 * idle names cannot displace a busy one. Names are in tiers by the power of two of their points, so every step is O(1).
 * docs/api.md#rate-limit.
 */
export class Busiest<Value> {
  readonly #entriesMax: number
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #tiers: Tier<Value>[] = []

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax
  }

  get size(): number {
    return this.#entries.size
  }

  get(name: string): Value | undefined {
    return this.#entries.get(name)?.value
  }

  /** Adds a name that is not there yet, with no points. */
  add(name: string, value: Value): void {
    if (this.#entries.size >= this.#entriesMax) this.#displaceOne()
    const entry: Entry<Value> = { name, value, tier: 0, older: null, newer: null }
    this.#entries.set(name, entry)
    this.#append(entry)
  }

  /** Says how many points a name has now. A name that was displaced is ignored. */
  rank(name: string, points: number): void {
    const tier = points <= 1 ? 0 : 31 - Math.clz32(points)
    const entry = this.#entries.get(name)
    if (entry === undefined || entry.tier === tier) return
    this.#unlink(entry)
    entry.tier = tier
    this.#append(entry)
  }

  #displaceOne(): void {
    for (const { oldest } of this.#tiers) {
      if (oldest === null) continue
      this.#unlink(oldest)
      this.#entries.delete(oldest.name)
      return
    }
  }

  #append(entry: Entry<Value>): void {
    const tier = this.#tier(entry.tier)
    entry.older = tier.newest
    entry.newer = null
    if (tier.newest === null) tier.oldest = entry
    else tier.newest.newer = entry
    tier.newest = entry
  }

  #unlink(entry: Entry<Value>): void {
    const tier = this.#tier(entry.tier)
    if (entry.older === null) tier.oldest = entry.newer
    else entry.older.newer = entry.newer
    if (entry.newer === null) tier.newest = entry.older
    else entry.newer.older = entry.older
  }

  #tier(index: number): Tier<Value> {
    for (let missing = this.#tiers.length; missing <= index; missing++) this.#tiers.push({ oldest: null, newest: null })
    const tier = this.#tiers[index]
    if (tier === undefined) throw new Error('a tier is missing')
    return tier
  }
}
