import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Refusal } from '../../src/contract/errors.ts'
import { rescreenCases } from '../../src/jobs/rescreen-cases.ts'
import { compileIndex } from '../../src/screening/engine.ts'
import { asked, listed, listOf } from '../screening/fictional-list.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** More parties than are screened in the thread that serves requests. */
const directors = Array.from({ length: 13 }, (_, place) => ({ name: `Boris Brackwater${'i'.repeat(place)}` }))

describe('screening stored cases again', () => {
  let server: TestServer
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-rescreen-'))
    server = await startTestServer({
      world: { reader: idleReader, screeningWork: { limits: { screeningsOfWorkspaceMax: 1 } } },
    })
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const use = async (id: string, ...names: readonly string[]) => {
    const { lists } = server.services
    const file = path.join(folder, id)
    await writeFile(file, compileIndex([listOf(...names.map((name) => listed(name, 'person', [name])))]))
    await lists.use({ id, engine: lists.version, lists: [] }, file)
  }
  const alerts = async () => (await server.operate('cases.alerts', {})) as readonly { reference: string }[]

  it('goes on while the queue of its workspace is full, and takes no place of a call', async () => {
    await use('empty')
    const values = { legal_name: 'Clear Ltd.', directors }
    const stored = { environment: 'production', kind: 'corporation', reference: 'r-1', values }
    assert.equal((await server.post('/v1/kyc/verify', stored)).status, 200)
    await use('listed', 'Boris Brackwater')
    await rescreenCases.run(server.services, jobContext())
    server.clock.advance(31_000)

    let isHeld = true
    const scope = { environment: 'production', tenantId: server.workspaceId } as const
    const many = Array.from({ length: 20_000 }, (_, place) => asked(`Boris Brackwater${place}`))
    const held = server.services.screener.screen(many, scope).then(() => (isHeld = false))
    await assert.rejects(
      async () => server.services.screener.screen(many, scope),
      (error) => error instanceof Refusal && error.status === 429,
    )
    await rescreenCases.run(server.services, jobContext())
    assert.deepEqual(
      (await alerts()).map(({ reference }) => reference),
      ['r-1'],
    )
    assert.equal(isHeld, true)
    await held
  })
})
