import { sql, type Kysely, type Selectable } from 'kysely'
import { locales, type Locale } from '../contract/locale.ts'
import type { Store } from './store.ts'
import type { PersonRow, Tables } from './tables.ts'

/** A person who is not removed. */
export interface StoredPerson {
  readonly id: string
  /** Lower case. */
  readonly email: string
  readonly name: string
  readonly locale: Locale
  /** Argon2id as a PHC string; null: none. */
  readonly password: string | null
  readonly emailVerifiedAt: Date | null
  readonly operates: boolean
  readonly createdAt: Date
}

/** Stores a new person. */
export async function insertPerson(tx: Kysely<Tables>, person: StoredPerson): Promise<void> {
  await tx
    .insertInto('person')
    .values({
      id: person.id,
      email: person.email,
      name: person.name,
      locale: person.locale,
      password: person.password,
      email_verified_at: person.emailVerifiedAt,
      operates: person.operates,
      created_at: person.createdAt,
      removed_at: null,
    })
    .execute()
}

/** The person with this address, in lower case; null when there is none. */
export async function personByEmail(system: Kysely<Tables>, email: string): Promise<StoredPerson | null> {
  const row = await system.selectFrom('person').selectAll().where('email', '=', email).executeTakeFirst()
  return row === undefined ? null : personOf(row)
}

/** The person with this id; null when unknown or removed. */
export async function findPerson(system: Kysely<Tables>, id: string): Promise<StoredPerson | null> {
  const row = await system.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : personOf(row)
}

/** Whether anybody is a person of this installation. */
export async function hasPeople(store: Pick<Store, 'system'>): Promise<boolean> {
  const row = await store.system
    .selectFrom('person')
    .select('id')
    .where('removed_at', 'is', null)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the given details of a person. */
export async function updatePerson(
  system: Kysely<Tables>,
  id: string,
  changes: Partial<Pick<StoredPerson, 'name' | 'email' | 'locale' | 'password' | 'emailVerifiedAt'>>,
): Promise<void> {
  const { emailVerifiedAt, ...named } = changes
  const set = { ...named, ...(emailVerifiedAt !== undefined && { email_verified_at: emailVerifiedAt }) }
  if (Object.keys(set).length === 0) return
  await system.updateTable('person').set(set).where('id', '=', id).where('removed_at', 'is', null).execute()
}

/** Forgets a person: name, address and password go, sessions and links end. The id stays, since the audit trail names it. */
export async function erasePerson(system: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await system.deleteFrom('known_device').where('person_id', '=', id).execute()
  await system.deleteFrom('session').where('person_id', '=', id).execute()
  await system.deleteFrom('person_link').where('person_id', '=', id).execute()
  await system
    .updateTable('person')
    .set({ email: null, name: null, password: null, email_verified_at: null, operates: false, removed_at: at })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}

/** A word of the column as a language. */
export function localeOf(word: string): Locale {
  return locales.find((one) => one === word) ?? 'en'
}

function personOf(row: Selectable<PersonRow>): StoredPerson | null {
  if (row.email === null || row.name === null) return null
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    locale: localeOf(row.locale),
    password: row.password,
    emailVerifiedAt: row.email_verified_at,
    operates: row.operates,
    createdAt: row.created_at,
  }
}
