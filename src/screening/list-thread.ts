import { writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { ScreenedList } from '../domain/screening/result.ts'
import {
  ListRefused,
  SnapshotDamaged,
  type ReadProgress,
  type ReadRequest,
  type SnapshotFacts,
} from '../ports/list-engine.ts'
import { compileIndex } from './engine.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** Work on whole lists, too long for a thread that answers calls. */
export type ListTask =
  | ({ readonly task: 'read' } & Omit<ReadRequest, 'onProgress'>)
  | {
      readonly task: 'compile'
      readonly snapshots: readonly { readonly list: ScreenedList; readonly path: string }[]
      readonly to: string
    }

/** What the thread says: how far it is, then once how it ended. */
export type ListMessage =
  | { readonly said: 'progress'; readonly progress: ReadProgress }
  | { readonly said: 'read'; readonly facts: SnapshotFacts }
  | { readonly said: 'compiled' }
  | { readonly said: 'refused'; readonly line: number; readonly reason: string }
  | { readonly said: 'damaged'; readonly sha256: string }

const say = (message: ListMessage) => parentPort?.postMessage(message)

parentPort?.on('message', (task: ListTask) => {
  void answer(task)
})

/** Anything but a refusal ends the thread, which whoever waits is told. */
async function answer(task: ListTask): Promise<void> {
  try {
    say(await done(task))
  } catch (error) {
    if (error instanceof ListRefused) say({ said: 'refused', line: error.line, reason: error.reason })
    else if (error instanceof SnapshotDamaged) say({ said: 'damaged', sha256: error.sha256 })
    else throw error
  }
}

async function done(given: ListTask): Promise<ListMessage> {
  if (given.task === 'read') {
    const facts = await writeSnapshot({ ...given, onProgress: (progress) => say({ said: 'progress', progress }) })
    return { said: 'read', facts }
  }
  const lists = []
  for (const { list, path } of given.snapshots) {
    lists.push({ list, entities: await readSnapshot(path, list.sha256) })
  }
  await writeFile(given.to, compileIndex(lists), { mode: 0o600 })
  return { said: 'compiled' }
}
