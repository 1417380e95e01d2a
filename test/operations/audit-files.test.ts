import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { chainHash, type ChainEntry } from '../../src/domain/audit/chain.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { csvLine } from '../../src/operations/audit/csv-line.ts'
import { publicKeysOf } from '../../src/operations/audit/signing.ts'
import { verifyExport } from '../../src/operations/audit/verify-file.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { openAudit } from '../support/audit.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

let opened: TestStore
let audit: Awaited<ReturnType<typeof openAudit>>
before(async () => {
  opened = await openTestStore()
  audit = await openAudit(opened.store)
})
after(async () => {
  await opened.close()
  await audit.remove()
})

const exported = async (input: object) => {
  const path = `${audit.dataDir}/${randomUUID()}`
  const answer = (await runOperatorOperation(audit.services, 'audit.export', { path, ...input })) as { kind: string }
  return { path, kind: answer.kind, text: await readFile(path, 'utf8') }
}

interface Line {
  seq?: number
  hash?: string
  entry_id?: string
  entry?: ChainEntry | null
  kept?: string
  remembered?: string
  head?: string
  workspace?: string
}

/** Writes the lines with a matching end, like an attacker who knows the format. */
async function rewritten(lines: readonly Line[]): Promise<string> {
  const path = `${audit.dataDir}/${randomUUID()}`
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  await writeFile(path, `${text}${JSON.stringify({ end: { workspaces: 1, lines: lines.length, sha256 } })}\n`)
  return path
}

describe('verification of an exported trail that was changed together with its end', () => {
  let id: string
  let text: string
  let copy: string
  before(async () => {
    id = await audit.chainedWorkspace()
    ;({ text } = await exported({ workspace_id: id }))
    copy = `${audit.dataDir}/copy.jsonl`
    await writeFile(copy, await readFile(audit.file))
  })

  const changed = (change: (lines: Line[]) => readonly Line[]) => {
    const lines = text
      .trimEnd()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line)
    return rewritten(change(lines))
  }
  const faultsOf = async (path: string, elsewhere: string | null = null) => {
    const report = await verifyExport(path, null, elsewhere === null ? null : { path: elsewhere, workspaceId: id })
    return report.faults.map(({ kind, seq }) => [kind, seq])
  }
  const at = (lines: readonly Line[], seq: number) =>
    lines.findIndex((line) => line.hash !== undefined && line.seq === seq)

  it('nothing changed: whole', async () => assert.deepEqual(await faultsOf(await changed((lines) => lines)), []))

  const entryChanges: readonly (readonly [string, Partial<ChainEntry>])[] = [
    ['actor', { actor_id: 'somebody' }],
    ['time', { at: '2026-11-21T10:00:00.000001Z' }],
    ['outcome', { outcome: 'refused' }],
    ['reason, where there was none', { reason: 'retention' }],
    ['count, where there was none', { count: 2 }],
  ]
  for (const [what, change] of entryChanges) {
    it(`an entry with another ${what}: changed`, async () => {
      const path = await changed((lines) =>
        lines.map((line, index) => (index === at(lines, 4) ? { ...line, entry: { ...line.entry!, ...change } } : line)),
      )
      assert.deepEqual(await faultsOf(path), [['changed', 4]])
    })
  }

  it('an entry taken out of its line: deleted', async () => {
    const path = await changed((lines) =>
      lines.map((line, index) => (index === at(lines, 4) ? { ...line, entry: null } : line)),
    )
    assert.deepEqual(await faultsOf(path), [['deleted', 4]])
  })

  it('a line left out: deleted', async () => {
    const path = await changed((lines) => lines.toSpliced(at(lines, 4), 1))
    assert.deepEqual((await faultsOf(path))[0], ['deleted', 4])
  })

  it('two entries that change places: reordered', async () => {
    const path = await changed((lines) => {
      const [three, five] = [lines[at(lines, 3)]!, lines[at(lines, 5)]!]
      return lines.map((line) =>
        line === three ? { ...line, entry: five.entry } : line === five ? { ...line, entry: three.entry } : line,
      )
    })
    assert.deepEqual(await faultsOf(path), [
      ['reordered', 3],
      ['reordered', 5],
    ])
  })

  it('the tail cut off: truncated', async () => {
    const path = await changed((lines) => lines.filter((line) => line.hash === undefined || line.seq! < 6))
    assert.deepEqual(await faultsOf(path), [['truncated', 6]])
  })

  it('an entry changed and every hash after it made anew: rewritten', async () => {
    const path = await changed((lines) => remade(lines))
    assert.deepEqual(await faultsOf(path), [['rewritten', 3]])
  })

  it('a checkpoint dropped: missing', async () => {
    const path = await changed((lines) => lines.filter((line) => !line.kept?.includes('"seq":8')))
    assert.deepEqual(await faultsOf(path), [['checkpoint_missing', 8]])
  })

  it('the workspace taken out whole, its checkpoints left: truncated from its first entry', async () => {
    const path = await changed((lines) =>
      lines.filter((line) => line.workspace === undefined && line.hash === undefined && !('unsealed' in line)),
    )
    assert.deepEqual(await faultsOf(path), [['truncated', 1]])
  })

  const everything: readonly (readonly [string, (lines: Line[]) => readonly Line[], readonly unknown[]])[] = [
    ['the tail', (lines) => lines.filter((line) => line.hash === undefined || line.seq! < 6), ['truncated', 6]],
    [
      'the workspace',
      (lines) =>
        lines.filter((line) => line.workspace === undefined && line.hash === undefined && !('unsealed' in line)),
      ['truncated', 1],
    ],
    ['what an entry said, with new hashes,', remade, ['rewritten', 3]],
  ]
  for (const [what, change, fault] of everything) {
    it(`${what} and every signature taken out: found with a copy of the checkpoints, and by nothing without`, async () => {
      const path = await changed((lines) =>
        change(lines).filter(({ kept, remembered, head }) =>
          [kept, remembered, head].every((one) => one === undefined),
        ),
      )
      assert.deepEqual(await faultsOf(path), [])
      const found = await faultsOf(path, copy)
      assert.deepEqual(
        found.filter(([kind]) => kind !== 'checkpoint_missing'),
        [fault],
      )
      assert.ok(found.some(([kind]) => kind === 'checkpoint_missing'))
    })
  }

  function remade(lines: readonly Line[]): readonly Line[] {
    let hash: Buffer = Buffer.alloc(32)
    return lines.map((line) => {
      if (line.hash === undefined || !line.entry) return line
      const entry = line.seq === 4 ? { ...line.entry, outcome: 'refused' } : line.entry
      hash = chainHash(hash, entry)
      return { ...line, entry, hash: hash.toString('hex') }
    })
  }
})

describe('checkpoints stored elsewhere', () => {
  it('as log lines find a workspace that was removed with everything that named it', async () => {
    const id = await audit.chainedWorkspace()
    const lines = (await readFile(audit.file, 'utf8')).split('\n')
    const ours = lines.filter((line) => line.includes(id))
    const log = `${audit.dataDir}/collected.log`
    const logged = ours.map((checkpoint) => JSON.stringify({ level: 30, msg: 'audit checkpoint', checkpoint }))
    await writeFile(log, ['not JSON', '{"msg":"serving"}', ...logged, ''].join('\n'))
    const faults = async (input: object) =>
      (
        (await runOperatorOperation(audit.services, 'audit.verify', input)) as Awaited<ReturnType<typeof audit.verify>>
      ).faults
        .filter(({ workspace_id }) => workspace_id === id)
        .map(({ kind, seq }) => [kind, seq])
    assert.deepEqual(await faults({ checkpoints: log }), [])
    for (const table of ['audit_seal', 'audit_entry', 'audit_checkpoint', 'audit_head', 'audit_unsealed'])
      await audit.tamper(`delete from ${table} where tenant_id = '${id}'`)
    await audit.tamper(`delete from workspace where id = '${id}'`)
    await writeFile(audit.file, lines.filter((line) => !line.includes(id)).join('\n'))
    assert.ok(
      (await faults({})).some(([kind]) => kind === 'truncated'),
      'the signed ends outside know of it',
    )
    const ends = await audit.services.checkpoints.ends()
    await audit.services.checkpoints.keepEnds(ends.filter((line) => !line.includes(id)))
    assert.deepEqual(await faults({}), [], 'nothing here knows of it any more')
    assert.deepEqual(await faults({ checkpoints: log }), [
      ['checkpoint_missing', 2],
      ['checkpoint_missing', 8],
      ['truncated', 1],
    ])
  })

  it('signed under a retired version of the secret are accepted with its public key, and only with it', async () => {
    const id = await audit.chainedWorkspace()
    const services = { ...audit.services, keys: deriveKeys('the secret that came after the first one') }
    const faults = async (more: object) => {
      const report = await runOperatorOperation(services, 'audit.verify', { workspace_id: id, ...more })
      return (report as Awaited<ReturnType<typeof audit.verify>>).faults
    }
    assert.ok((await faults({})).some(({ kind }) => kind === 'checkpoint_changed'))
    const old = publicKeysOf(audit.services.keys)
    assert.deepEqual(await faults({ public_keys: old }), [])
    await audit.tamper(`update audit_entry set outcome = 'refused' where tenant_id = '${id}'`)
    assert.equal((await faults({ public_keys: old })).length, 8)
    await assert.rejects(faults({ public_keys: ['short'] }), { status: 422 })
    const lines = (await readFile(audit.file, 'utf8')).split('\n').filter((line) => !line.includes(id))
    await writeFile(audit.file, lines.join('\n'))
  })

  it('are refused when the file cannot be read or has none', async () => {
    const checkpoints = `${audit.dataDir}/nowhere`
    const verify = () => runOperatorOperation(audit.services, 'audit.verify', { checkpoints })
    await assert.rejects(verify(), { status: 422, message: 'file_not_readable' })
    await writeFile(checkpoints, 'tenant_id,seq\n')
    await assert.rejects(verify(), { status: 422, message: 'checkpoints_missing' })
  })
})

describe('entries exported for reading', () => {
  const header =
    'tenant_id,seq,at,actor_type,actor_id,action,object_type,object_id,case_id,changed,outcome,reason,count,request_id,id,hash'

  it('as CSV have a line each, all of them chained, and the export itself is one of them', async () => {
    const id = await audit.chainedWorkspace()
    const { text, kind } = await exported({ workspace_id: id, format: 'csv' })
    const [first, ...lines] = text.trimEnd().split('\r\n')
    assert.deepEqual([kind, first, lines.length], ['entries', header, 9])
    assert.match(
      lines[0]!,
      new RegExp(`^${id},1,2026-11-21T.*Z,operator,test,workspace.created,workspace,${id},,,done,,,,`),
    )
    assert.match(lines[8]!, new RegExp(`^${id},9,.*,operator,command_line,audit.exported,workspace,${id},`))
  })

  it('are those of a time, an actor, an action', async () => {
    const id = await audit.workspace()
    const start = audit.clock.now()
    await audit.add(id, 4)
    const actions = async (input: object) => {
      const { text } = await exported({ workspace_id: id, ...input })
      return text
        .trimEnd()
        .split('\n')
        .slice(1, -1)
        .map((line) => (JSON.parse(line) as { action: string }).action)
    }
    const moment = (ms: number) => new Date(start.getTime() + ms).toISOString()
    assert.equal((await actions({ from: moment(1), to: moment(3) })).length, 2, 'the first moment counts, the last not')
    assert.deepEqual(await actions({ action: 'workspace.created' }), ['workspace.created'])
    assert.deepEqual(new Set(await actions({ actor: 'command_line' })), new Set(['audit.exported']))
    assert.deepEqual(await actions({ to: '2026-11-20' }), [])
    assert.equal((await actions({ from: '2026-11-21' })).length, 5 + 5)
  })

  it('are refused for an unknown action, moment or format', async () => {
    for (const input of [{ action: 'case.seen' }, { from: 'yesterday' }, { to: '2026-13-01' }, { format: 'xml' }]) {
      await assert.rejects(exported(input), { status: 422 })
    }
  })

  it('are not taken for a trail', async () => {
    const { path } = await exported({ action: 'key.created' })
    await assert.rejects(verifyExport(path, null), /not an exported trail/)
    await rm(path)
  })
})

describe('a line of CSV', () => {
  const rows: readonly (readonly [Parameters<typeof csvLine>[0], string])[] = [
    [['a', 1, null, ['x', 'y'], []], 'a,1,,x y,\r\n'],
    [['=1+1', '+1', '-a', '@b', '\ta'], "'=1+1,'+1,'-a,'@b,'\ta\r\n"],
    [['a,b', 'say "hi"', 'two\nlines', '\r'], '"a,b","say ""hi""","two\nlines","\'\r"\r\n'],
  ]
  for (const [cells, line] of rows) {
    it(`of ${JSON.stringify(cells)}`, () => assert.equal(csvLine(cells), line))
  }
})
