import { statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openScreening } from '../../../src/screening/open-screening.ts'
import { StoppedClock } from '../../support/clock.ts'
import { asked } from '../fictional-list.ts'

/** As a service that runs `nice -n 10` under a user without privileges; it prints how many parties its thread screened. */
os.setPriority(10)
if (process.getuid?.() === 0 && isOpenToAll(import.meta.dirname)) {
  process.setgid?.(65_534)
  process.setuid?.(65_534)
}
const { screener } = openScreening({ clock: new StoppedClock() })
const parties = Array.from({ length: 13 }, (_, place) => asked('Clara Clearwater', 'person', { party: String(place) }))
const result = await screener.screen(parties, { environment: 'sandbox', tenantId: 'a' })
console.log(result.status === 'run' ? result.parties.length : result.why)
process.exit()

/** Whether every user can come to a folder: a checkout below /root is closed to them. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (path.dirname(folder) === folder || isOpenToAll(path.dirname(folder)))
}
