import type { KeyUse, UsedKey } from '../operations/services.ts'
import { recordKeyUse as write } from '../store/system.ts'
import type { Job } from './job.ts'

/** The last use of each key, in memory until the job below stores it: a call never waits for it. */
export class KeyUseNotes implements KeyUse {
  #uses = new Map<string, UsedKey>()

  note(use: UsedKey): void {
    this.#uses.set(use.keyId, use)
  }

  take() {
    const uses = [...this.#uses.values()]
    this.#uses = new Map()
    return uses
  }
}

/** Stores when keys were last used, and replaces MACs under an older secret by MACs under the newest. */
export const recordKeyUse: Job = {
  name: 'record-key-use',
  pauseMs: 5_000,
  run: ({ store, keyUse }) => write(store, keyUse.take()),
}
