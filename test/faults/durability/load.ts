import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { profile } from '../../../tools/documents/specimens/profile.ts'
import type { Installation } from './installation.ts'

const asOf = '2026-11-21'
/** Cases that the calls share, so that some calls meet on one. */
const casesInUse = 40
/** Text-layer PDFs and a blank image are read in a fraction of a second: the load is about filing, not recognition. */
const pdfs = ['payslip-en', 'bank-statement-en', 'utility-bill-en']
const imageEvery = 8
const imageSide = 200

/** A call that was sent: it may or may not have been stored until it is acknowledged. */
export interface SentCall {
  readonly requestId: string
  readonly operation: 'verify' | 'assess' | 'extract'
  readonly reference: string
  /** SHA-256 in hex of each file sent. */
  readonly files: readonly string[]
}

/** A call that was answered 200: its filing must be found exactly as it was answered. */
export interface Acknowledged extends SentCall {
  readonly answer: Readonly<Record<string, unknown>>
}

/** The client's own log: the truth of every crash test. */
export class CallLog {
  readonly sent: SentCall[] = []
  readonly acknowledged: Acknowledged[] = []
  /** Answers other than 200, by status and code. */
  readonly refused = new Map<string, number>()

  refuse(name: string): void {
    this.refused.set(name, (this.refused.get(name) ?? 0) + 1)
  }

  acknowledgedOf(operation: SentCall['operation']): number {
    return this.acknowledged.filter((call) => call.operation === operation).length
  }
}

interface File {
  readonly name: string
  readonly mime: string
  readonly bytes: Buffer
  readonly sha256: string
}

/** The files that the load uploads, drawn once. */
export async function loadFiles(): Promise<{ readonly pdfs: readonly File[]; readonly image: File }> {
  const all = specimens(asOf)
  const draw = async (name: string): Promise<File> => {
    const specimen = all.find((one) => one.name === name)
    if (specimen === undefined) throw new Error(`there is no specimen ${name}`)
    return fileOf(name, specimen.mime, await specimen.render())
  }
  return { pdfs: await Promise.all(pdfs.map(draw)), image: await blankImage() }
}

async function blankImage(): Promise<File> {
  const create = { width: imageSide, height: imageSide, channels: 3, background: 'white' } as const
  return fileOf('blank', 'image/png', await sharp({ create }).png().toBuffer())
}

function fileOf(name: string, mime: string, bytes: Buffer): File {
  return { name, mime, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export type LoadFiles = Awaited<ReturnType<typeof loadFiles>>

export interface LoadOptions {
  readonly installation: Installation
  readonly url: string
  readonly files: LoadFiles
  readonly log: CallLog
  /** Names the calls of this life of the server, unique in the run. */
  readonly life: string
  /** Ends the load; calls in flight are given up. */
  readonly signal: AbortSignal
  readonly random: () => number
  readonly only?: 'extract' | 'verdicts' | undefined
}

/** Calls until the signal: one worker of extract and two of verify and assess, or only either. Never rejects. */
export async function applyLoad(options: LoadOptions): Promise<void> {
  await Promise.all([
    ...(options.only === 'verdicts' ? [] : [extractions(options)]),
    ...(options.only === 'extract' ? [] : [verdicts(options, 1), verdicts(options, 2)]),
  ])
}

async function verdicts(options: LoadOptions, worker: number): Promise<void> {
  const { installation, signal, random } = options
  const values = profile('en', asOf)
  let documents: unknown = []
  for (let count = 0; !signal.aborted; count++) {
    const operation = random() < 0.5 ? 'verify' : 'assess'
    const reference = `client-${Math.floor(random() * casesInUse)}`
    const last = options.log.acknowledged.findLast((call) => call.operation === 'extract')
    if (last !== undefined) documents = last.answer['documents']
    const sent: SentCall = { requestId: `${options.life}-v${worker}-${count}`, operation, reference, files: [] }
    const body = JSON.stringify({ reference, values: { ...values, annual_income: 40_000 + count }, documents })
    await call(options, sent, () =>
      fetch(`${options.url}/v1/kyc/${operation}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${installation.key}`, 'X-Request-ID': sent.requestId },
        body,
        signal,
      }),
    )
  }
}

async function extractions(options: LoadOptions): Promise<void> {
  const { installation, files, signal, random } = options
  for (let count = 0; !signal.aborted; count++) {
    const chosen =
      Math.floor(random() * imageEvery) === 0
        ? [files.image]
        : files.pdfs.slice(0, 1 + Math.floor(random() * files.pdfs.length))
    const reference = `client-${Math.floor(random() * casesInUse)}`
    const sent: SentCall = {
      requestId: `${options.life}-x-${count}`,
      operation: 'extract',
      reference,
      files: chosen.map(({ sha256 }) => sha256),
    }
    const form = new FormData()
    form.append('reference', reference)
    for (const { name, mime, bytes } of chosen) {
      form.append('files', new Blob([new Uint8Array(bytes)], { type: mime }), name)
    }
    await call(options, sent, () =>
      fetch(`${options.url}/v1/kyc/extract`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${installation.key}`, 'X-Request-ID': sent.requestId },
        body: form,
        signal,
      }),
    )
  }
}

/** Between two calls of a worker, so that the reader gets its share of the machine. */
const betweenCallsMs = 10

async function call({ log }: LoadOptions, sent: SentCall, send: () => Promise<Response>): Promise<void> {
  log.sent.push(sent)
  try {
    const response = await send()
    const answer = (await response.json()) as Record<string, unknown>
    if (response.status === 200) log.acknowledged.push({ ...sent, answer })
    else log.refuse(`${response.status} ${String(answer['code'] ?? JSON.stringify(answer['detail']))}`)
  } catch {
    // The server died or was given up: not acknowledged.
  }
  await pause(betweenCallsMs)
}
