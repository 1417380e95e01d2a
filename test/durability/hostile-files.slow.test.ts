import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { timeBombs } from '../faults/hostile/bombs.ts'
import { sendHostileFiles } from '../faults/hostile/files.ts'
import { damages, mutate, random } from '../faults/hostile/mutate.ts'

/** The limit of a call on a machine of its own; tests share theirs with others. */
const answerMsMax = 60_000

describe('damaged documents', () => {
  it('are all answered, and none by a fault of ours', async () => {
    const seed = Date.now() % 2 ** 31
    const { faults, slowest, calls } = await sendHostileFiles({ folder: null, mutations: 40, seed })
    assert.deepEqual(faults, [], `seed ${seed}`)
    assert.ok(slowest[0]!.ms < answerMsMax, `seed ${seed}: ${slowest[0]!.name} took ${slowest[0]!.ms} ms`)
    assert.equal(calls, 40)
  })

  it('are the same for the same seed, others for another, and of every kind', () => {
    const content = random(1)
    const samples = ['one', 'two'].map((name) => {
      const bytes = Buffer.from(Array.from({ length: 5_000 }, () => Math.floor(content() * 256)))
      return { name, mime: 'image/png', bytes }
    })
    const many = (seed: number) => {
      const next = random(seed)
      return Array.from({ length: 200 }, () => mutate(samples, next))
    }
    assert.deepEqual(many(7), many(7))
    assert.notDeepEqual(many(7), many(8))
    const kinds = new Set(many(7).map(({ name }) => name.split(' ')[1]))
    assert.deepEqual([...kinds].sort(), Object.keys(damages).sort())
    const unharmed = many(7).filter(({ bytes }) => samples.some((sample) => sample.bytes.equals(bytes)))
    // A file whose head is swapped with its own stays as it was.
    assert.ok(unharmed.length < 40, String(unharmed.length))
  })
})

it('a header that declares hundreds of megapixels is refused in a few milliseconds', async () => {
  for (const { mime, p50Ms } of await timeBombs()) assert.ok(p50Ms < 5, `${mime}: ${p50Ms} ms`)
})
