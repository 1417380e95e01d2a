import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openRegisters } from '../../../src/adapters/registries/index.ts'
import type { RegistryEntity } from '../../../src/contract/registry.ts'
import { resolveRequest } from '../../../src/domain/verdict/resolve-request.ts'
import { lookUpEntity } from '../../../src/operations/registries/look-up.ts'
import type { Services } from '../../../src/operations/services.ts'
import { emptyInput } from '../../domain/checks/inputs.ts'
import { registered } from '../../domain/registry/entity.ts'
import { StoppedClock } from '../../support/clock.ts'

/** Answers of snapshots are never cached, so no store is needed here. */
const noStore = undefined as unknown as Services['store']

describe('looking an entity up in several registers', () => {
  const closers: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  })

  async function lookUp(
    snapshots: Record<string, { readonly country: string | null; readonly entities: readonly RegistryEntity[] }>,
    values: Record<string, unknown>,
  ) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-registers-'))
    closers.push(() => rm(folder, { recursive: true }))
    for (const [source, { country, entities }] of Object.entries(snapshots)) {
      const header = {
        source,
        source_name: source,
        record_type: null,
        snapshot_date: '2026-11-01',
        country,
        url: '{number}',
      }
      const lines = [header, ...entities].map((line) => JSON.stringify(line))
      await writeFile(path.join(folder, `${source}.jsonl`), lines.join('\n'))
    }
    const clock = new StoppedClock()
    const registers = await openRegisters(
      { live: [], companiesHouseKey: null, snapshotFolder: folder },
      { egress: openEgress({ allow: [] }), now: () => clock.now(), onFailure: () => {} },
    )
    closers.push(() => registers.close())
    const policy = { id: null, regime: 'ca_aml' }
    const input = { ...emptyInput, policy, environment: 'production', kind: 'corporation', values } as const
    return lookUpEntity({ registers, store: noStore, clock }, resolveRequest(input))
  }
  const maple = { legal_name: 'Maple Labs Inc.', registration_number: '1234567', country: 'CA' }
  const answered = async (...asked: Parameters<typeof lookUp>) => {
    const lookup = await lookUp(...asked)
    return lookup === null ? null : [lookup.source, lookup.query.by, lookup.answer.status]
  }
  const other = { ...registered, registration_number: '7654321', business_number: null }

  it('the register that has the number answers', async () => {
    const snapshots = { canada: { country: 'CA', entities: [registered] }, world: { country: null, entities: [other] } }
    assert.deepEqual(await answered(snapshots, maple), ['canada', 'registration_number', 'found'])
  })

  it('a number that the national register does not have is searched in the next', async () => {
    const snapshots = { canada: { country: 'CA', entities: [other] }, world: { country: null, entities: [registered] } }
    assert.deepEqual(await answered(snapshots, maple), ['world', 'registration_number', 'found'])
  })

  it('an unknown number is `not_found`, even if the name fits two records', async () => {
    const twins = [other, { ...other, registration_number: '7654322' }]
    const snapshots = { canada: { country: 'CA', entities: twins } }
    assert.deepEqual(await answered(snapshots, maple), ['canada', 'registration_number', 'not_found'])
    assert.deepEqual(await answered(snapshots, { legal_name: 'Maple Labs', country: 'CA' }), [
      'canada',
      'name',
      'ambiguous',
    ])
  })

  it('a profile without a number and a name is not looked up', async () => {
    assert.equal(await answered({ canada: { country: 'CA', entities: [registered] } }, { country: 'CA' }), null)
  })

  it('an answer from a snapshot has its mode and day', async () => {
    const lookup = await lookUp({ canada: { country: 'CA', entities: [registered] } }, maple)
    assert.deepEqual([lookup?.mode, lookup?.snapshotDate], ['file', '2026-11-01'])
    assert.equal(lookup?.retrievedAt, '2026-11-21T10:00:00.000+00:00')
  })
})
