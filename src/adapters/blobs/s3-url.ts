const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const prefixPattern = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/
const parameters = new Set(['endpoint', 'region', 'path_style', 'prefix'])
/** Servers other than Amazon's rarely have regions, but the signature needs one; this is what they all accept. */
const regionOfEndpoints = 'us-east-1'

/** What `GATEHOUSE_STORAGE_URL` says of an S3 bucket. */
export interface S3Place {
  readonly bucket: string
  /** Null: Amazon's own. */
  readonly endpoint: string | null
  /** Null leaves it to the S3 client: environment or shared files. */
  readonly region: string | null
  /** The bucket in the path instead of the host name, as most servers other than Amazon's want it. */
  readonly pathStyle: boolean
  /** Put before every key: '' or one that ends in `/`. */
  readonly keyPrefix: string
}

/**
 * Reads `s3://bucket?endpoint=…&region=…&path_style=true&prefix=…`. Throws with the fix for anything else, unknown parameters
 * and credentials in the URL included. Decisions 5.
 */
export function parseS3Url(text: string): S3Place {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 's3:') throw refusal('write it as s3://bucket?endpoint=…&region=…')
  if (url.username !== '' || url.password !== '') throw refusal('credentials do not belong into the URL')
  if (!bucketPattern.test(url.host)) throw refusal('the bucket name is not one that S3 accepts')
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
    throw refusal('endpoint is the https:// or http:// address of the S3 server')
  }
  return url.href
}

function parseBoolean(text: string | null): boolean {
  if (text !== null && text !== 'true' && text !== 'false') throw refusal('path_style is true or false')
  return text === 'true'
}

function parsePrefix(text: string | null): string {
  if (text === null || text === '') return ''
  const prefix = text.endsWith('/') ? text.slice(0, -1) : text
  if (!prefixPattern.test(prefix)) throw refusal('prefix is made of letters, digits, _ and -, with / between')
  return `${prefix}/`
}

function refusal(reason: string): Error {
  return new Error(`GATEHOUSE_STORAGE_URL: ${reason}`)
}
