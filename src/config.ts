import path from 'node:path'
import { BlockList, isIP } from 'node:net'
import { readFileSync } from 'node:fs'
import { parseRegisters, type RegisterSetting } from './adapters/registries/settings.ts'
import { secretLines } from './adapters/secret-key/secret-lines.ts'
import { switchOffAfter } from './domain/delivery.ts'
import { failpointNames, type FailpointName } from './ports/failpoint.ts'

/** Every setting, described once; docs/operations.md tells an operator the same. decisions.md 5. */
export const settings = [
  { name: 'GATEHOUSE_PORT', fallback: '8080', about: 'Port of the API.' },
  { name: 'GATEHOUSE_HOST', fallback: '127.0.0.1', about: 'Address the API listens on.' },
  { name: 'GATEHOUSE_DATA_DIR', fallback: './data', about: 'Folder of the embedded database, documents and secret.' },
  { name: 'GATEHOUSE_DATABASE_URL', fallback: '', about: 'PostgreSQL server; empty: embedded in the data folder.' },
  {
    name: 'GATEHOUSE_STORAGE_URL',
    fallback: '',
    about: 'Documents: empty for DATA_DIR/documents, or s3://bucket?endpoint=…',
  },
  {
    name: 'GATEHOUSE_SECRET_KEY',
    fallback: '',
    about: 'Secret of 32 characters or more; empty: generated into the data folder.',
  },
  {
    name: 'GATEHOUSE_SECRET_KEY_FILE',
    fallback: '',
    about: 'File that holds GATEHOUSE_SECRET_KEY; further versions of it on further lines, newest first.',
  },
  {
    name: 'GATEHOUSE_SECRET_KEY_PREVIOUS',
    fallback: '',
    about: 'Comma-separated other versions of the secret that still open and prove; none is used to make anything.',
  },
  {
    name: 'GATEHOUSE_PUBLIC_URL',
    fallback: '',
    about: 'Public base address; when set, any other Host on /v1 is refused.',
  },
  {
    name: 'GATEHOUSE_TRUSTED_PROXIES',
    fallback: '',
    about: 'Comma-separated CIDRs whose X-Forwarded-For is believed.',
  },
  { name: 'GATEHOUSE_RATE_LIMIT_PER_MINUTE', fallback: '100', about: 'Requests a minute per client address.' },
  { name: 'GATEHOUSE_MAX_FILE_MB', fallback: '30', about: 'Largest file of an extract call, in MB (1,048,576 bytes).' },
  { name: 'GATEHOUSE_READERS', fallback: '', about: 'Reader processes; empty: the number of cores.' },
  {
    name: 'GATEHOUSE_READER_WARM_UP',
    fallback: 'eager',
    about: 'eager: readers start with the server; lazy: with the first file.',
  },
  {
    name: 'GATEHOUSE_READER',
    fallback: 'default',
    about: 'default, or native: whole pages are recognised by the tesseract program in PATH.',
  },
  {
    name: 'GATEHOUSE_READER_VISION_URL',
    fallback: '',
    about: 'OpenAI-compatible base address that pictures with missing key fields are sent to; empty: none is sent.',
  },
  { name: 'GATEHOUSE_READER_VISION_MODEL', fallback: '', about: 'Model to ask there.' },
  { name: 'GATEHOUSE_READER_VISION_KEY', fallback: '', about: 'Bearer token for it; empty: none.' },
  {
    name: 'GATEHOUSE_EGRESS_ALLOW',
    fallback: '',
    about: 'CIDRs of non-public addresses that outbound calls may reach (development).',
  },
  {
    name: 'GATEHOUSE_REGISTRIES',
    fallback: '',
    about: 'Comma-separated registers that production asks, each a name or name=https://mirror/; empty: none is asked.',
  },
  { name: 'GATEHOUSE_COMPANIES_HOUSE_KEY', fallback: '', about: 'Key of the companies_house register.' },
  {
    name: 'GATEHOUSE_REGISTRY_FILES',
    fallback: '',
    about: 'Folder of offline snapshots of registers; empty: none.',
  },
  {
    name: 'GATEHOUSE_LISTS_REFRESH',
    fallback: 'off',
    about: 'Hours between two questions for newer screening lists at their publishers, 1 to 720; off: none is asked.',
  },
  {
    name: 'GATEHOUSE_LISTS_MIRRORS',
    fallback: '',
    about: 'Comma-separated LIST=URL: folders to ask instead of the publisher of a list.',
  },
  {
    name: 'GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS',
    fallback: 'off',
    about: 'Days after which a webhook endpoint that only fails is switched off, 5 to 365; off: never.',
  },
  { name: 'GATEHOUSE_IDENTITY_ISSUER', fallback: '', about: 'Issuer of partner identity tokens; empty: Google.' },
  { name: 'GATEHOUSE_IDENTITY_JWKS_URL', fallback: '', about: 'Key set of that issuer; empty: Google.' },
  { name: 'GATEHOUSE_DEBUG', fallback: 'off', about: 'on: the 500 body carries the error in `details`.' },
  { name: 'GATEHOUSE_METRICS_PORT', fallback: '', about: 'Port of /metrics; empty: off, 0: any free one.' },
  { name: 'GATEHOUSE_METRICS_HOST', fallback: '127.0.0.1', about: 'Address that /metrics listens on.' },
  { name: 'GATEHOUSE_LOG', fallback: 'info', about: 'Log level: debug, info, warn, error or silent.' },
  {
    name: 'GATEHOUSE_FAILPOINT',
    fallback: '',
    about: 'Tests only, NAME:N: crash when a step is reached the Nth time.',
  },
] as const

type SettingName = (typeof settings)[number]['name']

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const readerKinds = ['default', 'native'] as const
export type ReaderKind = (typeof readerKinds)[number]

const readerWarmUps = ['eager', 'lazy'] as const
export type ReaderWarmUp = (typeof readerWarmUps)[number]

/** The installation as configured; frozen at start. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly storageUrl: string | null
  /** Versions of the secret, the newest first; null: generated into the data folder at first start. */
  readonly secretKeys: readonly string[] | null
  /** Null: not enforced. */
  readonly publicUrl: URL | null
  readonly trustedProxies: readonly string[]
  readonly rateLimitPerMinute: number
  readonly maxFileMb: number
  /** Null: the number of cores. */
  readonly readers: number | null
  readonly readerWarmUp: ReaderWarmUp
  readonly readerKind: ReaderKind
  /** Where programs are looked for: the PATH of this process. */
  readonly searchPath: string
  /** Null: no picture leaves the installation. */
  readonly vision: { readonly url: URL; readonly model: string; readonly key: string | null } | null
  readonly egressAllow: readonly string[]
  /** Which public registers of companies production asks. */
  readonly registries: {
    readonly live: readonly RegisterSetting[]
    readonly companiesHouseKey: string | null
    readonly snapshotFolder: string | null
  }
  /** Null: publishers of lists are not asked. */
  readonly listsRefreshHours: number | null
  /** By list; each ends in a slash. */
  readonly listsMirrors: ReadonlyMap<string, URL>
  /** Null: an endpoint that fails is never switched off. */
  readonly webhooksOffAfterDays: number | null
  readonly identityIssuer: string | null
  readonly identityJwksUrl: string | null
  readonly debug: boolean
  readonly logLevel: LogLevel
  /** Where metrics are served; null: nowhere, and nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Null outside crash tests. */
  readonly failpoint: { readonly name: FailpointName; readonly count: number } | null
}

/** A setting that cannot be used, named with what would be right. */
export class ConfigError extends Error {
  constructor(name: SettingName, wanted: string) {
    super(`${name} must be ${wanted}`)
    this.name = 'ConfigError'
  }
}

const secretLengthMin = 32

/**
 * The configuration from an environment, by default this process's: the only place that reads it. Throws ConfigError for a
 * value that cannot be used, so that a typing error stops the start instead of weakening a limit.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const text = (name: SettingName): string => {
    const setting = settings.find((candidate) => candidate.name === name)
    return environment[name]?.trim() || setting?.fallback || ''
  }
  const optional = (name: SettingName): string | null => text(name) || null
  return Object.freeze({
    port: wholeNumber('GATEHOUSE_PORT', text('GATEHOUSE_PORT'), 0, 65_535),
    host: text('GATEHOUSE_HOST'),
    dataDir: path.resolve(text('GATEHOUSE_DATA_DIR')),
    databaseUrl: optional('GATEHOUSE_DATABASE_URL'),
    storageUrl: storageUrl(optional('GATEHOUSE_STORAGE_URL')),
    secretKeys: secretKeys({
      value: optional('GATEHOUSE_SECRET_KEY'),
      file: optional('GATEHOUSE_SECRET_KEY_FILE'),
      previous: text('GATEHOUSE_SECRET_KEY_PREVIOUS'),
    }),
    publicUrl: publicUrl(optional('GATEHOUSE_PUBLIC_URL')),
    trustedProxies: cidrs('GATEHOUSE_TRUSTED_PROXIES', text('GATEHOUSE_TRUSTED_PROXIES')),
    rateLimitPerMinute: wholeNumber(
      'GATEHOUSE_RATE_LIMIT_PER_MINUTE',
      text('GATEHOUSE_RATE_LIMIT_PER_MINUTE'),
      1,
      10_000_000,
    ),
    maxFileMb: wholeNumber('GATEHOUSE_MAX_FILE_MB', text('GATEHOUSE_MAX_FILE_MB'), 1, 1_024),
    readers:
      text('GATEHOUSE_READERS') === '' ? null : wholeNumber('GATEHOUSE_READERS', text('GATEHOUSE_READERS'), 1, 256),
    readerWarmUp: oneOf('GATEHOUSE_READER_WARM_UP', text('GATEHOUSE_READER_WARM_UP'), readerWarmUps),
    readerKind: oneOf('GATEHOUSE_READER', text('GATEHOUSE_READER'), readerKinds),
    searchPath: environment.PATH ?? '',
    vision: vision({
      url: optional('GATEHOUSE_READER_VISION_URL'),
      model: optional('GATEHOUSE_READER_VISION_MODEL'),
      key: optional('GATEHOUSE_READER_VISION_KEY'),
    }),
    egressAllow: cidrs('GATEHOUSE_EGRESS_ALLOW', text('GATEHOUSE_EGRESS_ALLOW')),
    registries: {
      live: registries(text('GATEHOUSE_REGISTRIES'), optional('GATEHOUSE_COMPANIES_HOUSE_KEY')),
      companiesHouseKey: optional('GATEHOUSE_COMPANIES_HOUSE_KEY'),
      snapshotFolder: optional('GATEHOUSE_REGISTRY_FILES'),
    },
    listsRefreshHours: numberOrOff('GATEHOUSE_LISTS_REFRESH', text('GATEHOUSE_LISTS_REFRESH'), 1, 720),
    listsMirrors: listsMirrors(parts(text('GATEHOUSE_LISTS_MIRRORS'))),
    webhooksOffAfterDays: numberOrOff(
      'GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS',
      text('GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS'),
      switchOffAfter.daysMin,
      switchOffAfter.daysMax,
    ),
    identityIssuer: optional('GATEHOUSE_IDENTITY_ISSUER'),
    identityJwksUrl: optional('GATEHOUSE_IDENTITY_JWKS_URL'),
    debug: flag('GATEHOUSE_DEBUG', text('GATEHOUSE_DEBUG')),
    logLevel: oneOf('GATEHOUSE_LOG', text('GATEHOUSE_LOG'), logLevels),
    metrics: metrics(text('GATEHOUSE_METRICS_HOST'), text('GATEHOUSE_METRICS_PORT')),
    failpoint: failpoint(text('GATEHOUSE_FAILPOINT')),
  })
}

function wholeNumber(name: SettingName, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new ConfigError(name, `a whole number from ${least} to ${most}`)
  }
  return value
}

function flag(name: SettingName, text: string): boolean {
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return true
  if (['off', 'false', '0', 'no'].includes(text.toLowerCase())) return false
  throw new ConfigError(name, 'on or off')
}

function oneOf<Word extends string>(name: SettingName, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text)
  if (word === undefined) throw new ConfigError(name, `one of ${words.join(', ')}`)
  return word
}

function metrics(host: string, port: string): Config['metrics'] {
  return port === '' ? null : { host, port: wholeNumber('GATEHOUSE_METRICS_PORT', port, 0, 65_535) }
}

function failpoint(text: string): Config['failpoint'] {
  if (text === '') return null
  const [step = '', count = ''] = text.split(':')
  return {
    name: oneOf('GATEHOUSE_FAILPOINT', step, failpointNames),
    count: wholeNumber('GATEHOUSE_FAILPOINT', count, 1, 1_000_000),
  }
}

function publicUrl(text: string | null): URL | null {
  if (text === null) return null
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new ConfigError('GATEHOUSE_PUBLIC_URL', 'an http or https address')
  }
  return url
}

function vision({ url, model, key }: Readonly<Record<'url' | 'model' | 'key', string | null>>): Config['vision'] {
  if (url === null) return null
  const parsed = URL.parse(url)
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol)) {
    throw new ConfigError('GATEHOUSE_READER_VISION_URL', 'empty or an http or https address')
  }
  if (model === null) throw new ConfigError('GATEHOUSE_READER_VISION_MODEL', 'set where the address is')
  return { url: parsed, model, key }
}

/** The registers named, in the order in which they are asked. */
function registries(list: string, companiesHouseKey: string | null): readonly RegisterSetting[] {
  const registers = parseRegisters(parts(list))
  if (registers === null) {
    throw new ConfigError('GATEHOUSE_REGISTRIES', 'names of registers, each alone or with =https://address/')
  }
  if (companiesHouseKey === null && registers.some(({ id }) => id === 'companies_house')) {
    throw new ConfigError('GATEHOUSE_COMPANIES_HOUSE_KEY', 'set where companies_house is asked')
  }
  return registers
}

function numberOrOff(name: SettingName, text: string, least: number, most: number): number | null {
  return /^(?:off|0|no|false)$/i.test(text) ? null : wholeNumber(name, text, least, most)
}

function listsMirrors(given: readonly string[]): ReadonlyMap<string, URL> {
  return new Map(
    given.map((part) => {
      const equals = part.indexOf('=')
      const [list, address] = [part.slice(0, equals), URL.parse(part.slice(equals + 1))]
      if (address === null || !['http:', 'https:'].includes(address.protocol) || !/^[a-z_]+$/.test(list)) {
        throw new ConfigError('GATEHOUSE_LISTS_MIRRORS', 'empty or LIST=URL, such as un=https://mirror.example/un/')
      }
      if (!address.pathname.endsWith('/')) address.pathname += '/'
      return [list, address] as const
    }),
  )
}

function storageUrl(text: string | null): string | null {
  if (text !== null && URL.parse(text)?.protocol !== 's3:') {
    throw new ConfigError('GATEHOUSE_STORAGE_URL', 'empty or s3://bucket?endpoint=…')
  }
  return text
}

/** The value or the lines of the file, then the previous ones; each must be long enough. */
function secretKeys(given: {
  readonly value: string | null
  readonly file: string | null
  readonly previous: string
}): readonly string[] | null {
  const named = given.value ?? (given.file === null ? null : readFileSync(given.file, 'utf8'))
  const previous = parts(given.previous)
  if (named === null) {
    if (previous.length === 0) return null
    throw new ConfigError('GATEHOUSE_SECRET_KEY', 'set where GATEHOUSE_SECRET_KEY_PREVIOUS is')
  }
  const secrets = [...(given.value === null ? secretLines(named) : [named]), ...previous]
  if (secrets.length === 0 || secrets.some((secret) => secret.length < secretLengthMin)) {
    throw new ConfigError('GATEHOUSE_SECRET_KEY', `${secretLengthMin} characters or more`)
  }
  return secrets
}

/** CIDRs as given; a bare address means itself. Each is tried on a block list so that a wrong one stops the start. */
function cidrs(name: SettingName, text: string): readonly string[] {
  const subnets = parts(text)
  for (const subnet of subnets) addSubnet(new BlockList(), subnet, name)
  return subnets
}

function parts(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Where lists are kept and got from, as the operations take it. */
export function listSettingsOf(config: Pick<Config, 'dataDir' | 'listsRefreshHours' | 'listsMirrors'>) {
  const { dataDir, listsRefreshHours: refreshHours, listsMirrors: mirrors } = config
  return { folder: path.join(dataDir, 'screening'), refreshHours, mirrors }
}

/** Adds `address/bits` or a bare address to a block list. Throws ConfigError when it is neither. */
export function addSubnet(list: BlockList, cidr: string, name: SettingName): void {
  const [address = '', bits] = cidr.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  const size = bits === undefined ? most : Number(bits)
  if (family === 0 || !Number.isInteger(size) || size < 0 || size > most || bits === '') {
    throw new ConfigError(name, 'a comma-separated list of CIDRs such as 10.0.0.0/8')
  }
  list.addSubnet(address, size, family === 4 ? 'ipv4' : 'ipv6')
}
