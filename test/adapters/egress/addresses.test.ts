import assert from 'node:assert/strict'
import { test } from 'node:test'

import { addressClassifier } from '../../../src/adapters/egress/addresses.ts'

/** One row per block that is not public: the address before it, its first, its last, the address after. */
const blocks = [
  [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['168.63.129.15', '168.63.129.16', '168.63.129.16', '168.63.129.17'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.31.195.255', '192.31.196.0', '192.31.196.255', '192.31.197.0'],
  ['192.52.192.255', '192.52.193.0', '192.52.193.255', '192.52.194.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['192.175.47.255', '192.175.48.0', '192.175.48.255', '192.175.49.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  [null, '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2000::'],
  ['2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
  ['2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ['2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
  ['2620:4f:7fff:ffff::1', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', '2620:4f:8001::'],
  ['3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
  ['3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
] as const

const classify = addressClassifier([])

for (const [before, first, last, after] of blocks) {
  test(`${first} to ${last} are refused, their neighbours are public`, () => {
    assert.equal(classify(first), 'refused')
    assert.equal(classify(last), 'refused')
    if (before !== null) assert.equal(classify(before), 'public')
    if (after !== null) assert.equal(classify(after), 'public')
  })
}

for (const [address, what] of [
  ['::1', 'loopback'],
  ['fe80::1', 'a link-local address'],
  ['fe80::1%eth0', 'an address with a zone index'],
  ['fec0::1', 'a site-local address'],
  ['fd00:ec2::254', 'cloud metadata at a unique local address'],
  ['ff02::1', 'multicast'],
  ['::ffff:8.8.8.8', 'a public IPv4 address written as IPv6'],
  ['::ffff:a00:1', 'a private IPv4 address written as IPv6'],
  ['::8.8.8.8', 'an IPv4-compatible address'],
  ['64:ff9b::808:808', 'a NAT64 address'],
  ['64:ff9b:1::1', 'a local NAT64 address'],
  ['2002:808:808::1', 'a 6to4 address'],
  ['2001:0:4136:e378::1', 'a Teredo address'],
  ['100::1', 'a discard address'],
  ['5f00::1', 'a segment routing address'],
  ['example.com', 'a name'],
  ['0x7f000001', 'an address in hexadecimal'],
  ['127.1', 'a shortened address'],
  ['', 'nothing'],
] as const) {
  test(`${what} is refused: ${address}`, () => {
    assert.equal(classify(address), 'refused')
  })
}

test('what the operator allows is allowed and no more', () => {
  const allowing = addressClassifier(['127.0.0.0/8', '10.1.2.3', 'fd00::/8'])
  assert.equal(allowing('127.0.0.1'), 'allowed')
  assert.equal(allowing('10.1.2.3'), 'allowed')
  assert.equal(allowing('10.1.2.4'), 'refused')
  assert.equal(allowing('fd12::1'), 'allowed')
  assert.equal(allowing('::1'), 'refused')
  assert.equal(allowing('8.8.8.8'), 'public')
})

for (const cidr of ['', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/-1', '10.0.0.0/1.5', '10.0.0/8', 'localhost', '::/129']) {
  test(`${cidr === '' ? 'nothing' : cidr} is no CIDR`, () => {
    assert.throws(() => addressClassifier([cidr]), { message: `not a CIDR: ${cidr}` })
  })
}
