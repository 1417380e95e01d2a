import { generateKeyPairSync, sign } from 'node:crypto'

/**
 * A fresh self-signed certificate (RFC 5280) for the host names, valid for a day around now, and its key, both as PEM. Trust it
 * with `tls.setDefaultCACertificates`.
 */
export function makeCertificate(hostnames: readonly string[]): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = der(0x30, oid('2a8648ce3d040302'))
  const name = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from('Gatehouse test')))))
  const alternativeNames = der(0x30, ...hostnames.map((hostname) => der(0x82, Buffer.from(hostname))))
  const toBeSigned = der(
    0x30,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    der(0x30, time(Date.now() - 43_200_000), time(Date.now() + 43_200_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, oid('551d11'), der(0x04, alternativeNames)))),
  )
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', toBeSigned, privateKey)])
  const certificate = der(0x30, toBeSigned, ecdsaWithSha256, der(0x03, signature))
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const long = content.length > 0xff ? [0x82, content.length >> 8, content.length & 0xff] : [0x81, content.length]
  return Buffer.concat([Buffer.from([tag, ...(content.length > 0x7f ? long : [content.length])]), content])
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}

function time(milliseconds: number): Buffer {
  return der(0x18, Buffer.from(new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '')))
}
