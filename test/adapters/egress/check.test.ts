import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import { test } from 'node:test'

import { openEgress } from '../../../src/adapters/egress/egress.ts'

/** A resolver with one answer for every name. */
function answering(...addresses: string[]) {
  return () => Promise.resolve(addresses.map((address) => ({ address, family: isIP(address) })))
}

async function check(url: string, options: { allow?: string[]; addresses?: string[] } = {}): Promise<string> {
  const { allow = [], addresses = ['8.8.8.8'] } = options
  const egress = openEgress({ allow, resolve: answering(...addresses) })
  try {
    await egress.check({ url: new URL(url), deadlineMs: 1_000 })
    return 'sent'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'not an error'
  }
}

for (const url of [
  'https://hooks.bank.example/kyc?tenant=1#top',
  'https://hooks.bank.example:443/',
  'https://hooks.bank.example:1024/',
  'https://hooks.bank.example:8443/',
  'https://hooks.bank.example./',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
]) {
  test(`${url} may be called`, async () => {
    assert.equal(await check(url), 'sent')
  })
}

const notHttps = 'EgressRefused: the URL is not https'
const notPublic = 'EgressRefused: the host has an address that is not public'
const withCredentials = 'EgressRefused: the URL carries credentials'

for (const [url, refusal] of [
  ['http://hooks.bank.example/', notHttps],
  ['ftp://hooks.bank.example/', notHttps],
  ['file:///etc/passwd', notHttps],
  ['data:text/plain,x', notHttps],
  ['https://user@hooks.bank.example/', withCredentials],
  ['https://:secret@hooks.bank.example/', withCredentials],
  ['https://8.8.8.8 &@10.0.0.1#@8.8.8.8/', withCredentials],
  ['https://hooks.bank.example:22/', 'EgressRefused: port 22 is neither 443 nor 1024 or more'],
  ['https://hooks.bank.example:80/', 'EgressRefused: port 80 is neither 443 nor 1024 or more'],
  ['https://hooks.bank.example:1023/', 'EgressRefused: port 1023 is neither 443 nor 1024 or more'],
  ['https://127.0.0.1/', notPublic],
  ['https://0177.0.0.1/', notPublic],
  ['https://0x7f.1/', notPublic],
  ['https://2130706433/', notPublic],
  ['https://127.0.0.1./', notPublic],
  ['https://１２７.０.０.１/', notPublic],
  ['https://169。254。169。254/', notPublic],
  ['https://[::1]/', notPublic],
  ['https://[::ffff:169.254.169.254]/', notPublic],
  ['https://10.0.0.1\\@8.8.8.8/', notPublic],
] as const) {
  test(`${url} is refused`, async () => {
    assert.equal(await check(url), refusal)
  })
}

const noDomain = 'EgressRefused: the host is a name without a domain, which is not public'
for (const url of [
  'https://intranet/x',
  'https://localhost/',
  'https://metadata./',
  'https://ＩＮＴＲＡＮＥＴ/',
  'https://ai/',
]) {
  test(`${url} is refused by its name, before anything is resolved`, async () => {
    let asked = 0
    const resolve = async () => [{ address: '8.8.8.8', family: 4 + 0 * asked++ }]
    const checked = openEgress({ allow: [], resolve }).check({ url: new URL(url), deadlineMs: 1_000 })
    await assert.rejects(checked, (error: Error) => `${error.name}: ${error.message}` === noDomain)
    assert.equal(asked, 0)
  })
}

test('a name without a domain may be called where all its addresses are allowed', async () => {
  const allow = ['127.0.0.0/8']
  assert.equal(await check('http://receiver:9000/', { allow, addresses: ['127.0.0.1'] }), 'sent')
  assert.equal(await check('https://receiver/', { allow, addresses: ['127.0.0.1', '8.8.8.8'] }), noDomain)
  assert.equal(await check('https://receiver/', { allow, addresses: ['10.0.0.1'] }), noDomain)
})

test('a name is refused when one of its addresses is not public', async () => {
  assert.equal(await check('https://hooks.bank.example/', { addresses: ['8.8.8.8', '10.0.0.1'] }), notPublic)
  assert.equal(await check('https://hooks.bank.example/', { addresses: ['::1', '8.8.8.8'] }), notPublic)
  assert.equal(await check('https://hooks.bank.example/', { addresses: ['8.8.8.8', '2606:4700:4700::1111'] }), 'sent')
})

test('a name without an address is refused', async () => {
  const noAddress = 'EgressRefused: the host has no address'
  assert.equal(await check('https://hooks.bank.example/', { addresses: [] }), noAddress)
})

test('an allowed address may be called over http and on any port', async () => {
  assert.equal(await check('http://127.0.0.1:80/', { allow: ['127.0.0.0/8'] }), 'sent')
  assert.equal(await check('https://127.0.0.1:22/', { allow: ['127.0.0.0/8'] }), 'sent')
  assert.equal(await check('http://dev.bank.example/', { allow: ['127.0.0.0/8'], addresses: ['127.0.0.1'] }), 'sent')
})

test('a name with an allowed and a public address is held to the rules of public ones', async () => {
  const options = { allow: ['127.0.0.0/8'], addresses: ['127.0.0.1', '8.8.8.8'] }
  assert.equal(await check('http://mixed.bank.example/', options), notHttps)
  assert.equal(await check('https://mixed.bank.example/', options), 'sent')
})

test('a name that does not resolve is a failure, not a refusal', async () => {
  const egress = openEgress({ allow: [] })
  const checked = egress.check({ url: new URL('https://no-such-host.invalid/'), deadlineMs: 5_000 })
  await assert.rejects(checked, { name: 'EgressFailed', failure: 'dns' })
})

test('the system resolver knows this machine, and this machine is refused', async () => {
  const egress = openEgress({ allow: [] })
  const checked = egress.check({ url: new URL('https://localhost/'), deadlineMs: 5_000 })
  await assert.rejects(checked, { name: 'EgressRefused' })
})

test('a resolver that never answers is left behind at the deadline', async () => {
  const egress = openEgress({ allow: [], resolve: () => new Promise(() => {}) })
  const checked = egress.check({ url: new URL('https://hooks.bank.example/'), deadlineMs: 50 })
  await assert.rejects(checked, { name: 'EgressFailed', failure: 'timeout' })
})
