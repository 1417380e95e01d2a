import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { VerifyAnswer } from '../../src/contract/kyc-answers.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api } from './support/api.ts'
import { addEndpoint, eventsOf } from './support/stored.ts'

const fraud = {
  id: 'A-1',
  url: 'https://news.example/fraud',
  title: 'Broker convicted of fraud',
  published_on: '2026-03-02',
  language: 'en',
  publisher: 'The Example Times',
  text: 'A broker was convicted.',
  persons: [{ name: 'Boris Brackwater', birth_year: 1970, country: 'CA' }],
  organizations: [{ name: 'Brackwater Holdings Ltd' }],
}
const inquiry = {
  id: 'A-2',
  url: 'https://news.example/inquiry',
  title: 'Inquiry into tides',
  published_on: '2026-04-01',
  excerpt: 'Gerda Grayling, 41, was questioned. Boris Blackwood was not.',
}
const boris = { first_name: 'Boris', last_name: 'Brackwater', date_of_birth: '1970-05-05', country: 'CA' }
const label = (answer: VerifyAnswer, kind = 'screening:adverse_media') =>
  answer.verification.checks.find(({ id }) => id.startsWith(`${kind}:`))

describe('adverse media from a file of articles', () => {
  let api: Api
  let asking = { id: '', key: '' }
  let files = 0
  before(async () => {
    api = await startApi({ world: { reader: idleReader } })
    asking = await api.addWorkspace()
    await publish({ regime: 'generic', adverse_media: true })
    const list = path.join(api.dataDir, 'un.csv')
    await writeFile(list, 'id,schema,name,aliases,birth_date,countries,identifiers\nU-1,Person,Ivan Exemplov,,,,\n')
    await api.operate('lists.import', { source: 'un', path: list })
  })
  after(() => api.stop())

  const publish = (policy: object) => api.operate('policies.publish', { workspace_id: asking.id, policy })
  const importArticles = async (articles: readonly object[], workspaceId = asking.id, source = 'adverse_media') => {
    const file = path.join(api.dataDir, `articles-${++files}.jsonl`)
    await writeFile(file, articles.map((article) => `${JSON.stringify(article)}\n`).join(''))
    return (await api.operate('lists.import', { source, path: file, workspace_id: workspaceId })) as { entries: number }
  }
  const verify = async (values: object, more: object = {}, key = asking.key) => {
    const { status, body } = await api.ask('POST', '/v1/kyc/verify', {
      json: { environment: 'production', values, ...more },
      key,
    })
    assert.equal(status, 200)
    return body as VerifyAnswer
  }

  it('is said not to have been looked for while there is no source', async () => {
    const check = label(await verify(boris))
    assert.deepEqual(
      [check?.passed, check?.severity, check?.detail],
      [false, 'warning', 'Adverse media was not looked for: this workspace has no source.'],
    )
  })

  it('shows the article that names a party, with the score in pieces, and fails a check as a warning', async () => {
    assert.equal((await importArticles([fraud, inquiry])).entries, 3)
    const answer = await verify(boris)
    const check = label(answer)
    assert.deepEqual(
      [check?.id, check?.passed, check?.severity, check?.detail],
      ['screening:adverse_media:Boris Brackwater', false, 'warning', '1 adverse item found about Boris Brackwater.'],
    )
    assert.equal(label(answer, 'screening:sanctions')?.passed, true)
    assert.deepEqual(
      answer.verification.critical_failures.filter(({ id }) => id.startsWith('screening:')),
      [],
    )
    const [hit, ...others] = answer.screening ?? []
    assert.deepEqual(others, [])
    const { score = 0, pieces = [], bundle, ...rest } = hit ?? {}
    assert.deepEqual(rest, {
      party: 'Boris Brackwater',
      list: { id: 'adverse_media', name: 'Adverse media of the workspace', date: '2026-11-21' },
      ...{ record_id: 'A-1/1', entry: 'Boris Brackwater', name: 'Boris Brackwater', name_kind: 'primary' },
      topics: ['adverse_media'],
      article: {
        ...{ title: 'Broker convicted of fraud', url: 'https://news.example/fraud', publisher: 'The Example Times' },
        ...{ date: '2026-03-02', language: 'en' },
      },
      cleared: false,
    })
    assert.equal(
      pieces.reduce((sum, { points }) => sum + points, 0),
      score,
    )
    assert.ok(score >= 850)
    assert.match(bundle?.id ?? '', /^[\da-f]{64}$/)
  })

  it('knows a person by the age in a text, and nobody by a name alone', async () => {
    const gerda = { first_name: 'Gerda', last_name: 'Grayling', country: 'CA' }
    const found = await verify({ ...gerda, date_of_birth: '1984-12-24' })
    assert.equal(label(found)?.passed, false)
    assert.deepEqual(found.screening?.[0]?.pieces.find(({ on }) => on === 'birth_date')?.finding, 'agrees')
    assert.equal(label(await verify({ ...gerda, date_of_birth: '1960-12-24' }))?.passed, true)
    assert.equal(label(await verify({ first_name: 'Boris', last_name: 'Blackwood' }))?.passed, true)
  })

  it('finds an organization', async () => {
    const answer = await verify({ legal_name: 'Brackwater Holdings Limited' }, { kind: 'corporation' })
    assert.equal(answer.screening?.[0]?.record_id, 'A-1/2')
  })

  it('is not in the answer of a workspace whose policy does not ask, nor of one without the articles', async () => {
    await importArticles([fraud], api.workspaceId)
    const silent = await verify(boris, {}, api.key)
    assert.equal(label(silent), undefined)
    assert.ok(!('screening' in silent))
    const other = await api.addWorkspace()
    assert.equal(label(await verify(boris, {}, other.key)), undefined)
  })

  it('replays byte for byte after its articles are gone, and a cleared article counts no more', async () => {
    const first = await verify(boris, { reference: 'media-1' })
    const about = { id: first.case_id, party: 'Boris Brackwater', list: 'adverse_media', record: 'A-1/1' }
    const hits = (await api.operate('cases.hits', { id: first.case_id })) as {
      hits: readonly { severity: string; explanation: readonly string[] }[]
    }
    assert.equal(hits.hits[0]?.severity, 'warning')
    assert.ok(hits.hits[0]?.explanation.includes('Article: Broker convicted of fraud (The Example Times, 2026-03-02).'))
    await api.operate('cases.clear_hit', { ...about, reason: 'Another person.', expires: '2027-01-31' })
    const second = await verify(boris, { reference: 'media-1' })
    assert.deepEqual([label(second)?.passed, second.screening?.[0]?.cleared], [true, true])
    await api.operate('lists.remove', { source: 'adverse_media', workspace_id: asking.id })
    assert.match(label(await verify(boris))?.detail ?? '', /no source/)
    for (const { verdict_id: id } of [first, second]) {
      assert.equal(((await api.operate('verdicts.replay', { id })) as { outcome: string }).outcome, 'identical')
    }
  })

  it('is in no event but as the kind of a failed check', async () => {
    await importArticles([fraud])
    await addEndpoint(api, asking.id, { events: ['kyc.case_verified'] })
    await verify(boris, { reference: 'media-2' })
    const events = await eventsOf(api, asking.id)
    assert.ok(events.some(({ text }) => text.includes('"screening:adverse_media"')))
    for (const { text } of events) assert.doesNotMatch(text, /Broker|news\.example|A-1|Example Times|Brackwater/)
  })

  it('has a fictional article in the sandbox', async () => {
    const marvin = { first_name: 'Marvin', last_name: 'Mediaworthy', date_of_birth: '1975-06-07' }
    const answer = await verify(marvin, { environment: 'sandbox' })
    assert.equal(label(answer)?.passed, false)
    assert.equal(answer.screening?.[0]?.article?.publisher, 'Sandbox Gazette')
    assert.equal(label(await verify(boris, { environment: 'sandbox' }))?.passed, true)
  })

  it('is a list of one workspace, and no policy makes it critical', async () => {
    await assert.rejects(api.operate('lists.import', { source: 'adverse_media', path: '/dev/null' }), { status: 422 })
    const policy = { regime: 'generic', adverse_media: true, severities: { 'screening:adverse_media': 'critical' } }
    await assert.rejects(publish(policy), (error: { body: unknown }) => {
      assert.match(JSON.stringify(error.body), /screening:adverse_media is a warning at most/)
      return true
    })
  })
})
