import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRegisters } from '../../../src/adapters/registries/settings.ts'
import { readConfig } from '../../../src/config/read-config.ts'

const named = (...names: readonly string[]) =>
  parseRegisters(names)?.map(({ id, base }) => `${id} ${base?.href ?? '-'}`) ?? null

test('registers are asked national ones first, whatever order they are named in', () => {
  assert.deepEqual(named('gleif', 'corporations_canada'), ['corporations_canada -', 'gleif -'])
})

test('a register can be asked at a mirror', () => {
  assert.deepEqual(named('gleif=https://mirror.example/'), ['gleif https://mirror.example/'])
  assert.deepEqual(named('gleif=http://10.0.0.7/v1'), ['gleif http://10.0.0.7/v1/'])
})

test('a register that does not exist and an address that is none stop the start', () => {
  for (const text of [
    'gleif,registraire',
    'gleif=ftp://mirror.example',
    'gleif=mirror',
    'gleif=https://mirror.example/?a=b',
  ]) {
    assert.throws(() => readConfig({ GATEHOUSE_REGISTRIES: text }), { name: 'ConfigError' })
  }
})

test('Companies House is not asked without its key', () => {
  const GATEHOUSE_REGISTRIES = 'companies_house'
  assert.throws(() => readConfig({ GATEHOUSE_REGISTRIES }), /GATEHOUSE_COMPANIES_HOUSE_KEY/)
  const config = readConfig({ GATEHOUSE_REGISTRIES, GATEHOUSE_COMPANIES_HOUSE_KEY: 'k' })
  assert.deepEqual(config.registries, {
    live: [{ id: 'companies_house', base: null }],
    companiesHouseKey: 'k',
    snapshotFolder: null,
  })
})
