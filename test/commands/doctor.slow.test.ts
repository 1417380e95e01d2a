import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, it } from 'node:test'
import { run, serve, throwAwayFolder } from '../support/program.ts'

describe('doctor', () => {
  it('finds nothing wrong with a fresh installation and reads a specimen for real', async () => {
    const folder = await throwAwayFolder()
    await run(['workspaces', 'create', '--name', 'Lender', '--growth', 'on', '--regime', 'generic'], folder.settings)
    const { code, out } = await run(['doctor', '--json'], folder.settings)
    const { ok, findings } = JSON.parse(out)
    assert.deepEqual([code, ok], [0, true], out)
    assert.deepEqual(
      findings.map(({ id }: { id: string }) => id),
      [
        ...['runtime', 'data folder', 'disk', 'secret', 'first key', 'port', 'store', 'database login', 'lists', 'eid'],
        ...['bank', 'production', 'mail', 'reader', 'reader sandbox'],
      ],
    )
    const warnings = findings.filter(({ warning }: { warning?: true }) => warning)
    assert.deepEqual(
      warnings.map(({ id, detail }: { id: string; detail: string }) => [id, detail]),
      [
        ['lists', 'no screening list is loaded: production screening fails'],
        [
          'production',
          'screening fails without the lists un, us_ofac, eu, uk, ca_sema; eID checks are refused in Lender; ' +
            'bank connections are refused in Lender; no company register is asked',
        ],
      ],
    )
    await folder.remove()
  })

  it('knows the server of its data folder from another one and from another program on the port', async () => {
    const [own, other] = [await throwAwayFolder(), await throwAwayFolder()]
    const server = await serve(own.settings)
    const { hostname, port } = new URL(server.url)
    const unrelated = createServer((_request, answer) => answer.end('{"status":"ok"}')).listen(0, '127.0.0.1')
    await once(unrelated, 'listening')
    const found = async (folder: typeof own, askedPort: string) => {
      const { out } = await run(['doctor', '--json'], { ...folder.settings, GATEHOUSE_PORT: askedPort })
      const { ok, detail } = findingsOf(out)['port']!
      return [ok, detail]
    }
    try {
      const place = `${hostname}:${port}`
      assert.deepEqual(await found(own, port), [true, `${place} is the server of this data folder`])
      assert.deepEqual(await found(other, port), [false, `${place} is a Gatehouse server of another data folder`])
      const otherPort = String((unrelated.address() as AddressInfo).port)
      assert.deepEqual(await found(own, otherPort), [false, `${hostname}:${otherPort} is used by another program`])
    } finally {
      unrelated.close()
      await server.stop()
      for (const folder of [own, other]) await folder.remove()
    }
  })

  it('names the file of the first key while it lies there, and loose rights of the data folder', async () => {
    const folder = await throwAwayFolder()
    await (await serve(folder.settings)).stop()
    const file = path.join(folder.dataDir, 'first-key')
    const { out } = await run(['doctor', '--json'], folder.settings)
    const fix = `Move the key to where your secrets are kept, then remove ${file}`
    assert.deepEqual(findingsOf(out)['first key'], {
      ...{ id: 'first key', ok: true, detail: `${file} holds an API key. ${fix}`, fix },
    })
    await rm(file)
    chmodSync(folder.dataDir, 0o755)
    const { code, out: after } = await run(['doctor', '--json'], folder.settings)
    assert.equal(code, 1)
    assert.equal(findingsOf(after)['first key']!.detail, 'no file holds it')
    const { ok, fix: remedy } = findingsOf(after)['data folder']!
    assert.deepEqual([ok, remedy], [false, `Run chmod 700 ${folder.dataDir}`])
    await folder.remove()
  })

  it('names the fix and exits 1 when the secret can be read by others', async () => {
    const folder = await throwAwayFolder()
    await run(['keys', 'list'], folder.settings)
    chmodSync(path.join(folder.dataDir, 'secret.key'), 0o644)
    const { code, out } = await run(['doctor', '--json'], folder.settings)
    const wrong = JSON.parse(out).findings.filter(({ ok }: { ok: boolean }) => !ok)
    assert.equal(code, 1)
    assert.deepEqual(
      wrong.map(({ id, fix }: { id: string; fix: string }) => [id, fix]),
      [['secret', `Run chmod 600 ${path.join(folder.dataDir, 'secret.key')}`]],
    )
    await folder.remove()
  })
})

/** The findings of `doctor --json` by id. */
function findingsOf(out: string): Readonly<Record<string, { id: string; ok: boolean; detail: string; fix: string }>> {
  const { findings } = JSON.parse(out) as { findings: { id: string; ok: boolean; detail: string; fix: string }[] }
  return Object.fromEntries(findings.map((finding) => [finding.id, finding]))
}
