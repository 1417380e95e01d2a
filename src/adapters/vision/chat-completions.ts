import { readFile, stat } from 'node:fs/promises'
import { EgressFailed, EgressRefused, type Egress } from '../../ports/egress.ts'
import type { ImageQuestion, SecondOpinion } from '../../ports/second-opinion.ts'

/** From the name's resolution to the last byte of the answer. */
const deadlineMs = 20_000
/** Larger images are not sent. */
const imageBytesMax = 8 * 1024 * 1024
const answerBytesMax = 256 * 1024
/** Most questions in flight; further files are not sent and keep their reading. */
const questionsMax = 4
const labelsMax = 3
const valueCharactersMax = 200
const answerTokensMax = 800

export interface VisionEndpoint {
  /** Base of an OpenAI-compatible API, as `https://host/v1`. */
  readonly url: URL
  readonly model: string
  /** Bearer token; null sends none. */
  readonly key: string | null
}

/**
 * Asks a vision model behind an OpenAI-compatible endpoint. The image leaves the installation (docs/operations.md#readers).
 * Neither question nor answer is logged; `onFailure` gets a code.
 */
export function openVision(
  endpoint: VisionEndpoint,
  world: { readonly egress: Egress; readonly onFailure: (cause: string) => void },
): SecondOpinion {
  let inFlight = 0
  return {
    async ask(question) {
      if (inFlight >= questionsMax) {
        world.onFailure('busy')
        return {}
      }
      inFlight += 1
      try {
        return await askOnce(endpoint, world.egress, question)
      } catch (error) {
        world.onFailure(causeOf(error))
        return {}
      } finally {
        inFlight -= 1
      }
    },
  }
}

/** The endpoint's answer cannot be used. */
class NoAnswer extends Error {
  constructor(cause: string) {
    super(cause)
    this.name = 'NoAnswer'
  }
}

async function askOnce(
  { url, model, key }: VisionEndpoint,
  egress: Egress,
  question: ImageQuestion,
): Promise<Record<string, string>> {
  const { size } = await stat(question.path)
  if (size > imageBytesMax) throw new NoAnswer('image_too_large')
  const image = await readFile(question.path)
  const answer = await egress.request({
    method: 'POST',
    url: new URL(`${url.pathname.replace(/\/$/, '')}/chat/completions${url.search}`, url),
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: Buffer.from(JSON.stringify(requestOf(model, question, image))),
    bodyBytesMax: answerBytesMax,
    deadlineMs,
    signal: question.signal,
  })
  if (answer.status !== 200) throw new NoAnswer(`status_${answer.status}`)
  return valuesOf(contentOf(Buffer.from(answer.body).toString('utf8')), question)
}

function requestOf(model: string, { mime, document, fields }: ImageQuestion, image: Buffer): unknown {
  const asked = fields.map(({ name, labels }) => `${name} (printed beside: ${labels.slice(0, labelsMax).join(' | ')})`)
  const text =
    `The image shows one document: ${document}. Copy these values exactly as printed, dates as YYYY-MM-DD. ` +
    `Answer null for a value that is not clearly legible; never guess. Values: ${asked.join('; ')}.`
  return {
    model,
    temperature: 0,
    max_tokens: answerTokensMax,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text },
          { type: 'image_url', image_url: { url: `data:${mime};base64,${image.toString('base64')}` } },
        ],
      },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'values',
        strict: true,
        schema: {
          type: 'object',
          additionalProperties: false,
          required: fields.map(({ name }) => name),
          properties: Object.fromEntries(fields.map(({ name }) => [name, { type: ['string', 'null'] }])),
        },
      },
    },
  }
}

/** The model's own text inside the answer. */
function contentOf(body: string): string {
  const answer = parse(body)
  const [choice] = isRecord(answer) && Array.isArray(answer.choices) ? (answer.choices satisfies unknown[]) : []
  const message: unknown = isRecord(choice) ? choice.message : null
  if (!isRecord(message) || typeof message.content !== 'string') throw new NoAnswer('no_content')
  return message.content
}

function valuesOf(content: string, { fields }: ImageQuestion): Record<string, string> {
  const said = parse(content)
  if (!isRecord(said)) throw new NoAnswer('not_an_object')
  const values: Record<string, string> = {}
  for (const { name } of fields) {
    const value = said[name]
    if (typeof value === 'string' && value !== '' && value.length <= valueCharactersMax) values[name] = value
  }
  return values
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoAnswer('not_json')
  }
}

/** A code without content of the question or answer. */
function causeOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message
  if (error instanceof EgressFailed) return error.failure
  return error instanceof EgressRefused ? 'refused' : 'unreadable_file'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
