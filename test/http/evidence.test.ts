import assert from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import type { CommandContext } from '../../src/commands/command.ts'
import { runCommand } from '../../src/commands/run.ts'
import { publicKeysOf } from '../../src/operations/audit/signing.ts'
import { signedManifest } from '../../src/operations/evidence/manifest.ts'
import { verifyArchive } from '../../src/operations/evidence/verify-archive.ts'
import { zipBytes, type ArchiveFile } from '../../src/operations/evidence/zip-stream.ts'
import { pageWithHashes } from '../../tools/evidence/page-hashes.ts'
import { startApi, type Api } from './support/api.ts'
import { form } from './support/form.ts'
import { png } from './support/images.ts'
import { archiveFiles, type FoundContent } from './support/archive.ts'

const values = { first_name: 'Serge', last_name: 'Sanctionov', date_of_birth: '1970-01-01', country: 'CA' }
const otherKey = Buffer.alloc(32, 7).toString('base64url')

describe('the evidence of a verdict', () => {
  let api: Api
  let folder: string
  let bundle: Buffer
  let files: readonly FoundContent[]
  let place: string
  let ids: Readonly<Record<'case_id' | 'verdict_id', string>>
  const image = png(40, 30)

  before(async () => {
    api = await startApi()
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-evidence-'))
    await api.ask('POST', '/v1/kyc/verify', {
      json: { reference: 'somebody-else', values: {} },
      headers: { 'X-Request-ID': '5b0f62fc-17a5-4d73-a3e4-6b6f2ad4f2b1' },
    })
    const upload = form([{ content: image, type: 'image/png' }], { reference: 'proven' })
    assert.equal((await api.ask('POST', '/v1/kyc/extract', { form: upload })).status, 200)
    ids = await judged('proven')
    place = placeOf(ids)
    bundle = await downloaded(place)
    files = await archiveFiles(bundle)
  })
  after(async () => {
    await api.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const judged = async (reference: string) => {
    api.clock.advance(1)
    const { body } = await api.ask('POST', '/v1/kyc/verify', { json: { reference, values } })
    return body as typeof ids
  }
  const placeOf = (of: typeof ids) => `/v1/kyc/cases/${of.case_id}/verdicts/${of.verdict_id}/evidence`
  const downloaded = async (from: string) => {
    const answer = await api.call('GET', from)
    assert.equal(answer.status, 200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const verified = async (bytes: Uint8Array, keys: readonly string[] | null = null) => {
    const file = path.join(folder, 'bundle.zip')
    await writeFile(file, bytes)
    return verifyArchive(file, keys)
  }
  /** The bundle again, with other files. */
  const rebuilt = async (change: (found: readonly FoundContent[]) => readonly ArchiveFile[]) => {
    async function* changed() {
      yield* change(files)
    }
    return buffer(
      Readable.from(
        zipBytes(changed(), () => []),
        { objectMode: false },
      ),
    )
  }
  const content = (name: string) => files.find((file) => file.name === name)!.content
  const document = () => files.find(({ name }) => name.endsWith('.png'))!

  it('proves every file, the rules, the answer and the audit entry', async () => {
    const report = await verified(bundle, publicKeysOf(api.services.keys))
    assert.deepEqual([report.ok, report.signature, report.key?.from, report.faults], [true, 'valid', 'given', []])
    assert.equal(report.unchanged, files.length)
    assert.deepEqual([report.verdict?.policy, report.verdict?.answer], ['matches', 'recomputed'])
    assert.equal(report.verdict?.audit.proven, 'to_checkpoint')
  })

  it('has the document as it was sent, the hits, and the listed entries of no other name than them', async () => {
    assert.deepEqual(Buffer.from(document().content), image)
    const facts = JSON.parse(content('verdict/facts.json').toString()) as { documents: { sha256: string }[] }
    assert.equal(facts.documents[0]!.sha256, createHash('sha256').update(image).digest('hex'))
    assert.match(content('lists/screening.json').toString(), /Sanctionov/)
  })

  it('is answered as an attachment that is not stored', async () => {
    const { headers } = await api.call('GET', place)
    assert.equal(headers.get('content-type'), 'application/zip')
    assert.equal(headers.get('content-disposition'), `attachment; filename="evidence-${ids.verdict_id}.zip"`)
    assert.equal(headers.get('cache-control'), 'no-store')
  })

  it('is verified by the key alone, as OpenSSL does', () => {
    const key = createPublicKey(content('public-key.pem'))
    assert.ok(verify(null, content('manifest.json'), key, content('manifest.sig')))
  })

  it('names each changed file, whichever of its bytes is changed', async () => {
    for (const { name, start, content: bytes } of files.filter(({ content }) => content.length > 0)) {
      for (const at of new Set([0, bytes.length >> 1, bytes.length - 1])) {
        const changed = Buffer.from(bundle)
        changed[start + at]! ^= 1
        const report = await verified(changed)
        assert.equal(report.ok, false, name)
        assert.deepEqual(report.faults, [{ file: name, fault: 'changed' }], name)
      }
    }
  })

  it('finds a change of any byte at all, those of the container too', async () => {
    for (let at = 0; at < bundle.length; at += 997) {
      const changed = Buffer.from(bundle)
      changed[at]! ^= 1 << (at % 8)
      const { ok, archive, faults } = await verified(changed)
      assert.equal(ok, false, `byte ${at}`)
      assert.ok(archive !== null || faults.length > 0, `byte ${at} is named`)
    }
    for (let at = bundle.length - 1_500; at < bundle.length; at += 7) {
      const changed = Buffer.from(bundle)
      changed[at]! ^= 4
      assert.equal((await verified(changed)).ok, false, `byte ${at} of the directory`)
    }
  })

  it('names a missing and an additional file', async () => {
    const { name } = document()
    const without = await verified(await rebuilt((found) => found.filter((file) => file.name !== name)))
    assert.deepEqual([without.ok, without.faults], [false, [{ file: name, fault: 'missing' }]])
    const more = { name: 'documents/more.txt', content: Buffer.from('more') }
    const extra = await verified(await rebuilt((found) => [...found, more]))
    assert.deepEqual([extra.ok, extra.faults], [false, [{ file: more.name, fault: 'extra' }]])
  })

  it('accepts no other key, and none that only the archive brings once a key is given', async () => {
    const report = await verified(bundle, [otherKey])
    assert.deepEqual([report.ok, report.signature, report.key], [false, 'invalid', null])
    assert.equal((await verified(bundle)).key?.from, 'in_archive')
  })

  it('refuses files that were changed and signed again by somebody else', async () => {
    const forger = await startApi()
    try {
      const forged = await rebuilt((found) => {
        const kept = found.filter(({ name }) => !name.startsWith('manifest.'))
        const altered = kept.map((file) =>
          file.name === 'verdict/answer.json' ? { ...file, content: Buffer.from('{"verification":{}}') } : file,
        )
        const written = altered.map(({ name, content: bytes }) => ({
          name,
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        }))
        const { key: _key, files: _files, ...said } = JSON.parse(content('manifest.json').toString())
        return [...altered, ...signedManifest(forger.services.keys, said, written)]
      })
      const report = await verified(forged, publicKeysOf(api.services.keys))
      assert.deepEqual([report.ok, report.signature], [false, 'invalid'])
      // Without a key of the verifier only the content speaks: the answer does not follow from the input.
      assert.deepEqual([(await verified(forged)).ok, (await verified(forged)).verdict?.answer], [false, 'differs'])
    } finally {
      await forger.stop()
    }
  })

  it('refuses an archive that was cut short, or has bytes before, after or between its files', async () => {
    for (const length of [0, 10, 22, bundle.length >> 1, bundle.length - 1]) {
      assert.notEqual((await verified(bundle.subarray(0, length))).archive, null, `${length} bytes`)
    }
    const byte = Buffer.from([0])
    for (const hostile of [
      Buffer.concat([byte, bundle]),
      Buffer.concat([bundle, byte]),
      Buffer.concat([bundle.subarray(0, 500), byte, bundle.subarray(500)]),
      Buffer.alloc(100_000, 0x50),
    ]) {
      assert.equal((await verified(hostile)).ok, false)
    }
  })

  it('writes no name that leads out of a folder and none twice', async () => {
    for (const name of ['../up', '/root', 'a/../b', 'a\\b', 'C:x', '', 'a//b', '.hidden']) {
      await assert.rejects(
        rebuilt(() => [{ name, content: Buffer.alloc(0) }]),
        /cannot be named/,
        name,
      )
    }
    const twice = { name: 'a', content: Buffer.alloc(0) }
    await assert.rejects(
      rebuilt(() => [twice, twice]),
      /cannot be named a/,
    )
  })

  it('has no identifier that a caller chose for another case', async () => {
    const headers = { 'X-Request-ID': 'client-Zebulon' }
    const own = await judged('discreet')
    api.clock.advance(1)
    await api.ask('POST', '/v1/kyc/verify', { json: { reference: 'neighbour-ref', values: {} }, headers })
    const later = await downloaded(placeOf(own))
    assert.ok(!later.includes('client-Zebulon') && !later.includes('neighbour-ref') && !later.includes('somebody-else'))
    const { ok, verdict } = await verified(later)
    assert.deepEqual(
      [ok, verdict?.audit.proven, Reflect.get(verdict!.audit, 'withheld')],
      [true, 'to_place', 'identifiers_of_others'],
    )
  })

  it('breaks the connection instead of ending an archive whose document was changed in the store', async () => {
    const reference = 'broken'
    const upload = form([{ content: png(20, 20), type: 'image/png' }], { reference })
    await api.ask('POST', '/v1/kyc/extract', { form: upload })
    const broken = await judged(reference)
    const { storedBlobs } = api.services
    const { body } = await api.ask('GET', `/v1/kyc/cases/${broken.case_id}`)
    const [stored] = (body as { documents: { document_id: string }[] }).documents
    const key = `${api.workspaceId}/${stored!.document_id}`
    const sealed = await buffer(await storedBlobs.get(key))
    sealed[sealed.length - 1]! ^= 1
    await storedBlobs.put(key, Readable.from([sealed]), { sizeBytesMax: sealed.length })
    const answer = await api.call('GET', placeOf(broken))
    await assert.rejects(answer.arrayBuffer())
  })

  it('is refused once the case was erased', async () => {
    const erased = await judged('erased')
    await api.operate('cases.erase', { id: erased.case_id })
    const { status, body } = await api.ask('GET', placeOf(erased))
    assert.deepEqual([status, (body as { detail: { code: string } }).detail.code], [409, 'case_erased'])
  })

  it('is written by a command too, to a new file only', async () => {
    const file = path.join(folder, 'made.zip')
    const made = await api.operate('evidence.make', { id: ids.verdict_id, path: file })
    assert.deepEqual(made, { path: file, documents: 1 })
    assert.equal((await verifyArchive(file, publicKeysOf(api.services.keys))).ok, true)
    await assert.rejects(api.operate('evidence.make', { id: ids.verdict_id, path: file }))
  })

  it('is verified by a command that ends with 0, or with 1 and the name of each changed file', async () => {
    const [key = ''] = publicKeysOf(api.services.keys)
    const file = path.join(folder, 'commanded.zip')
    const verify = async (bytes: Buffer, words: readonly string[] = []) => {
      await writeFile(file, bytes)
      let out = ''
      const say = (line: string) => void (out += `${line}\n`)
      const output = { out: (text: string) => void (out += text), err: say }
      const code = await runCommand(['evidence', 'verify', file, ...words], output, () => ({ say }) as CommandContext)
      return { code, out }
    }
    const whole = await verify(bundle, ['--public-key', key])
    assert.equal(whole.code, 0)
    assert.match(whole.out, /signature {2}valid[^]*answer {5}recomputed[^]*Nothing was changed\./)
    assert.doesNotMatch(whole.out, /nothing of who signed/)
    assert.match((await verify(bundle)).out, /it says nothing of who signed/)
    const changed = Buffer.from(bundle)
    changed[document().start]! ^= 1
    const broken = await verify(changed)
    assert.equal(broken.code, 1)
    assert.ok(broken.out.includes(`changed: ${document().name}`))
    const json = await verify(changed, ['--json'])
    assert.equal(json.code, 1)
    assert.match(json.out, /"faults":\[\{"file":"documents\//)
  })

  it('carries a page whose policy allows its own script and style only', async () => {
    const page = await readFile(new URL('../../src/operations/evidence/verify.html', import.meta.url), 'utf8')
    assert.equal(page, pageWithHashes(page), 'run node tools/evidence/write-page.ts')
    assert.equal(content('verify.html').toString(), page)
    assert.match(page, /content="default-src 'none';/)
    assert.doesNotMatch(page, /https?:|src=|@import|url\(/)
  })
})
