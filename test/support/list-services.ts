import path from 'node:path'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import type { OperatorServices } from '../../src/operations/services.ts'
import type { Clock } from '../../src/ports/clock.ts'
import { openScreening } from '../../src/screening/open-screening.ts'

/** What operations on lists use beside the store: the real engine, a folder, and calls to this machine only. */
export function listServices(
  dataDir: string,
  clock: Clock,
): Pick<OperatorServices, 'lists' | 'listSettings' | 'egress'> {
  return {
    lists: openScreening({ clock }).lists,
    listSettings: { folder: path.join(dataDir, 'screening'), refreshHours: null, isStaged: false, mirrors: new Map() },
    egress: openEgress({ allow: ['127.0.0.0/8'] }),
  }
}
