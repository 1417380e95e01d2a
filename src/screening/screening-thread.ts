import { parentPort } from 'node:worker_threads'
import type { ScreenedParty } from '../domain/screening/result.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import { openIndex } from './engine.ts'
import type { NameIndex } from './index/name-index.ts'
import { screenParty } from './screen-party.ts'
import { lowerThreadPriority } from './thread-priority.ts'

/**
 * How long a screening runs before another workspace has its turn, in milliseconds. A turn ends with the step that passes it, at
 * most one name.
 */
const turnMs = 10

/** Messages to the thread. `run` gives a screening one turn, which `ran` answers; the others have no answer. */
export type ScreeningTask =
  | {
      readonly type: 'begin'
      readonly screening: number
      readonly parties: readonly PartyToScreen[]
      readonly indexes: readonly {
        readonly id: number
        readonly bytes: Uint8Array
        /** False for an index that was replaced: it is opened for this screening alone. */
        readonly isCurrent: boolean
      }[]
    }
  | { readonly type: 'run' | 'drop'; readonly screening: number }
  | { readonly type: 'forget'; readonly index: number }

/** The parties that a turn finished. */
export interface ScreeningTurn {
  readonly type: 'ran'
  readonly parties: readonly ScreenedParty[]
  readonly isDone: boolean
}

/** A screening between two turns. */
interface Running {
  readonly rest: PartyToScreen[]
  readonly indexes: readonly NameIndex[]
  search: Generator<void, ScreenedParty, void> | null
}

const opened = new Map<number, NameIndex>()
const screenings = new Map<number, Running>()

lowerThreadPriority()
parentPort?.on('message', (task: ScreeningTask) => {
  if (task.type === 'forget') opened.delete(task.index)
  else if (task.type === 'drop') screenings.delete(task.screening)
  else if (task.type === 'begin') begin(task)
  else parentPort?.postMessage(turnOf(task.screening))
})

function begin({ screening, parties, indexes }: Extract<ScreeningTask, { type: 'begin' }>): void {
  const own = indexes.map(({ id, bytes, isCurrent }) => {
    const index = opened.get(id) ?? openIndex(bytes)
    if (isCurrent) opened.set(id, index)
    return index
  })
  screenings.set(screening, { rest: parties.toReversed(), indexes: own, search: null })
}

/** Any error ends the thread: what it was searching with may be left in an unknown state. */
function turnOf(screening: number): ScreeningTurn {
  const running = screenings.get(screening)
  if (running === undefined) throw new Error('the thread was asked to run a screening that it does not have')
  const parties: ScreenedParty[] = []
  const end = performance.now() + turnMs
  do {
    running.search ??= nextSearch(running)
    if (running.search === null) {
      screenings.delete(screening)
      return { type: 'ran', parties, isDone: true }
    }
    const step = running.search.next()
    if (step.done === true) {
      parties.push(step.value)
      running.search = null
    }
  } while (performance.now() < end)
  return { type: 'ran', parties, isDone: false }
}

function nextSearch({ rest, indexes }: Running): Running['search'] {
  const party = rest.pop()
  return party === undefined ? null : screenParty(party, indexes)
}
