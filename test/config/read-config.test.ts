import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from '../../src/config/read-config.ts'
import { ConfigError } from '../../src/config/settings.ts'

/** The lines of the refusal of these settings; none when they are accepted. */
function faults(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.message.split('\n')
  }
}

describe('settings', () => {
  it('that do not exist are refused with the nearest one that does', () => {
    assert.deepEqual(faults({ GATEHOUSE_PROT: '8081' }), [
      'GATEHOUSE_PROT is not a setting; did you mean GATEHOUSE_PORT?',
    ])
    assert.deepEqual(faults({ GATEHOUSE_TRUSTED_PROXY: '10.0.0.0/8' }), [
      'GATEHOUSE_TRUSTED_PROXY is not a setting; did you mean GATEHOUSE_TRUSTED_PROXIES?',
    ])
    assert.deepEqual(faults({ GATEHOUSE_COLOUR: 'blue' }), ['GATEHOUSE_COLOUR is not a setting'])
  })

  it('that are wrong are all named at once', () => {
    assert.deepEqual(
      faults({
        GATEHOUSE_PORT: 'eighty',
        GATEHOUSE_DEBUG: 'maybe',
        GATEHOUSE_READERS: '0',
        GATEHOUSE_SECRET_KEY_FILE: '/nowhere/secret',
        GATEHOUSE_LGO: 'info',
      }),
      [
        'GATEHOUSE_LGO is not a setting; did you mean GATEHOUSE_LOG?',
        'GATEHOUSE_PORT must be a whole number from 0 to 65535',
        'GATEHOUSE_SECRET_KEY_FILE must be empty or a file that can be read',
        'GATEHOUSE_READERS must be a whole number from 1 to 256',
        'GATEHOUSE_DEBUG must be on or off',
      ],
    )
  })

  it('that need one another are named once', () => {
    assert.deepEqual(faults({ GATEHOUSE_READER_VISION_URL: 'https://vision.example/v1' }), [
      'GATEHOUSE_READER_VISION_MODEL must be set when GATEHOUSE_READER_VISION_URL is set',
    ])
    assert.deepEqual(faults({ GATEHOUSE_MIGRATION_DATABASE_URL: 'postgres://owner@db.example/gatehouse' }), [
      'GATEHOUSE_MIGRATION_DATABASE_URL must be empty unless GATEHOUSE_DATABASE_URL is set',
    ])
  })

  it('of other programs, and what Kubernetes makes for services named after us, are left alone', () => {
    const links = {
      GATEHOUSE_SERVICE_HOST: '10.0.0.1',
      GATEHOUSE_SERVICE_PORT: '8080',
      GATEHOUSE_PORT: 'tcp://10.0.0.1:8080',
      GATEHOUSE_PORT_8080_TCP_ADDR: '10.0.0.1',
      GATEHOUSE_POSTGRESQL_SERVICE_HOST: '10.0.0.2',
      GATEHOUSE_POSTGRESQL_SERVICE_PORT_TCP_POSTGRESQL: '5432',
      GATEHOUSE_POSTGRESQL_PORT: 'tcp://10.0.0.2:5432',
      PORT: 'x',
    }
    assert.deepEqual(faults(links), [])
    assert.equal(readConfig(links).port, 8080)
    assert.deepEqual(faults({ GATEHOUSE_POSTGRESQL_PORT: 'tcp://10.0.0.2:5432' }), [
      'GATEHOUSE_POSTGRESQL_PORT is not a setting',
    ])
  })
})
