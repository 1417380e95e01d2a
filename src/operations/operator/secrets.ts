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
 * A new version of the secret, and every workspace's key wrapped under it. The version is on the disk before a key is wrapped
 * under it and the keys change in one transaction, so an interruption leaves keys under versions that are all still there;
 * the next run finishes that rotation before it begins another. A secret of the settings is not ours to make: the keys are
 * wrapped under its newest.
 */
export const rotateSecret: OperatorOperation<typeof Nothing, Rotated> = {
  name: 'secrets.rotate',
  input: Nothing,
  run: ({ store, keys, clock }) =>
    withWrappedKeys(store, { actor: operatorActor, at: clock.now() }, async ({ all, replace }) => {
      await keys.refresh()
      const unfinished = all.some(({ secretId }) => secretId !== keys.newest.id)
      const made = !unfinished && keys.place === 'file'
      if (made) await keys.addVersion()
      const { newest } = keys
      const stale = all.filter(({ secretId }) => secretId !== newest.id)
      for (const { tenantId, ...stored } of stale) {
        const key = await unwrapWorkspaceKey(keys, tenantId, stored)
        await replace(tenantId, wrapWorkspaceKey(newest, tenantId, { version: stored.version, key }))
      }
      return { secret_id: newest.id, made, rewrapped: stale.length }
    }),
}

interface ShownVersion {
  readonly id: string
  readonly newest: boolean
  /** False: something was made under it and it is not here. */
  readonly present: boolean
  readonly workspace_keys: number
  readonly api_keys: number
}

/** The versions of the secret and what still depends on each. One with zeros is needed for old document seals alone. */
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
