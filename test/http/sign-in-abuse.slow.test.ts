import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { openPasswordHashing } from '../../src/operations/people/password-hashing.ts'
import { idleReader } from '../support/idle-reader.ts'
import { askPeople, owner, setUpOwner } from '../support/people.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const attempts = 10_000
const addresses = 500
const atOnce = 20
let server: TestServer

before(async () => {
  const settings = { GATEHOUSE_TRUSTED_PROXIES: '127.0.0.0/8', GATEHOUSE_RATE_LIMIT_PER_MINUTE: '1000000' }
  const passwords = openPasswordHashing({ memoryKib: 8, passes: 1, parallelism: 1 })
  server = await startTestServer({ settings, world: { reader: idleReader, passwords } })
  await setUpOwner(server)
})
after(() => server.stop())

const signIn = async (address: string, password: string) => {
  const headers = { 'X-Forwarded-For': address }
  const answer = await askPeople(server, 'sign-in', { email: owner.email, password }, { headers })
  await answer.arrayBuffer()
  return answer.status
}

it('10,000 wrong passwords over 500 addresses never succeed and never lock the owner out', async () => {
  const counts: Record<number, number> = {}
  for (let begun = 0; begun < attempts; begun += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) => {
      const number = begun + index
      return signIn(
        `198.51.${100 + Math.floor((number % addresses) / 250)}.${(number % 250) + 1}`,
        `guess number ${number}`,
      )
    })
    for (const status of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1
    if (begun % 1_000 === 0) {
      assert.equal(await signIn(`203.0.113.${begun / 1_000 + 1}`, owner.password), 200, `after ${begun} attempts`)
    }
  }
  assert.deepEqual(Object.keys(counts), ['401', '429'])
  assert.equal(counts[401], 5 * addresses, 'five guesses an address; the clock stands still')
  assert.equal(counts[429], attempts - 5 * addresses)
  assert.equal(await signIn('203.0.113.200', owner.password), 200)
})
