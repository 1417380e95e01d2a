import { sql, type Kysely } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** How a count of wrong passwords slows down further ones. */
export interface AttemptLimit {
  /** Attempts without a wait. */
  readonly free: number
  /** The wait after the first further one, in seconds; it doubles with each. */
  readonly firstWaitSeconds: number
  readonly waitSecondsMax: number
  /** Without an attempt for this long the count begins anew. */
  readonly forgottenSeconds: number
}

/**
 * Counts an attempt before its password is looked at, so that attempts at the same time count each other. Returns the count when it
 * may go on, else the seconds to wait; a refused attempt is not counted.
 */
export async function takeAttempt(
  store: Store,
  key: Buffer,
  at: Date,
  limit: AttemptLimit,
): Promise<{ readonly failures: number } | { readonly waitSeconds: number }> {
  const { free, firstWaitSeconds, waitSecondsMax, forgottenSeconds } = limit
  const count = sql<number>`case when attempt.last_at < ${at}::timestamptz - make_interval(secs => ${forgottenSeconds})
    then 1 else attempt.failures + 1 end`
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempt as attempt (key, failures, last_at, next_at) values (${key}, 1, ${at}, ${at})
    on conflict (key) do update set failures = ${count}, last_at = ${at},
      next_at = ${at}::timestamptz + make_interval(secs => case when ${count} < ${free}::integer then 0
        else least(${waitSecondsMax}::float8, ${firstWaitSeconds}::float8 * 2 ^ least(${count} - ${free}::integer, 30)) end)
    where attempt.next_at <= ${at}
    returning failures`.execute(store.system)
  const [counted] = rows
  if (counted !== undefined) return { failures: counted.failures }
  const waiting = await store.system
    .selectFrom('sign_in_attempt')
    .select('next_at')
    .where('key', '=', key)
    .executeTakeFirst()
  const ms = (waiting?.next_at.getTime() ?? at.getTime()) - at.getTime()
  return { waitSeconds: Math.max(1, Math.ceil(ms / 1_000)) }
}

/** Takes back an attempt that was no wrong password. */
export async function returnAttempt(store: Store, key: Buffer, at: Date): Promise<void> {
  await store.system
    .updateTable('sign_in_attempt')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, next_at: at })
    .where('key', '=', key)
    .execute()
}

/** Forgets the wrong passwords of an account at an address. */
export async function forgetAttempts(store: Store, key: Buffer): Promise<void> {
  await store.system.deleteFrom('sign_in_attempt').where('key', '=', key).execute()
}

/** Deletes counts without an attempt since a moment. */
export async function purgeAttempts(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('sign_in_attempt').where('last_at', '<', before).execute()
}

/** Stores a browser in which a person signed in, and forgets those of the person from before `since`. */
export async function insertDevice(
  tx: Kysely<Tables>,
  device: { readonly tokenHash: Buffer; readonly personId: string; readonly at: Date; readonly since: Date },
): Promise<void> {
  await tx
    .deleteFrom('known_device')
    .where('person_id', '=', device.personId)
    .where('created_at', '<=', device.since)
    .execute()
  await tx
    .insertInto('known_device')
    .values({ token_hash: device.tokenHash, person_id: device.personId, created_at: device.at, failures: 0 })
    .execute()
}

/**
 * Counts an attempt of a known browser of a person, before its password is looked at. False for a browser that is none of theirs, that
 * is older than `since`, or that has had its attempts.
 */
export async function takeDeviceAttempt(
  store: Store,
  device: { readonly tokenHash: Buffer; readonly personId: string; readonly since: Date; readonly attemptsMax: number },
): Promise<boolean> {
  const row = await store.system
    .updateTable('known_device')
    .set({ failures: sql<number>`failures + 1` })
    .where('token_hash', '=', device.tokenHash)
    .where('person_id', '=', device.personId)
    .where('created_at', '>', device.since)
    .where('failures', '<', device.attemptsMax)
    .returning('failures')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the wrong passwords of a known browser. */
export async function forgetDeviceAttempts(store: Store, tokenHash: Buffer): Promise<void> {
  await store.system.updateTable('known_device').set({ failures: 0 }).where('token_hash', '=', tokenHash).execute()
}

/** Forgets every browser of a person. */
export async function deleteDevices(tx: Kysely<Tables>, personId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('person_id', '=', personId).execute()
}
