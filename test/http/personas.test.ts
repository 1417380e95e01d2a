import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Check } from '../../src/contract/check.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

describe('personas of the sandbox, through the real name engine', () => {
  let server: TestServer
  before(async () => void (server = await startTestServer({ world: { reader: idleReader } })))
  after(() => server.stop())

  const screened = async (json: object): Promise<readonly Check[]> => {
    const response = await server.post('/v1/kyc/assess', json)
    assert.equal(response.status, 200)
    const { verification } = (await response.json()) as { verification: { checks: readonly Check[] } }
    return verification.checks.filter(({ id }) => id.startsWith('screening') || id === 'pep:undeclared')
  }
  const person = (first: string, last: string, born: string) => ({
    values: { first_name: first, last_name: last, date_of_birth: born, country: 'CA' },
  })
  const failures = async (json: object) =>
    (await screened(json)).filter(({ passed }) => !passed).map(({ id, severity }) => [id, severity])

  const rows: readonly (readonly [what: string, asked: object, failed: readonly (readonly [string, string])[]])[] = [
    ['nobody listed passes', person('Clara', 'Clearwater', '1985-04-12'), []],
    [
      'a sanctioned name and birth date block',
      person('Serge', 'Sanctionov', '1970-01-01'),
      [['screening:sanctions:Serge Sanctionov', 'critical']],
    ],
    [
      'so does another spelling',
      person('Sergei', 'Sanctionof', '1970-01-01'),
      [['screening:sanctions:Sergei Sanctionof', 'critical']],
    ],
    [
      'and another script',
      person('Серж', 'Санкционов', '1970-01-01'),
      [['screening:sanctions:Серж Санкционов', 'critical']],
    ],
    ['a birth date that contradicts lets the same name pass', person('Serge', 'Sanctionov', '1999-09-09'), []],
    [
      'a politically exposed person is for a person to look at',
      { values: { ...person('Paula', 'Politico', '1962-06-15').values, pep: 'no' } },
      [
        ['screening:pep:Paula Politico', 'warning'],
        ['pep:undeclared', 'warning'],
      ],
    ],
    [
      'an owner behind a corporation is screened too',
      {
        kind: 'corporation',
        values: {
          legal_name: 'Layers Specimen Holdings',
          country: 'CA',
          beneficial_owners: [{ name: 'Serge Sanctionov', ownership_percent: 40, date_of_birth: '1970-01-01' }],
        },
      },
      [['screening:sanctions:Serge Sanctionov', 'critical']],
    ],
  ]
  for (const [what, asked, expected] of rows) {
    it(what, async () => {
      const failed = await failures(asked)
      for (const one of expected)
        assert.ok(JSON.stringify(failed).includes(JSON.stringify(one)), JSON.stringify(failed))
      const sanctions = failed.filter(([id]) => id?.startsWith('screening:sanctions'))
      assert.equal(sanctions.length, expected.filter(([id]) => id.startsWith('screening:sanctions')).length)
    })
  }

  it('a birth date that contradicts is reported by no screening, the Canadian one neither', async () => {
    assert.deepEqual(await failures(person('Serge', 'Sanctionov', '1999-09-09')), [])
    assert.deepEqual(await failures(person('Paula', 'Politico', '1962-06-15')), [
      ['screening:pep:Paula Politico', 'warning'],
      ['screening:aml:Paula Politico', 'warning'],
    ])
  })

  it('production knows nobody of the sandbox and is compared with the list that was imported', async () => {
    const serge = { ...person('Serge', 'Sanctionov', '1970-01-01'), environment: 'production' }
    const unscreened = (await failures(serge)).filter(([id]) => id === 'screening')
    assert.deepEqual(unscreened, [['screening', 'critical']])
    const file = path.join(server.dataDir, 'list.csv')
    await writeFile(
      file,
      'id,schema,name,aliases,birth_date,countries,identifiers\nX-1,Person,Ivan Exemplov,,1971-02-03,,\n',
    )
    await server.operate('lists.import', { source: 'opensanctions/example', path: file })
    const ivan = await failures({ ...person('Ivan', 'Exemplow', '1971-02-03'), environment: 'production' })
    assert.ok(ivan.some(([id, severity]) => id === 'screening:sanctions:Ivan Exemplow' && severity === 'critical'))
    assert.deepEqual(
      (await failures(serge)).filter(([id]) => id?.startsWith('screening:sanctions')),
      [],
    )
  })
})
