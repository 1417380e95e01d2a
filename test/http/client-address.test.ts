import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { describe, it } from 'node:test'
import { clientAddress, rateBucket } from '../../src/http/client-address.ts'

const trusted = new BlockList()
trusted.addSubnet('10.0.0.0', 8, 'ipv4')
trusted.addAddress('192.0.2.1', 'ipv4')
trusted.addSubnet('2001:db8:ffff::', 48, 'ipv6')

describe('the address that is counted', () => {
  const proxy = '10.0.0.1'
  const rows: readonly (readonly [what: string, socket: string, header: string | undefined, expected: string])[] = [
    ['no header', '203.0.113.9', undefined, '203.0.113.9'],
    ['no header from a proxy', proxy, undefined, '10.0.0.1'],
    ['a header from an untrusted client', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['one hop', proxy, '198.51.100.7', '198.51.100.7'],
    ['an IPv4 socket on a dual stack', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['an untrusted client on a dual stack', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['an IPv6 proxy', '2001:db8:ffff::1', '198.51.100.7', '198.51.100.7'],
    ['an IPv6 client', proxy, '2001:db8::7', '2001:db8::7'],
    ['two proxies', proxy, '198.51.100.7, 192.0.2.1', '198.51.100.7'],
    ['a proxy named by one address has no neighbours', proxy, '198.51.100.7, 192.0.2.2', '192.0.2.2'],
    ['an entry that the client made up', proxy, '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['a trusted address that the client made up', proxy, '10.9.9.9, 198.51.100.7', '198.51.100.7'],
    ['trusted hops alone', proxy, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['no space after the comma', proxy, '198.51.100.7,192.0.2.1', '198.51.100.7'],
    ['spaces and tabs', proxy, ' \t198.51.100.7 \t', '198.51.100.7'],
    ['garbage', proxy, 'garbage', '10.0.0.1'],
    ['garbage before the proxy', proxy, 'garbage, 192.0.2.1', '192.0.2.1'],
    ['garbage before the client', proxy, 'garbage, 198.51.100.7', '198.51.100.7'],
    ['an empty header', proxy, '', '10.0.0.1'],
    ['an empty entry does not count', proxy, '198.51.100.7, ', '198.51.100.7'],
    ['empty entries do not count', proxy, ',, 198.51.100.7 ,,\t,10.0.0.2,', '198.51.100.7'],
    ['empty entries alone', proxy, ' , ,, ', '10.0.0.1'],
    ['unknown', proxy, 'unknown', '10.0.0.1'],
    ['a host name', proxy, 'client.partner.test', '10.0.0.1'],
    ['an address with a port', proxy, '198.51.100.7:4711', '198.51.100.7'],
    ['a proxy with a port', proxy, '198.51.100.7:4711, 192.0.2.1:80', '198.51.100.7'],
    ['a port that is none', proxy, '198.51.100.7:http', '10.0.0.1'],
    ['a port that is missing', proxy, '198.51.100.7:', '10.0.0.1'],
    ['a port of six digits', proxy, '198.51.100.7:123456', '10.0.0.1'],
    ['an octal address with a port', proxy, '0306.063.0144.07:80', '10.0.0.1'],
    ['a bracketed address', proxy, '[2001:db8::7]', '2001:db8::7'],
    ['a bracketed address with a port', proxy, '[2001:db8::7]:443', '2001:db8::7'],
    ['an IPv6 proxy with a port', proxy, '198.51.100.7, [2001:db8:ffff::1]:443', '198.51.100.7'],
    ['wrapped IPv4 in brackets with a port', proxy, '[::ffff:198.51.100.7]:443', '198.51.100.7'],
    ['brackets that do not close', proxy, '[2001:db8::7', '10.0.0.1'],
    ['bracketed IPv4', proxy, '[198.51.100.7]:443', '10.0.0.1'],
    ['brackets around nothing', proxy, '[]:443', '10.0.0.1'],
    ['a scope id', proxy, 'fe80::1%eth0', 'fe80::1'],
    ['a scope id in brackets with a port', proxy, '[fe80::1%eth0]:443', 'fe80::1'],
    ['a scope id of the socket', 'fe80::1%eth0', undefined, 'fe80::1'],
    ['a proxy with a scope id', '2001:db8:ffff::1%eth0', '198.51.100.7', '198.51.100.7'],
    ['a scope id of an IPv4 address', proxy, '198.51.100.7%eth0', '10.0.0.1'],
    ['an octal address', proxy, '0306.063.0144.07', '10.0.0.1'],
    ['a short address', proxy, '198.51', '10.0.0.1'],
    ['an address with a prefix length', proxy, '198.51.100.7/32', '10.0.0.1'],
    ['quotes', proxy, '"198.51.100.7"', '198.51.100.7'],
    ['quotes around brackets and a port', proxy, '"[2001:db8::7]:443"', '2001:db8::7'],
    ['one quote', proxy, '"198.51.100.7', '10.0.0.1'],
    ['quotes around nothing', proxy, '""', '10.0.0.1'],
    ['a newer syntax', proxy, 'for=198.51.100.7', '10.0.0.1'],
    ['wrapped IPv4', proxy, '::ffff:198.51.100.7', '198.51.100.7'],
    ['IPv4 wrapped in hexadecimal', proxy, '::ffff:c633:6407', '198.51.100.7'],
    ['a proxy wrapped in hexadecimal', '::ffff:a00:1', '198.51.100.7', '198.51.100.7'],
    ['more hops than are walked', proxy, ['198.51.100.7', ...Array(30).fill('10.0.0.2')].join(), '10.0.0.2'],
    ['200 entries of a client', proxy, [...Array(199).fill('1.1.1.1'), '198.51.100.7'].join(), '198.51.100.7'],
    ['200 empty entries', proxy, ['198.51.100.7', ...Array(200).fill('')].join(), '198.51.100.7'],
    ['IPv4 wrapped at full length', proxy, '0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
    ['no socket any more', '', '198.51.100.7', ''],
  ]
  for (const [what, socket, header, expected] of rows) {
    it(`${what}: ${expected}`, () => assert.equal(clientAddress(socket, header, trusted), expected))
  }

  it('nobody is trusted unless named', () => {
    assert.equal(clientAddress('127.0.0.1', '198.51.100.7', new BlockList()), '127.0.0.1')
  })
})

describe('the bucket of an address', () => {
  const rows = [
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
    ['::1:2:3:4:198.51.100.7', '0:0:1:2::/64'],
    ['', ''],
  ] as const
  for (const [address, bucket] of rows) {
    it(`${address} counts in ${bucket}`, () => assert.equal(rateBucket(address), bucket))
  }
})
