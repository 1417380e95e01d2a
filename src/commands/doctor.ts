import { access, constants, mkdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { firstKeyFile, firstKeyMode } from '../adapters/data-folder/first-key.ts'
import { exposureOf } from '../adapters/data-folder/privacy.ts'
import { openMailer } from '../adapters/mail/index.ts'
import { mailboxFolder } from '../adapters/mail/mailbox.ts'
import { findSecretFile, secretFile } from '../adapters/secret-key/secret-file.ts'
import { listAgeDaysMax } from '../domain/screening/list-bundle.ts'
import { MailFailed } from '../ports/mailer.ts'
import { SecretMissing } from '../ports/secrets.ts'
import { CommandFailed, type Command, type CommandContext } from './command.ts'
import type { Examination, Finding } from './doctor-finding.ts'
import { databaseLogin } from './doctor-login.ts'
import { port } from './doctor-port.ts'
import { production } from './doctor-production.ts'
import { sandboxFinding } from './doctor-sandbox.ts'

const nodeMajorMin = 24
const freeBytesMin = 1024 * 1024 * 1024
const readingMsMax = 60_000
/**
 * The specimen `passport-en` in 16 greys, which every reader must read correctly. A file, because an installation may lack the
 * generator.
 */
const sample = { file: 'doctor-passport.png', mime: 'image/png', field: 'id_number', printed: 'UA2047318' } as const

const examinations: readonly Examination[] = [
  runtime,
  dataFolder,
  diskSpace,
  secret,
  firstKey,
  port,
  store,
  databaseLogin,
  lists,
  eid,
  bank,
  production,
  mail,
  reader,
  async ({ inspectSandbox }) => sandboxFinding(await inspectSandbox()),
]

/** Checks the installation and names the fix of each fault; exits 1 when there is one. */
export const doctorCommand: Command = {
  words: 'doctor',
  about: 'check the installation and print how to fix each fault',
  positionals: [],
  options: {},
  async run(context) {
    const findings: Finding[] = []
    for (const examine of examinations) {
      const finding = await examine(context)
      findings.push(finding)
      context.say(`${headOf(finding)}  ${finding.id}: ${finding.detail}`)
      if (!finding.ok || finding.warning) context.say(`       ${finding.fix}`)
    }
    if (findings.some(({ ok }) => !ok)) throw new CommandFailed({ ok: false, findings })
    return { ok: true, findings }
  },
  lines: () => [],
}

function headOf({ ok, warning }: Finding): string {
  if (!ok) return 'WRONG'
  return warning ? 'WARN ' : 'ok   '
}

async function runtime(): Promise<Finding> {
  const major = Number(process.versions.node.split('.')[0])
  return {
    id: 'runtime',
    ok: major >= nodeMajorMin,
    detail: `Node.js ${process.versions.node}`,
    fix: 'Run npm ci: on Linux it brings Node.js 24; elsewhere install Node.js 24 or later.',
  }
}

async function dataFolder({ config }: CommandContext): Promise<Finding> {
  const fix = 'Make the folder writable for this user, or set GATEHOUSE_DATA_DIR to one that is.'
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    await access(config.dataDir, constants.R_OK | constants.W_OK)
    const exposed = await exposureOf(config.dataDir)
    if (exposed === null) return { id: 'data folder', ok: true, detail: config.dataDir, fix }
    const [why, remedy] =
      exposed.kind === 'owner'
        ? [`belongs to user ${exposed.uid}`, 'Run gatehouse as that user, or give the folder to this one.']
        : ['can be used by other users', `Run chmod 700 ${config.dataDir}`]
    return { id: 'data folder', ok: false, detail: `${config.dataDir} ${why}`, fix: remedy }
  } catch {
    return { id: 'data folder', ok: false, detail: `${config.dataDir} cannot be written`, fix }
  }
}

async function diskSpace({ config }: CommandContext): Promise<Finding> {
  const fix = 'Free disk space, or set GATEHOUSE_DATA_DIR to another disk.'
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    const free = bavail * bsize
    return { id: 'disk', ok: free >= freeBytesMin, detail: `${Math.floor(free / 1024 / 1024)} MB free`, fix }
  } catch {
    return { id: 'disk', ok: false, detail: 'free disk space is unknown', fix }
  }
}

/** The secret is the one that the database depends on, and its file is private. */
async function secret(context: CommandContext): Promise<Finding> {
  const { config } = context
  try {
    await context.operate('workspaces.list', {})
  } catch (error) {
    // Any other failure is a finding of the store.
    if (error instanceof SecretMissing) {
      const fix = 'Restore your copy of the secret: without it every API key is invalid and sealed data cannot be read.'
      return { id: 'secret', ok: false, detail: error.message, fix }
    }
  }
  if (config.secretKeys !== null) return { id: 'secret', ok: true, detail: 'from the settings', fix: '' }
  const file = secretFile(config.dataDir)
  try {
    if ((await findSecretFile(config.dataDir)) === null) {
      return { id: 'secret', ok: true, detail: 'there is none yet: the first start makes it', fix: '' }
    }
    const { mode } = await stat(file)
    const open = (mode & 0o077) !== 0
    const detail = open ? `${file} can be read by others` : `${file}, mode 0600`
    return { id: 'secret', ok: !open, detail, fix: `Run chmod 600 ${file}` }
  } catch {
    const fix = 'Restore your copy of the file: without it every API key is invalid and sealed data cannot be read.'
    return { id: 'secret', ok: false, detail: `${file} cannot be used`, fix }
  }
}

/** The file of the first key lies in the data folder only until somebody took the key. */
async function firstKey({ config }: CommandContext): Promise<Finding> {
  const file = firstKeyFile(config.dataDir)
  const mode = await firstKeyMode(config.dataDir)
  if (mode === null) return { id: 'first key', ok: true, detail: 'no file holds it', fix: '' }
  const fix = `Move the key to where your secrets are kept, then remove ${file}`
  return { id: 'first key', ok: mode === 0o600, detail: `${file} holds an API key. ${fix}`, fix }
}

/** The store opens, or the server that holds it answers a query. */
async function store(context: CommandContext): Promise<Finding> {
  const where = context.config.databaseUrl === null ? 'embedded database' : 'PostgreSQL server'
  try {
    await context.operate('workspaces.list', {})
    return { id: 'store', ok: true, detail: `${where} answers and its commits reach the disk`, fix: '' }
  } catch (error) {
    const detail = `${where}: ${error instanceof Error ? error.message : 'does not answer'}`
    return {
      id: 'store',
      ok: false,
      detail,
      fix: 'Follow the message above; see docs/operations.md#one-process-or-many.',
    }
  }
}

/** Every configured eID provider accepts its account. */
function eid(context: CommandContext): Promise<Finding> {
  return accounts(context, 'eid', 'eID provider accounts', 'docs/rules/eid.md#accounts')
}

/** Every configured bank data provider accepts its account. */
function bank(context: CommandContext): Promise<Finding> {
  return accounts(context, 'bank', 'bank data provider accounts', 'docs/rules/bank.md#accounts')
}

async function accounts(context: CommandContext, id: string, name: string, page: string): Promise<Finding> {
  const fix = `Run gatehouse ${id} set with credentials that the provider accepts; ${page}.`
  try {
    const shown = await context.operate(`${id}.check`, {})
    const all = Array.isArray(shown) ? shown.map(refusalOfAccount) : []
    const refused = all.filter((refusal) => refusal !== null)
    const detail = refused.length === 0 ? `${all.length} ${name}, all accepted` : refused.join('; ')
    return { id, ok: refused.length === 0, detail, fix }
  } catch {
    return { id, ok: false, detail: `the ${name} cannot be read`, fix: 'Fix the store first.' }
  }
}

/** Lists are loaded and none is old. Without a list production screening fails; a new installation has none, so that is no fault. */
async function lists(context: CommandContext): Promise<Finding> {
  const fix =
    'Run gatehouse lists import SOURCE FILE, or set GATEHOUSE_LISTS_REFRESH; docs/screening-lists.md has the sources.'
  try {
    const shown = await context.operate('lists.status', {})
    const all = Array.isArray(shown) ? shown.map(ageOf).filter((list) => list !== null) : []
    if (all.length === 0) {
      return {
        id: 'lists',
        ok: true,
        warning: true,
        detail: 'no screening list is loaded: production screening fails',
        fix,
      }
    }
    const old = all
      .filter(({ days }) => days > listAgeDaysMax)
      .map(
        ({ id, days, isDated }) =>
          `${id} (${days} days${isDated ? '' : ' since its import; it has no date of its own'})`,
      )
    const detail =
      old.length === 0 ? `${all.length} screening lists, none old` : `old screening lists: ${old.join(', ')}`
    return { id: 'lists', ok: old.length === 0, detail, fix }
  } catch {
    return { id: 'lists', ok: false, detail: 'the screening lists cannot be read', fix: 'Fix the store first.' }
  }
}

/** Which account was not accepted, and why; null for one that was. */
function refusalOfAccount(account: unknown): string | null {
  if (typeof account !== 'object' || account === null || Reflect.get(account, 'ok') === true) return null
  const [provider, workspace, environment, cause] = ['provider', 'workspace_id', 'environment', 'cause'].map((name) =>
    String(Reflect.get(account, name)),
  )
  return `${provider} of workspace ${workspace} in ${environment}: ${cause}`
}

function ageOf(list: unknown): { readonly id: string; readonly days: number; readonly isDated: boolean } | null {
  if (typeof list !== 'object' || list === null || !('id' in list) || !('age_days' in list)) return null
  const isDated = Reflect.get(list, 'published_on') !== null
  return { id: String(list.id), days: Number(list.age_days), isDated }
}

/** The SMTP server accepts a connection and the credentials, or the mailbox can be written. */
async function mail({ config }: CommandContext): Promise<Finding> {
  const { smtpUrl } = config
  const folder = mailboxFolder(config.dataDir)
  const mailer = openMailer(config)
  try {
    await mailer.check()
    const detail =
      smtpUrl === null
        ? `no mail leaves the installation: it is written to ${folder}. Set GATEHOUSE_SMTP_URL to send it`
        : `${smtpUrl.host} accepts mail from ${config.mailFrom}`
    return { id: 'mail', ok: true, detail, fix: '' }
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error
    const [detail, fix] =
      smtpUrl === null
        ? [`${folder} cannot be written`, 'Make the folder writable for this user.']
        : [
            `${smtpUrl.host} cannot be used: ${error.code}`,
            'Check GATEHOUSE_SMTP_URL: host, port, user, password, TLS.',
          ]
    return { id: 'mail', ok: false, detail, fix }
  } finally {
    await mailer.close()
  }
}

/** Reads a specimen in a child process, as the server does. */
async function reader(context: CommandContext): Promise<Finding> {
  const fix = 'A library of the reader does not work on this machine: run npm ci again.'
  const opened = await context.openReader()
  try {
    const file = { path: path.join(import.meta.dirname, sample.file), mime: sample.mime, docTypeHint: null }
    const [outcome] = await opened.read([file], { signal: AbortSignal.timeout(readingMsMax) })
    const right = outcome?.status === 'read' && outcome.reading.fields[sample.field] === sample.printed
    const detail = right
      ? `read a specimen in ${Math.round(outcome.reading.durationMs)} ms`
      : 'could not read a specimen'
    return { id: 'reader', ok: right, detail, fix }
  } finally {
    await opened.close()
  }
}
