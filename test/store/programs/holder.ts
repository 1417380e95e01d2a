/** Opens the embedded store of a data folder, then commits rows as fast as it can and names each one once it is committed. */
import { sql } from 'kysely'
import { writeSync } from 'node:fs'
import { openStore } from '../../../src/store/store.ts'

const store = await openStore({ databaseUrl: null, dataDir: process.argv[2]!, warn: () => {} })
writeSync(1, 'open\n')
for (let taken = 1; ; taken++) {
  await sql`insert into rate_window (bucket, window_start, taken) values ('kill', to_timestamp(${taken}), ${taken})`.execute(
    store.system,
  )
  writeSync(1, `${taken}\n`)
}
