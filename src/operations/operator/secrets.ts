import { Type } from 'typebox'
import { secretUses, withWrappedKeys } from '../../store/workspace-keys.ts'
import { unwrapWorkspaceKey, wrapWorkspaceKey } from '../workspace-keys.ts'
import type { OperatorOperation } from './operation.ts'
import { operatorActor } from '../operator-actor.ts'

const Nothing = Type.Object({})

interface Rotated {
  readonly secret_id: string
  readonly made: boolean
  readonly rewrapped: number
}

/**
 * Makes a new version of the secret and wraps every workspace's key under it. The version is on the disk before it is used, and
 * the keys change in one transaction, so an interruption leaves no key under a missing version. The next run finishes an
 * interrupted rotation before it makes another version. With a secret from the settings, keys are wrapped under its newest version.
 */
export const rotateSecret: OperatorOperation<typeof Nothing, Rotated> = {
  name: 'secrets.rotate',
  input: Nothing,
  run: ({ store, keys, clock }) =>
    withWrappedKeys(store, { actor: operatorActor, at: clock.now() }, async ({ all, replace, record }) => {
      await keys.refresh()
      const unfinished = all.some(({ secretId }) => secretId !== keys.newest.id)
      const made = !unfinished && keys.source === 'file'
      if (made) await keys.addVersion()
      const { newest } = keys
      const stale = all.filter(({ secretId }) => secretId !== newest.id)
      for (const { tenantId, ...stored } of stale) {
        const key = await unwrapWorkspaceKey(keys, tenantId, stored)
        await replace(tenantId, wrapWorkspaceKey(newest, tenantId, { version: stored.version, key }))
      }
      await record(newest)
      return { secret_id: newest.id, made, rewrapped: stale.length }
    }),
}

interface ShownVersion {
  readonly id: string
  readonly newest: boolean
  /** False for a missing version that keys still depend on. */
  readonly present: boolean
  readonly workspace_keys: number
  readonly api_keys: number
}

/** The versions of the secret and what depends on each. A version with zeros is needed only for the MACs of old entries. */
export const secretStatus: OperatorOperation<typeof Nothing, readonly ShownVersion[]> = {
  name: 'secrets.status',
  input: Nothing,
  async run({ store, keys }) {
    await keys.refresh()
    const uses = await secretUses(store)
    const here = keys.versions.map(({ id }) => id)
    const missing = uses.map(({ secretId }) => secretId).filter((id) => !here.includes(id))
    return [...here, ...missing].map((id) => {
      const use = uses.find(({ secretId }) => secretId === id)
      return {
        id,
        newest: id === keys.newest.id,
        present: here.includes(id),
        workspace_keys: use?.workspaceKeys ?? 0,
        api_keys: use?.apiKeys ?? 0,
      }
    })
  },
}
