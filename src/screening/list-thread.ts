import { writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { ScreenedList } from '../domain/screening/result.ts'
import {
  ListRefused,
  SnapshotDamaged,
  type ReadProgress,
  type ReadRequest,
  type SnapshotDiff,
  type SnapshotFacts,
  type SnapshotPath,
} from '../ports/list-engine.ts'
import { diffSnapshots } from './diff-snapshots.ts'
import { compileIndex } from './engine.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** Work on whole lists, too long for the thread that serves requests. */
export type ListTask =
  | ({ readonly task: 'read' } & Omit<ReadRequest, 'onProgress'>)
  | {
      readonly task: 'compile'
      readonly snapshots: readonly { readonly list: ScreenedList; readonly path: string }[]
      readonly to: string
    }
  | { readonly task: 'diff'; readonly before: SnapshotPath | null; readonly after: SnapshotPath }

/** Messages of the thread: any number of `progress`, then one that ends the task. */
export type ListMessage =
  | { readonly type: 'progress'; readonly progress: ReadProgress }
  | { readonly type: 'read'; readonly facts: SnapshotFacts }
  | { readonly type: 'compiled' }
  | { readonly type: 'differs'; readonly diff: SnapshotDiff }
  | { readonly type: 'refused'; readonly line: number; readonly reason: string }
  | { readonly type: 'damaged'; readonly sha256: string }

const send = (message: ListMessage) => parentPort?.postMessage(message)

parentPort?.on('message', (task: ListTask) => {
  void answer(task)
})

/** Any error other than a refusal ends the thread, which rejects the waiting task. */
async function answer(task: ListTask): Promise<void> {
  try {
    send(await done(task))
  } catch (error) {
    if (error instanceof ListRefused) send({ type: 'refused', line: error.line, reason: error.reason })
    else if (error instanceof SnapshotDamaged) send({ type: 'damaged', sha256: error.sha256 })
    else throw error
  }
}

async function done(given: ListTask): Promise<ListMessage> {
  if (given.task === 'read') {
    const facts = await writeSnapshot({ ...given, onProgress: (progress) => send({ type: 'progress', progress }) })
    return { type: 'read', facts }
  }
  if (given.task === 'diff') {
    const read = ({ path, sha256 }: SnapshotPath) => readSnapshot(path, sha256)
    const before = given.before === null ? [] : await read(given.before)
    return { type: 'differs', diff: diffSnapshots(before, await read(given.after)) }
  }
  const lists = []
  for (const { list, path } of given.snapshots) {
    lists.push({ list, entities: await readSnapshot(path, list.sha256) })
  }
  await writeFile(given.to, compileIndex(lists), { mode: 0o600 })
  return { type: 'compiled' }
}
