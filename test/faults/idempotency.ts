/**
 * Races retries of the same calls over kills of the server: `npm run faults -- idempotency [--retries 10000] [--kills 10] [--engine
 * embedded|server]`. Exits 1 unless each Idempotency-Key has one filing, one event and one audit entry, each upload one read, and all
 * answers to a key are the same bytes. docs/api.md#idempotency-key.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withTenant } from '../../src/store/tenant.ts'
import { figuresOption, printFigures } from '../support/figures.ts'
import { newInstallationPlace, openPlace, prepare, start, type Installation } from './durability/installation.ts'
import { engineOption, openEngine } from './engine.ts'

/** Different calls, of which every fourth is an upload. */
const keyCount = 20
const lanes = 12
/** When it takes longer, something is broken. */
const raceMsMax = 600_000
/** A killed process leaves the key of an upload busy for its lease. */
const [busyPauseMs, cutPauseMs, lookMs] = [100, 50, 10] as const

interface Race {
  readonly installation: Installation
  readonly keys: readonly string[]
  /** The different answers to each key. */
  readonly answers: readonly Set<string>[]
  readonly refused: string[]
  url: string
  /** Calls that came to an answer. */
  answered: number
  cut: number
}

const isUpload = (at: number) => at % 4 === 3

/** Sends a call of each key in turn until so many were answered, and every key was or that takes too long. */
async function retry(race: Race, first: number, retries: number): Promise<void> {
  const endsAt = Date.now() + raceMsMax
  const isOpen = () => race.answers.some(({ size }) => size === 0) && Date.now() < endsAt
  for (let call = first; race.answered < retries || isOpen(); call++) {
    const at = call % keyCount
    try {
      const response = await fetch(`${race.url}/v1/kyc/${isUpload(at) ? 'extract' : 'verify'}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${race.installation.key}`, 'Idempotency-Key': race.keys[at] ?? '' },
        body: bodyOf(at),
      })
      const text = await response.text()
      race.answered++
      if (response.status === 200) race.answers[at]?.add(text)
      else if (response.status === 409) await pause(busyPauseMs)
      else race.refused.push(`${response.status} ${text.slice(0, 200)}`)
    } catch {
      race.cut++
      await pause(cutPauseMs)
    }
  }
}

function bodyOf(at: number): string | FormData {
  if (!isUpload(at))
    return JSON.stringify({ reference: `race-${at}`, values: { last_name: 'Clearwater', colour: 'red' } })
  const form = new FormData()
  form.append('reference', `race-${at}`)
  form.append('files', new Blob(['%PDF-1.4\n'], { type: 'application/pdf' }), 'a.pdf')
  return form
}

async function race(
  installation: Installation,
  { retries, kills }: { readonly retries: number; readonly kills: number },
) {
  const keys = Array.from({ length: keyCount }, () => randomUUID())
  const answers = keys.map(() => new Set<string>())
  const state: Race = { installation, keys, answers, refused: [], url: '', answered: 0, cut: 0 }
  let racing: Promise<unknown> | null = null
  for (let life = 1; life <= kills + 1; life++) {
    const served = await start(installation, { GATEHOUSE_RATE_LIMIT_PER_MINUTE: '10000000' })
    state.url = served.url
    racing ??= Promise.all(Array.from({ length: lanes }, (_, lane) => retry(state, lane, retries)))
    const goal = (life * retries) / (kills + 1)
    // The first lives end in the first runs of the calls.
    const bornAt = Date.now()
    while (state.answered < goal && (life > 3 || Date.now() - bornAt < life * 80)) await pause(lookMs)
    if (life > kills) await racing
    served.kill('SIGKILL')
    await served.ended
  }
  return state
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...engineOption,
      ...figuresOption,
      retries: { type: 'string', default: '10000' },
      kills: { type: 'string', default: '10' },
    },
  })
  const engine = await openEngine(values.engine)
  const place = await newInstallationPlace(engine.serverUrl)
  try {
    const startedAt = performance.now()
    const kills = Number(values.kills)
    const raced = await race(await prepare(place), { retries: Number(values.retries), kills })
    const { installation, answers, refused, answered, cut } = raced
    const store = await openPlace(installation)
    const stored = await withTenant(store.app, installation.workspaceId, async (tx) => ({
      writes:
        (await tx.selectFrom('verdict').select('id').execute()).length +
        (await tx.selectFrom('extraction').select('id').execute()).length,
      events: (await tx.selectFrom('event').select('id').execute()).length,
      entries: (
        await tx
          .selectFrom('audit_entry')
          .select('id')
          .where('action', 'in', ['verdict.filed', 'documents.filed'])
          .execute()
      ).length,
      reads: (await tx.selectFrom('usage').select('used').execute()).reduce((sum, { used }) => sum + used, 0),
    }))
    await store.close()
    const faults = [
      ...(stored.writes === keyCount ? [] : [`${stored.writes} filings of ${keyCount} keys`]),
      ...(stored.events === keyCount ? [] : [`${stored.events} events of ${keyCount} keys`]),
      ...(stored.entries === keyCount ? [] : [`${stored.entries} audit entries of ${keyCount} keys`]),
      ...(stored.reads === keyCount / 4 ? [] : [`${stored.reads} reads of ${keyCount / 4} uploads`]),
      ...answers.flatMap(({ size }, at) => (size === 1 ? [] : [`key ${at} has ${size} answers`])),
      ...refused.map((answer) => `answered ${answer}`),
    ]
    console.log(
      `${engine.name}: ${answered} calls of ${keyCount} keys answered and ${cut} cut off over ${kills} kills; ${faults.length} faults`,
    )
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    const seconds = (performance.now() - startedAt) / 1_000
    printFigures({
      kills,
      answered,
      cut,
      seconds,
      ...stored,
      stored: stored.writes,
      keys: keyCount,
      faults: faults.length,
    })
  } finally {
    await place.remove()
    await engine.stop()
  }
}

await main()
