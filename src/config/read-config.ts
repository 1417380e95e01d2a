import path from 'node:path'
import { readFileSync } from 'node:fs'
import { isMailAddress } from '../adapters/mail/address.ts'
import { parseSmtpUrl } from '../adapters/mail/smtp-url.ts'
import { parseRegisters, type RegisterSetting } from '../adapters/registries/settings.ts'
import { secretLines } from '../adapters/secret-key/secret-lines.ts'
import { switchOffAfter } from '../domain/webhooks/delivery.ts'
import { failpointNames, type FailpointName } from '../ports/failpoint.ts'
import { cidrs, flag, numberOrOff, oneOf, parts, webAddress, wholeNumber } from './parse-setting.ts'
import { ConfigError, settingError, settings, type SettingName } from './settings.ts'
import { systemUser } from './system-user.ts'
import { unknownSettings } from './unknown-settings.ts'
import { withoutServiceLinks } from './without-service-links.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const readerKinds = ['default', 'native', 'onnx'] as const
export type ReaderKind = (typeof readerKinds)[number]

const readerWarmUps = ['eager', 'lazy'] as const
export type ReaderWarmUp = (typeof readerWarmUps)[number]

const readerReuses = ['workspace', 'any'] as const
/** Whether a reading process reads files of one workspace or of any. docs/reader-sandbox.md#one-workspace-a-process. */
export type ReaderReuse = (typeof readerReuses)[number]

/** The installation as configured; frozen at start. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The login that owns the tables, for `migrate` and `restore`; null: the one of `databaseUrl`. */
  readonly migrationDatabaseUrl: string | null
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
  readonly readerReuse: ReaderReuse
  readonly readerKind: ReaderKind
  /** Where programs are searched: the PATH of this process. */
  readonly searchPath: string
  /** Null: no image leaves the installation. */
  readonly vision: { readonly url: URL; readonly model: string; readonly key: string | null } | null
  readonly egressAllow: readonly string[]
  /** The person at the command line; null: unknown. */
  readonly systemUser: string | null
  /** Company registers that production queries. */
  readonly registries: {
    readonly live: readonly RegisterSetting[]
    readonly companiesHouseKey: string | null
    readonly snapshotFolder: string | null
  }
  /** Null: lists are not refreshed. */
  readonly listsRefreshHours: number | null
  /** Whether a refresh stages a list instead of using it at once. */
  readonly listsStage: boolean
  /** Mirror URL by list id; each ends in a slash. */
  readonly listsMirrors: ReadonlyMap<string, URL>
  /** Null: an endpoint that fails is never switched off. */
  readonly webhooksOffAfterDays: number | null
  /** Null: mail is written into the mailbox of the data folder. */
  readonly smtpUrl: URL | null
  readonly mailFrom: string
  readonly identityIssuer: string | null
  readonly identityJwksUrl: string | null
  readonly console: boolean
  /** Days for which calls are kept in the API log; 0: it is off. */
  readonly apiLogDays: number
  /** Whether keys of the operator are accepted over HTTP. */
  readonly consoleApi: boolean
  readonly debug: boolean
  readonly logLevel: LogLevel
  /** Where metrics are served; null: nowhere, and nothing is measured. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Null outside crash tests. */
  readonly failpoint: { readonly name: FailpointName; readonly count: number } | null
}

const secretLengthMin = 32

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The configuration from an environment, by default this process's. The only code that reads it. Throws ConfigError with every
 * invalid value and every unknown setting, so that a typo stops the start instead of weakening a limit.
 */
export function readConfig(given: Environment = process.env): Config {
  const environment = withoutServiceLinks(given)
  const faults = unknownSettings(Object.keys(environment))
  const found = new Set<string>()
  // Each round leaves out the setting that the one before refused, so that all faults are named at once.
  for (let rest = environment; ; rest = leftOut(rest, found)) {
    try {
      const config = parseConfig(rest)
      if (faults.length === 0) return config
      break
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      const [name = ''] = error.names
      if (found.has(name)) break
      found.add(name)
      faults.push({ name, message: error.message })
    }
  }
  throw new ConfigError(faults)
}

function leftOut(environment: Environment, names: ReadonlySet<string>): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.has(name)))
}

function parseConfig(environment: Environment): Config {
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
    migrationDatabaseUrl: migrationDatabaseUrl(
      optional('GATEHOUSE_MIGRATION_DATABASE_URL'),
      text('GATEHOUSE_DATABASE_URL'),
    ),
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
    readerReuse: oneOf('GATEHOUSE_READER_REUSE', text('GATEHOUSE_READER_REUSE'), readerReuses),
    readerKind: oneOf('GATEHOUSE_READER', text('GATEHOUSE_READER'), readerKinds),
    searchPath: environment.PATH ?? '',
    systemUser: systemUser(environment),
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
    listsStage: flag('GATEHOUSE_LISTS_STAGE', text('GATEHOUSE_LISTS_STAGE')),
    listsMirrors: listsMirrors(parts(text('GATEHOUSE_LISTS_MIRRORS'))),
    webhooksOffAfterDays: numberOrOff(
      'GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS',
      text('GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS'),
      switchOffAfter.daysMin,
      switchOffAfter.daysMax,
    ),
    smtpUrl: smtpUrl(optional('GATEHOUSE_SMTP_URL')),
    mailFrom: mailFrom(text('GATEHOUSE_MAIL_FROM')),
    identityIssuer: optional('GATEHOUSE_IDENTITY_ISSUER'),
    identityJwksUrl: optional('GATEHOUSE_IDENTITY_JWKS_URL'),
    console: flag('GATEHOUSE_CONSOLE', text('GATEHOUSE_CONSOLE')),
    apiLogDays: wholeNumber('GATEHOUSE_API_LOG_DAYS', text('GATEHOUSE_API_LOG_DAYS'), 0, 400),
    consoleApi: flag('GATEHOUSE_CONSOLE_API', text('GATEHOUSE_CONSOLE_API')),
    debug: flag('GATEHOUSE_DEBUG', text('GATEHOUSE_DEBUG')),
    logLevel: oneOf('GATEHOUSE_LOG', text('GATEHOUSE_LOG'), logLevels),
    metrics: metrics(text('GATEHOUSE_METRICS_HOST'), text('GATEHOUSE_METRICS_PORT')),
    failpoint: failpoint(text('GATEHOUSE_FAILPOINT')),
  })
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
  const url = webAddress(text)
  if (url === null) throw settingError('GATEHOUSE_PUBLIC_URL', 'an http or https address')
  return url
}

function smtpUrl(text: string | null): URL | null {
  if (text === null) return null
  const url = parseSmtpUrl(text)
  if (url === null) {
    throw settingError('GATEHOUSE_SMTP_URL', 'empty or smtp://host:587 or smtps://user:password@host:465')
  }
  return url
}

function mailFrom(text: string): string {
  if (!isMailAddress(text)) throw settingError('GATEHOUSE_MAIL_FROM', 'a mail address, such as no-reply@lender.example')
  return text
}

function vision({ url, model, key }: Readonly<Record<'url' | 'model' | 'key', string | null>>): Config['vision'] {
  if (url === null) return null
  const parsed = webAddress(url)
  if (parsed === null) {
    throw settingError('GATEHOUSE_READER_VISION_URL', 'empty or an http or https address')
  }
  if (model === null) throw settingError('GATEHOUSE_READER_VISION_MODEL', 'set when GATEHOUSE_READER_VISION_URL is set')
  return { url: parsed, model, key }
}

/** The registers named, in query order. */
function registries(list: string, companiesHouseKey: string | null): readonly RegisterSetting[] {
  const registers = parseRegisters(parts(list))
  if (registers === null) {
    throw settingError(
      'GATEHOUSE_REGISTRIES',
      'a comma-separated list of registers, each NAME or NAME=https://mirror.example/',
    )
  }
  if (companiesHouseKey === null && registers.some(({ id }) => id === 'companies_house')) {
    throw settingError('GATEHOUSE_COMPANIES_HOUSE_KEY', 'set when GATEHOUSE_REGISTRIES names companies_house')
  }
  return registers
}

function listsMirrors(given: readonly string[]): ReadonlyMap<string, URL> {
  return new Map(
    given.map((part) => {
      const equals = part.indexOf('=')
      const [list, address] = [part.slice(0, equals), webAddress(part.slice(equals + 1))]
      if (address === null || !/^[a-z_]+$/.test(list)) {
        throw settingError('GATEHOUSE_LISTS_MIRRORS', 'empty or LIST=URL, such as un=https://mirror.example/un/')
      }
      if (!address.pathname.endsWith('/')) address.pathname += '/'
      return [list, address] as const
    }),
  )
}

function migrationDatabaseUrl(url: string | null, databaseUrl: string): string | null {
  if (url !== null && databaseUrl === '') {
    throw settingError('GATEHOUSE_MIGRATION_DATABASE_URL', 'empty unless GATEHOUSE_DATABASE_URL is set')
  }
  return url
}

function storageUrl(text: string | null): string | null {
  if (text !== null && URL.parse(text)?.protocol !== 's3:') {
    throw settingError('GATEHOUSE_STORAGE_URL', 'empty or s3://bucket?endpoint=…')
  }
  return text
}

/** The value or the lines of the file, then the previous ones. Throws ConfigError when one is too short. */
function secretKeys(given: {
  readonly value: string | null
  readonly file: string | null
  readonly previous: string
}): readonly string[] | null {
  const named = given.value ?? (given.file === null ? null : secretFileText(given.file))
  const previous = parts(given.previous)
  if (named === null) {
    if (previous.length === 0) return null
    throw settingError('GATEHOUSE_SECRET_KEY', 'set when GATEHOUSE_SECRET_KEY_PREVIOUS is set')
  }
  const secrets = [...(given.value === null ? secretLines(named) : [named]), ...previous]
  if (secrets.length === 0 || secrets.some((secret) => secret.length < secretLengthMin)) {
    throw settingError('GATEHOUSE_SECRET_KEY', `${secretLengthMin} characters or more`)
  }
  return secrets
}

function secretFileText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw settingError('GATEHOUSE_SECRET_KEY_FILE', 'empty or a file that can be read')
  }
}

/** Where lists are stored and fetched from, in the shape the operations take. */
export function listSettingsOf(config: Pick<Config, 'dataDir' | 'listsRefreshHours' | 'listsStage' | 'listsMirrors'>) {
  const { dataDir, listsRefreshHours: refreshHours, listsStage: isStaged, listsMirrors: mirrors } = config
  return { folder: path.join(dataDir, 'screening'), refreshHours, isStaged, mirrors }
}
