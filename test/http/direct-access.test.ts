import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { exchange, head } from './support/raw.ts'

const refused = {
  status: 403,
  body: {
    detail: {
      code: 'direct_access_refused',
      message: 'Call the public base address instead: https://kyc.partner.test',
    },
  },
}
const keyMissing = { status: 401, body: { detail: 'Missing API key' } }

describe('direct access', () => {
  let api: Api
  let behindProxy: Api

  before(async () => {
    const settings = { GATEHOUSE_PUBLIC_URL: 'https://kyc.partner.test' }
    api = await startApi({ settings })
    behindProxy = await startApi({ settings: { ...settings, GATEHOUSE_TRUSTED_PROXIES: '127.0.0.0/8' } })
  })
  after(async () => {
    await api.stop()
    await behindProxy.stop()
  })

  const ask = async (to: Api, lines: readonly string[], target = '/v1/kyc/verify') => {
    const answer = await exchange(to.url, head(`POST ${target}`, [...lines, 'Content-Length: 0']))
    to.described.check('POST', '/v1/kyc/verify', answer)
    return { status: answer.status, body: answer.body }
  }

  const hosts = [
    ['the public host', ['Host: kyc.partner.test'], keyMissing],
    ['the public host in capitals', ['Host: KYC.Partner.TEST'], keyMissing],
    ['the public host with a port', ['Host: kyc.partner.test:443'], keyMissing],
    ['another host', ['Host: 127.0.0.1:8080'], refused],
    ['a host that ends like the public one', ['Host: evil-kyc.partner.test'], refused],
    ['a host that starts like the public one', ['Host: kyc.partner.test.evil.test'], refused],
    ['an empty host', ['Host:'], refused],
    ['no host', [], refused],
    ['two hosts, both public', ['Host: kyc.partner.test', 'Host: kyc.partner.test'], refused],
    ['two hosts, the first public', ['Host: kyc.partner.test', 'Host: 127.0.0.1'], refused],
    ['a forwarded host that nobody vouches for', ['Host: 127.0.0.1', 'X-Forwarded-Host: kyc.partner.test'], refused],
  ] as const
  for (const [what, lines, expected] of hosts) {
    it(`${what} is ${expected === refused ? 'refused' : 'let through'}`, async () => {
      assert.deepEqual(await ask(api, lines), expected)
    })
  }

  const forwarded = [
    ['the public host from a trusted proxy', ['Host: internal', 'X-Forwarded-Host: kyc.partner.test'], keyMissing],
    ['another host from a trusted proxy', ['Host: kyc.partner.test', 'X-Forwarded-Host: 10.0.0.7'], refused],
    ['no forwarded host, the public one directly', ['Host: kyc.partner.test'], keyMissing],
  ] as const
  for (const [what, lines, expected] of forwarded) {
    it(`${what} is ${expected === refused ? 'refused' : 'let through'}`, async () => {
      assert.deepEqual(await ask(behindProxy, lines), expected)
    })
  }

  const targets = [
    ['an absolute address of an internal host', 'http://127.0.0.1/v1/kyc/verify'],
    ['a path with escaped letters', '/%76%31/kyc/verify'],
  ] as const
  for (const [what, target] of targets) {
    it(`${what} does not get around it`, async () => {
      assert.deepEqual(await ask(api, ['Host: 10.0.0.7'], target), refused)
    })
  }

  it('an absolute address goes before the Host header that disagrees with it', async () => {
    assert.deepEqual(await ask(api, ['Host: kyc.partner.test'], 'http://10.0.0.7/v1/kyc/verify'), refused)
    assert.deepEqual(await ask(api, ['Host: kyc.partner.test'], 'https://kyc.partner.test/v1/kyc/verify'), keyMissing)
  })

  it('health and description answer on any host', async () => {
    for (const path of ['/livez', '/readyz', '/openapi.json', '/postman.json']) {
      assert.equal((await exchange(api.url, head(`GET ${path}`, ['Host: 10.0.0.7']))).status, 200)
    }
  })

  it('the description names the public address', () => {
    assert.deepEqual(api.description.servers, [{ url: 'https://kyc.partner.test' }])
  })
})
