import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { environment, program, run, serve, throwAwayFolder } from '../support/program.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'

const root = path.join(import.meta.dirname, '../..')
const blockTimeoutMs = 120_000
/** A fence of shell lines, `no-run` when it cannot run here. */
const shellBlock = /^```sh(?<mark> no-run)?\n(?<lines>[^]*?)^```$/gm

interface Block {
  readonly file: string
  readonly line: number
  readonly isRun: boolean
  readonly lines: string
}

const documents = globSync(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md', 'sdk/*.md'], { cwd: root })
const blocks = documents
  .toSorted((a, b) => (a === 'README.md' ? -1 : b === 'README.md' ? 1 : a < b ? -1 : 1))
  .flatMap(blocksOf)

function blocksOf(file: string): readonly Block[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(shellBlock)].map(({ index, groups }) => ({
    file,
    line: text.slice(0, index).split('\n').length + 1,
    isRun: groups?.['mark'] === undefined,
    lines: groups?.['lines'] ?? '',
  }))
}

describe('the shell lines of README and docs', () => {
  let folder: Awaited<ReturnType<typeof throwAwayFolder>>
  let server: Awaited<ReturnType<typeof serve>>
  let receiver: Receiver
  let work: string
  let settings: Record<string, string>
  /** What a reader puts for the words in capitals, by document. */
  let words: Readonly<Record<string, readonly (readonly [word: string | RegExp, value: string])[]>>

  before(async () => {
    folder = await throwAwayFolder()
    receiver = await startReceiver()
    work = path.join(folder.dataDir, 'work')
    for (const name of ['backups', 'safe', 'restored'])
      mkdirSync(path.join(work, name), { recursive: true, mode: 0o700 })
    symlinkSync(path.dirname(program), path.join(work, 'bin'))
    settings = {
      ...folder.settings,
      GATEHOUSE_DATA_DIR: path.join(work, 'data'),
      GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8',
    }
    server = await serve(settings)
    words = await valuesOf()
  })
  after(async () => {
    await server?.stop()
    await receiver?.stop()
    await folder?.remove()
  })

  async function json(...asked: readonly string[]) {
    const { code, out, err } = await run([...asked, '--json'], settings)
    assert.equal(code, 0, `${asked.join(' ')}: ${out}${err}`)
    return JSON.parse(out)
  }

  /** Makes the objects that the documents speak of, and returns their ids. */
  async function valuesOf(): Promise<typeof words> {
    const scopes = 'kyc:extract,kyc:verify,kyc:eid'
    const { key, workspace_id: workspace } = await json('keys', 'create', '--name', 'docs', '--scopes', scopes)
    settings['KEY'] = key
    const call = async (route: string, body: object) => {
      const answer = await fetch(`${server.url}/v1/kyc/${route}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      })
      assert.equal(answer.status, 200, await answer.text())
    }
    const endpoint = await json('webhooks', 'create', '--url', receiver.url, '--events', 'kyc.case_verified')
    await call('verify', { reference: 'client-1', values: {} })
    await call('eid', {
      email: 'clara@client.example',
      first_name: 'Clara',
      last_name: 'Clearwater',
      reference: 'client-2',
    })
    const delivery = await firstOf(() => json('webhooks', 'deliveries', endpoint.id))
    const mail = await firstOf(() => json('mailbox', 'list'))
    const secret = path.join(settings['GATEHOUSE_DATA_DIR'] ?? '', 'secret.key')
    for (const place of ['safe', 'restored']) copyFileSync(secret, path.join(work, place, 'secret.key'))
    mkdirSync(path.join(work, 'mortgages.cases'))
    writeFileSync(path.join(work, 'mortgages.json'), jsonExample('docs/policies.md', 'regime'))
    writeFileSync(path.join(work, 'mortgages.cases/payslip.json'), jsonExample('docs/policies.md', 'name'))
    return {
      'README.md': [['http://127.0.0.1:8080', server.url]],
      'docs/policies.md': [[/\bWORKSPACE\b/g, workspace]],
      'docs/webhooks.md': [
        ['https://hooks.partner.example/kyc', receiver.url],
        [/--url U --events a,b/g, `--url ${receiver.url} --events kyc.case_verified`],
        [/\bWORKSPACE\b/g, workspace],
        [/\bDELIVERY\b/g, delivery.id],
        [/\bID\b/g, endpoint.id],
      ],
      'docs/operations.md': [
        [/\bID\b/g, mail.id],
        [/\bKEY\b/g, (await json('audit', 'public-key')).public_keys[0]],
        [/\bCOPY\b/g, `${work}/data/audit/checkpoints.jsonl`],
        ['/tmp/drill', `${work}/drill`],
        ['latest.backup', '2026-11-21.backup'],
        [/^bin\/gatehouse restore (?=.*# into)/gm, `GATEHOUSE_DATA_DIR=${work}/restored $&`],
        ['/backups/', `${work}/backups/`],
        ['/safe/', `${work}/safe/`],
      ],
    }
  }

  for (const block of blocks.filter(({ isRun }) => isRun)) {
    it(`run as they stand: ${block.file}:${block.line}`, async () => {
      const given = words[block.file] ?? []
      const lines = given.reduce((text, [word, value]) => text.replaceAll(word, value), block.lines)
      const { code, printed } = await shell(lines)
      assert.equal(code, 0, `${lines}\n${printed}`)
    })
  }

  it('are all run but those that never end, install or pack', () => {
    const left = blocks.filter(({ isRun }) => !isRun).map(({ file, lines }) => `${file}: ${lines.split('\n')[0]}`)
    assert.deepEqual(left, [
      'README.md: npm ci && npm start    # serves on http://127.0.0.1:8080',
      'docs/sdk.md: npm run sdk:pack -- FOLDER',
      'docs/webhooks-receivers.md: bin/gatehouse webhooks listen --endpoint ID --forward-to http://127.0.0.1:3000/webhooks',
    ])
  })

  function shell(lines: string): Promise<{ readonly code: number | string | null; readonly printed: string }> {
    const options = { cwd: work, env: environment(settings), timeout: blockTimeoutMs }
    return new Promise((resolve) => {
      execFile('sh', ['-e', '-c', lines], options, (error, out, err) =>
        resolve({ code: error === null ? 0 : (error.code ?? 'ended'), printed: `${out}${err}` }),
      )
    })
  }
})

/** The list as soon as it has something in it: jobs make deliveries and mails. */
async function firstOf(list: () => Promise<readonly { readonly id: string }[]>) {
  for (let tries = 0; tries < 50; tries++) {
    const found = await list()
    const [first] = found
    if (first !== undefined) return first
    await pause(200)
  }
  throw new Error('nothing was listed in time')
}

/** The JSON example of a document that begins with this key. */
function jsonExample(file: string, firstKey: string): string {
  const text = readFileSync(path.join(root, file), 'utf8')
  const found = [...text.matchAll(/^```json\n([^]*?)^```$/gm)].map(([, json]) => json ?? '')
  const example = found.find((json) => Object.keys(JSON.parse(json))[0] === firstKey)
  assert.ok(example !== undefined, `${file} has no example that begins with ${firstKey}`)
  return example
}
