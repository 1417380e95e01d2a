import type { Store } from './store.ts'

/** Deletes sessions and links that ended before a moment, and the addresses of invitations that did. */
export async function purgePeople(store: Store, before: Date): Promise<void> {
  await store.system
    .deleteFrom('session')
    .where((where) => where.or([where('ended_at', '<', before), where('expires_at', '<', before)]))
    .execute()
  await store.system
    .deleteFrom('person_link')
    .where((where) => where.or([where('used_at', '<', before), where('expires_at', '<', before)]))
    .execute()
  await store.system
    .updateTable('invitation')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('expires_at', '<', before)
    .execute()
}
