import type { KeyUse, UsedKey } from '../operations/services.ts'
import { recordKeyUse as write } from '../store/system.ts'
import type { Job } from './job.ts'

/** When each key was last used, in memory until the job below writes it down: a call never waits for it. */
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

/** Writes down when keys were last used, and their MACs under the newest secret where they were under an older one. */
export const recordKeyUse: Job = {
  name: 'record-key-use',
  pauseMs: 5_000,
  run: ({ store, keyUse }) => write(store, keyUse.take()),
}
