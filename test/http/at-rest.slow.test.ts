import assert from 'node:assert/strict'
import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { textPdf } from '../../tools/documents/drawing/pdf.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { searchFolder, searchRows, searchServer } from '../support/canaries.ts'
import { readFirstKey } from '../support/first-key.ts'
import { run, serve, throwAwayFolder } from '../support/program.ts'
import { newServedDatabase } from '../support/store.ts'
import { form } from './support/form.ts'

/** Values that stand nowhere else in the world. */
const profile = {
  first_name: 'Quillonia',
  last_name: 'Vexharrow',
  date_of_birth: '1961-07-23',
  sin: '046454286',
  email: 'quillonia.vexharrow@zorbelmail.test',
  phone: '+15145550177',
  address: '9917 Zanthurine Lane',
  city: 'Trulvington',
  postal_code: 'K9Z 7Q3',
  country: 'CA',
  occupation: 'lighthouse gramophonist',
  employer_name: 'Brumblewick Ferrotypes',
  annual_income: '87654321',
  net_worth: '912837465',
  id_number: 'ZQ7710349X',
}
const subject = 'Quillonia Vexharrow of Trulvington'
const filename = 'vexharrow-passport-scan.pdf'
const imageName = 'vexharrow-selfie.png'
const drawnName = 'Ysmerelda Quorndyke'
const drawnStreet = '4471 Plimburton Crescent'
const inImage = 'image-canary-Thrupplesnatch'
const partnerCheck = 'Spoke with Quillonia at the Grimblethorpe branch'
const accountNumber = '8813 557 902'
const employer = 'Snorkelhaven Cartography'

const bankCode = 'ZQ-Wimblethorn-4471'
const bankName = 'Wimblethorn Savings of Plimburton'
const noteText = 'Telephoned Vexharrow at the Snibbleton lighthouse'
const assignee = 'Ottoline Frambershaw'
const reason = 'Her bill of Plimburton agrees with the Trulvington lease'
const reviewer = 'Bartholomew Quigglesworth'
/** Shorter texts of an account stand elsewhere too. */
const tellingLength = 12

const planted: string[] = [
  ...Object.entries(profile).flatMap(([name, value]) => (name === 'country' ? [] : [value])),
  subject,
  filename,
  imageName,
  drawnName,
  drawnStreet,
  inImage,
  partnerCheck,
  accountNumber,
  employer,
  bankCode,
  bankName,
  noteText,
  assignee,
  reason,
  reviewer,
]

describe('personal data at rest', () => {
  let folder: Awaited<ReturnType<typeof throwAwayFolder>>
  let database: Awaited<ReturnType<typeof newServedDatabase>> | null = null
  let printed = ''
  let caseId = ''
  let settings: Record<string, string> = {}

  before(async () => {
    folder = await throwAwayFolder()
    const serverUrl = process.env['TEST_DATABASE_URL']
    database = serverUrl ? await newServedDatabase(serverUrl) : null
    settings = {
      ...folder.settings,
      GATEHOUSE_LOG: 'debug',
      ...(database === null ? {} : { GATEHOUSE_DATABASE_URL: database.databaseUrl }),
    }
    const server = await serve(settings)
    try {
      const key = await readFirstKey(folder.dataDir)
      const ask = async (method: string, where: string, body?: string | FormData) => {
        const answer = await fetch(server.url + where, { method, headers: { Authorization: `Bearer ${key}` }, body })
        assert.ok(answer.ok, where)
        return answer.json() as Promise<unknown>
      }
      const call = async (where: string, body: string | FormData) =>
        (await ask('POST', where, body)) as {
          case_id: string
          documents: object[]
          fields: Record<string, string>
        }
      const extracted = await call(
        '/v1/kyc/extract',
        form(
          [
            { content: await drawnBill(), type: 'application/pdf', name: filename },
            { content: await image(), type: 'image/png', name: imageName },
          ],
          { reference: 'client-1001', subject, kind: 'individual' },
        ),
      )
      assert.equal(extracted.fields['document_holder_name'], drawnName)
      const values = { ...profile, employer_name: employer }
      const checks = [{ id: 'branch', label: partnerCheck, severity: 'critical', passed: true, detail: partnerCheck }]
      const body = { reference: 'client-1001', subject, values, documents: extracted.documents, extra_checks: checks }
      caseId = extracted.case_id
      await call('/v1/kyc/verify', JSON.stringify({ ...body, values: profile }))
      await call('/v1/kyc/assess', JSON.stringify(body))
      for (const [act, given] of [
        ['notes', { text: noteText, author: reviewer }],
        ['assign', { assignee, by: reviewer }],
        ['decide', { decision: 'approve', reason, reviewer }],
      ] as const) {
        await call(`/v1/kyc/cases/${act}`, JSON.stringify({ case_id: caseId, ...given }))
      }
      const connection = (await ask(
        'POST',
        '/v1/partner/bank-connections',
        JSON.stringify({ bank_code: bankCode, bank_name: bankName, case_id: caseId }),
      )) as { id: string; link_token: string; account_holder: string; bank_name: string }
      const where = `/v1/partner/bank-connections/${connection.id}`
      for (const [method, suffix] of [
        ['GET', ''],
        ['GET', '/analysis'],
        ['POST', '/refresh'],
      ] as const) {
        await ask(method, `${where}${suffix}`)
      }
      const { items } = (await ask('GET', `${where}/transactions?limit=500`)) as {
        items: readonly { description: string; amount: number; balance: number; category: string; type: string }[]
      }
      assert.ok(items.length > 50)
      planted.push(connection.link_token)
      const texts = [connection.account_holder, connection.bank_name, ...items.map(({ description }) => description)]
      planted.push(...new Set(texts.filter((text) => text.length >= tellingLength)))
      for (const { amount, type, category, balance } of items.slice(0, 50)) {
        planted.push(JSON.stringify({ amount, type, category, balance }).slice(1, -1))
      }
    } finally {
      await server.stop()
      printed = server.printed()
    }
  })
  after(async () => {
    await folder.remove()
    await database?.remove()
  })

  it('is in no file of the data folder, in no form', async () => {
    const { found, bytesSearched } = await searchFolder(folder.dataDir, planted)
    assert.deepEqual(found, [])
    assert.ok(bytesSearched > (database === null ? 20_000_000 : 100_000), `${bytesSearched} bytes were searched`)
  })

  it(
    'is in no file of the database server and not in its log of writes',
    { skip: process.env['TEST_DATABASE_URL'] === undefined },
    async () => {
      if (database === null) return
      const { found, bytesSearched } = await searchServer(database.ownerUrl, planted)
      assert.deepEqual(found, [])
      assert.ok(bytesSearched > 16_000_000, `${bytesSearched} bytes were searched`)
    },
  )

  it('is in no value of any row', async () => {
    assert.deepEqual(await withRows((query) => searchRows(query, planted)), [])
  })

  it('is in no line that was printed', () => {
    assert.deepEqual(
      planted.filter((text) => printed.includes(text)),
      [],
    )
  })

  it('would be found where it lies open: the search finds the reference, and a planted file', async () => {
    const rows = await withRows((query) => searchRows(query, ['client-1001']))
    assert.ok(rows.some((place) => place.startsWith('kyc_case.reference')))
    const open =
      database === null
        ? await searchFolder(folder.dataDir, ['client-1001'])
        : await searchServer(database.ownerUrl, ['client-1001'])
    assert.ok(open.found.some((place) => /base\//.test(place)) && open.found.some((place) => /pg_wal\//.test(place)))
    await appendFile(path.join(folder.dataDir, 'planted'), Buffer.from(`x${subject}`).toString('base64'))
    const { found } = await searchFolder(folder.dataDir, [subject])
    await rm(path.join(folder.dataDir, 'planted'))
    assert.deepEqual(found, [`planted: ${subject} (base64+1)`])
  })

  it('leaves no upload behind', async () => {
    const { found, bytesSearched } = await searchFolder(path.join(folder.dataDir, 'uploads'), planted)
    assert.deepEqual([found, bytesSearched], [[], 0])
  })

  it('is erased by command, with a receipt, and nothing sealed stays', async () => {
    const json = async (...words: string[]) => {
      const { code, out } = await run([...words, '--json'], settings)
      return { code, value: JSON.parse(out) }
    }
    const rows = await withRows((query) => query('select wrapped from data_key'))
    const wrapped = rows.map((row) => Buffer.from(row['wrapped'] as Uint8Array))
    assert.equal(wrapped.length, 7)
    const documents = await documentBytes(folder.dataDir)
    const before = await searchFolder(folder.dataDir, [], wrapped)
    assert.equal(before.found.length > 0, database === null)
    assert.equal((await searchFolder(folder.dataDir, [], documents)).found.length, 2)
    await json('cases', 'hold', caseId, 'on')
    const held = await json('cases', 'erase', '--yes', caseId)
    assert.deepEqual([held.code, held.value.status, held.value.detail.code], [1, 409, 'legal_hold'])
    await json('cases', 'hold', caseId, 'off')
    const { code, value } = await json('cases', 'erase', '--yes', caseId, '--reason', 'mistake')
    assert.equal(code, 0)
    assert.deepEqual(
      [value.case_id, value.actor, value.reason, value.data_keys, value.extractions, value.documents, value.verdicts],
      [caseId, 'operator', 'mistake', 7, 1, 2, 2],
    )
    const after = await searchFolder(folder.dataDir, planted, [...wrapped, ...documents])
    assert.deepEqual(after.found, [])
    if (database !== null) {
      const inTable = async () => {
        const [row] = await withRows((query) =>
          query("select pg_read_binary_file(pg_relation_filepath('data_key')) as b"),
        )
        const bytes = Buffer.from(row!['b'] as Uint8Array)
        return wrapped.filter((key) => bytes.includes(key)).length
      }
      await withRows((query) => query('checkpoint'))
      assert.equal(await inTable(), 7, 'a deleted row stays in its page')
      await withRows((query) => query('vacuum full data_key'))
      await withRows((query) => query('checkpoint'))
      assert.equal(await inTable(), 0, 'as docs/operations.md says')
    }
    const listed = await json('cases', 'list', '--reference', 'client-1001')
    assert.deepEqual([listed.value.length, listed.value[0].id, listed.value[0].erased_at], [1, caseId, value.erased_at])
    const { bytesSearched } = await searchFolder(path.join(folder.dataDir, 'documents'), [])
    assert.equal(bytesSearched, 0)
  })

  async function withRows<T>(
    work: (query: (sql: string) => Promise<readonly Record<string, unknown>[]>) => Promise<T>,
  ): Promise<T> {
    if (database !== null) {
      const client = new Client({ connectionString: database.ownerUrl })
      await client.connect()
      try {
        return await work(async (sql) => (await client.query(sql)).rows)
      } finally {
        await client.end()
      }
    }
    const engine = await openEmbedded(folder.dataDir)
    try {
      let answer: T | undefined
      await engine.asOwner(async (client) => {
        answer = await work(async (sql) => (await client.query(sql)).rows)
      })
      return answer!
    } finally {
      await engine.close()
    }
  }
})

/** The sealed bytes of each document as they are kept, without the frame's head that all have. */
async function documentBytes(dataDir: string): Promise<readonly Buffer[]> {
  const place = path.join(dataDir, 'documents')
  const files = (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  return Promise.all(files.map(async (file) => (await readFile(path.join(file.parentPath, file.name))).subarray(-256)))
}

/** The bill of the specimens with another person and street drawn on it, so that its text layer is really read. */
async function drawnBill(): Promise<Buffer> {
  const bill = specimens('2026-11-21').find(({ name }) => name === 'utility-bill-en-text')!
  const sheets = (await bill.draw()).map((sheet) => ({
    ...sheet,
    marks: sheet.marks.map((mark) =>
      mark.kind === 'text'
        ? {
            ...mark,
            text: mark.text
              .replace('Clara Clearwater', drawnName)
              .replace('218 Heronwood Crescent', drawnStreet)
              .replace('4402 118 673', accountNumber),
          }
        : mark,
    ),
  }))
  return textPdf(sheets, { date: '2026-11-02', producer: 'Press', title: drawnName })
}

/** A image with a text after its end, as some cameras leave one. */
async function image(): Promise<Buffer> {
  const specimen = specimens('2026-11-21').find(({ name }) => name === 'passport-en')!
  return Buffer.concat([await specimen.render(), Buffer.from(inImage)])
}
