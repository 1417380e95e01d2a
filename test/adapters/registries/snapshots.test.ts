import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { openSnapshots } from '../../../src/adapters/registries/snapshots.ts'
import type { RegistryQuery } from '../../../src/domain/registry/registry-lookup.ts'
import { registered } from '../../domain/registry/entity.ts'

const header = {
  source: 'corporations_canada',
  source_name: 'Corporations Canada',
  record_type: 'federal corporation',
  snapshot_date: '2026-11-01',
  country: 'CA',
  url: 'https://register.example/{number}',
}

describe('snapshots of registers', () => {
  const closers: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close()
  })

  async function opened(...lines: readonly unknown[]) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-snapshots-'))
    closers.push(() => rm(folder, { recursive: true }))
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    await writeFile(path.join(folder, 'canada.jsonl'), text)
    const snapshots = await openSnapshots(folder)
    closers.push(() => snapshots.close())
    return snapshots.registers[0]!
  }
  const never = new AbortController().signal
  const query = (by: RegistryQuery['by'], value: string): RegistryQuery => ({ by, value, country: 'CA' })

  it('finds an entity by its number, its business number and its name, and says of which day', async () => {
    const twin = { ...registered, registration_number: '7654321', legal_name: 'Oak Inc.', business_number: null }
    const register = await opened(header, twin, registered)
    assert.deepEqual([register.mode, register.snapshotDate], ['file', '2026-11-01'])
    for (const each of [
      query('registration_number', '1234567'),
      query('business_number', '123026635'),
      query('name', 'MAPLE LABS INCORPORATED'),
    ]) {
      assert.deepEqual(await register.ask(each, never), {
        status: 'found',
        recordType: 'federal corporation',
        entity: registered,
        url: 'https://register.example/1234567',
      })
    }
    assert.deepEqual(await register.ask(query('name', 'Maple'), never), { status: 'not_found' })
  })

  it('has candidates for a name that two bear', async () => {
    const register = await opened(header, registered, { ...registered, registration_number: '7654321' })
    const answer = await register.ask(query('name', 'Maple Labs'), never)
    assert.deepEqual(answer.status === 'ambiguous' && answer.candidates.map(({ number }) => number), [
      '1234567',
      '7654321',
    ])
  })

  it('does not answer for another country', async () => {
    const register = await opened(header, registered)
    assert.equal(register.canAnswer({ by: 'siren', value: '404833048', country: 'FR' }), false)
  })

  it('stops the start at a line that is no entity, and names it', async () => {
    const message = /^canada\.jsonl: line 3 /
    await assert.rejects(opened(header, registered, '{"legal_name": 7}'), { name: 'SnapshotUnreadable', message })
    await assert.rejects(opened({ ...header, snapshot_date: 'soon' }), { message: /line 1 / })
  })
})
