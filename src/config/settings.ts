/** Every setting, with its default and description. docs/operations.md#settings. */
export const settings = [
  { name: 'GATEHOUSE_PORT', fallback: '8080', about: 'Port of the API.' },
  { name: 'GATEHOUSE_HOST', fallback: '127.0.0.1', about: 'Address the API listens on.' },
  { name: 'GATEHOUSE_DATA_DIR', fallback: './data', about: 'Folder of the embedded database, documents and secret.' },
  { name: 'GATEHOUSE_DATABASE_URL', fallback: '', about: 'PostgreSQL server; empty: embedded in the data folder.' },
  {
    name: 'GATEHOUSE_MIGRATION_DATABASE_URL',
    fallback: '',
    about: 'The same database as the login that owns the tables, for migrate and restore only; empty: the login above.',
  },
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
    about: 'Comma-separated older versions of the secret: they decrypt and verify, and are not used for new data.',
  },
  {
    name: 'GATEHOUSE_PUBLIC_URL',
    fallback: '',
    about: 'Public base address; when set, any other Host on /v1 is refused.',
  },
  {
    name: 'GATEHOUSE_TRUSTED_PROXIES',
    fallback: '',
    about: 'Comma-separated CIDRs of proxies whose X-Forwarded-For is trusted.',
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
    name: 'GATEHOUSE_READER_REUSE',
    fallback: 'workspace',
    about: 'workspace: a reader process reads the files of one workspace only; any: of all, at the risk that they mix.',
  },
  {
    name: 'GATEHOUSE_READER',
    fallback: 'default',
    about:
      'default; native: the tesseract program in PATH recognises whole pages; onnx: PP-OCR reads print of cards and photographs.',
  },
  {
    name: 'GATEHOUSE_READER_VISION_URL',
    fallback: '',
    about: 'OpenAI-compatible base URL that receives images with missing key fields; empty: none is sent.',
  },
  { name: 'GATEHOUSE_READER_VISION_MODEL', fallback: '', about: 'Model of that endpoint.' },
  { name: 'GATEHOUSE_READER_VISION_KEY', fallback: '', about: 'Bearer token of that endpoint; empty: none.' },
  {
    name: 'GATEHOUSE_EGRESS_ALLOW',
    fallback: '',
    about: 'CIDRs of non-public addresses that outbound calls may reach (development).',
  },
  {
    name: 'GATEHOUSE_REGISTRIES',
    fallback: '',
    about: 'Comma-separated registers that production queries, each NAME or NAME=https://mirror/; empty: none.',
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
    about: 'Hours between refreshes of the screening lists from their publishers, 1 to 720; off: never.',
  },
  {
    name: 'GATEHOUSE_LISTS_STAGE',
    fallback: 'off',
    about: 'on: a refresh stages a list that changed, and an operator activates it; off: it is used at once.',
  },
  {
    name: 'GATEHOUSE_LISTS_MIRRORS',
    fallback: '',
    about: 'Comma-separated LIST=URL: folders to fetch lists from instead of their publishers.',
  },
  {
    name: 'GATEHOUSE_WEBHOOKS_OFF_AFTER_DAYS',
    fallback: 'off',
    about: 'Days of failures only after which a webhook endpoint is disabled, 5 to 365; off: never.',
  },
  {
    name: 'GATEHOUSE_SMTP_URL',
    fallback: '',
    about: 'Mail server, smtp:// or smtps://user:password@host:port; empty: mail is written to DATA_DIR/mailbox.',
  },
  { name: 'GATEHOUSE_MAIL_FROM', fallback: 'no-reply@localhost', about: 'Address that mail is sent from.' },
  { name: 'GATEHOUSE_IDENTITY_ISSUER', fallback: '', about: 'Issuer of partner identity tokens; empty: Google.' },
  { name: 'GATEHOUSE_IDENTITY_JWKS_URL', fallback: '', about: 'Key set of that issuer; empty: Google.' },
  {
    name: 'GATEHOUSE_CONSOLE',
    fallback: 'on',
    about: 'on: the console is served under /console; off: there is no such path.',
  },
  {
    name: 'GATEHOUSE_API_LOG_DAYS',
    fallback: '90',
    about: 'Days for which calls of /v1 are logged, without what they sent; 0: they are not.',
  },
  {
    name: 'GATEHOUSE_CONSOLE_API',
    fallback: 'off',
    about: 'on: /console/api answers operator keys; off: there is no such path.',
  },
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

export type SettingName = (typeof settings)[number]['name']

/** One or more faults of the settings; the message has a line for each, which names the setting and what it must be. */
export class ConfigError extends Error {
  /** The settings at fault. */
  readonly names: readonly string[]

  constructor(faults: readonly { readonly name: string; readonly message: string }[]) {
    super(faults.map(({ message }) => message).join('\n'))
    this.name = 'ConfigError'
    this.names = faults.map(({ name }) => name)
  }
}

/** The error of one setting: `wanted` says what it must be. */
export function settingError(name: SettingName, wanted: string): ConfigError {
  return new ConfigError([{ name, message: `${name} must be ${wanted}` }])
}
