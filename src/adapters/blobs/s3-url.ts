const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const prefixPattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/
const parameters = new Set(['endpoint', 'region', 'path_style', 'prefix'])
/** The signature needs a region; S3-compatible servers without regions accept this one. */
const regionOfEndpoints = 'us-east-1'

/** The S3 bucket that `GATEHOUSE_STORAGE_URL` names. */
export interface S3Place {
  readonly bucket: string
  /** Null: Amazon's own. */
  readonly endpoint: string | null
  /** Null: the S3 client takes it from the environment or shared files. */
  readonly region: string | null
  /** Puts the bucket in the path instead of the host name; most servers other than Amazon's require it. */
  readonly pathStyle: boolean
  /** Put before every key: '' or one that ends in `/`. */
  readonly keyPrefix: string
}

/**
 * Reads `s3://bucket?endpoint=…&region=…&path_style=true&prefix=…`. Throws for anything else, including unknown parameters
 * and credentials in the URL; the message names the fix.
 */
export function parseS3Url(text: string): S3Place {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 's3:') throw refusal('write it as s3://bucket?endpoint=…&region=…')
  if (url.username !== '' || url.password !== '')
    throw refusal('the URL contains credentials; use the environment or shared AWS files')
  if (!bucketPattern.test(url.host)) throw refusal('S3 does not accept this bucket name; use 3 to 63 of a-z 0-9 . -')
  if ((url.pathname !== '' && url.pathname !== '/') || url.hash !== '') {
    throw refusal('use prefix=… for a folder in the bucket')
  }
  for (const name of url.searchParams.keys()) {
    if (!parameters.has(name)) throw refusal(`unknown parameter ${name}; known: ${[...parameters].join(', ')}`)
  }
  const endpoint = parseEndpoint(url.searchParams.get('endpoint'))
  return {
    bucket: url.host,
    endpoint,
    region: url.searchParams.get('region') ?? (endpoint === null ? null : regionOfEndpoints),
    pathStyle: parseBoolean(url.searchParams.get('path_style')),
    keyPrefix: parsePrefix(url.searchParams.get('prefix')),
  }
}

function parseEndpoint(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw refusal('endpoint must be the https:// or http:// address of the S3 server')
  }
  return url.href
}

function parseBoolean(text: string | null): boolean {
  if (text !== null && text !== 'true' && text !== 'false') throw refusal('path_style must be true or false')
  return text === 'true'
}

function parsePrefix(text: string | null): string {
  if (text === null || text === '') return ''
  const prefix = text.endsWith('/') ? text.slice(0, -1) : text
  if (!prefixPattern.test(prefix)) throw refusal('prefix must be letters, digits, _ and -, separated by /')
  return `${prefix}/`
}

function refusal(reason: string): Error {
  return new Error(`GATEHOUSE_STORAGE_URL: ${reason}`)
}
