import type { KeyUse } from '../operations/services.ts'
import { recordKeyUse as write } from '../store/system.ts'
import type { Job } from './job.ts'

/** When each key was last used, in memory until the job below writes it down: a call never waits for it. */
export class KeyUseNotes implements KeyUse {
  #uses = new Map<string, { readonly tenantId: string; readonly keyId: string; readonly at: Date }>()

  note(tenantId: string, keyId: string, at: Date): void {
    this.#uses.set(keyId, { tenantId, keyId, at })
  }

  take() {
    const uses = [...this.#uses.values()]
    this.#uses = new Map()
    return uses
  }
}

/** Writes down when keys were last used. */
export const recordKeyUse: Job = {
  name: 'record-key-use',
  pauseMs: 5_000,
  run: ({ store, keyUse }) => write(store, keyUse.take()),
}
