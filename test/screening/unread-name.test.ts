import assert from 'node:assert/strict'
import { it } from 'node:test'
import { openScreening } from '../../src/screening/open-screening.ts'
import { StoppedClock } from '../support/clock.ts'
import { asked } from './fictional-list.ts'

it('a party with a name that could not be read in full says which, and no other does', async () => {
  const { screener } = openScreening({ clock: new StoppedClock() })
  const parties = [asked('Kazin Lemi'), asked('★★★'), { ...asked('Kazin Lemi'), names: ['Kazin Lemi', 'བོད'] }]
  const result = await screener.screen(parties, { environment: 'sandbox', tenantId: 'a' })
  assert.ok(result.status === 'run')
  assert.deepEqual(
    result.parties.map(({ unread }) => unread),
    [undefined, '★★★', 'བོད'],
  )
})
