import { randomBytes, type KeyObject } from 'node:crypto'
import { nonceBytes, sealBytes, type EncryptionContext } from '../domain/crypto/envelope.ts'
import { idempotentAnswerKey } from '../domain/crypto/idempotent-call.ts'
import type { FinishedCall } from '../store/idempotent-call-parts.ts'
import type { CallToClaim } from '../store/idempotent-calls.ts'
import { answerBytes, type AnswerText } from './answer-bytes.ts'

/** What seals the answers of an Idempotency-Key. */
export interface AnswerSeal {
  readonly workspaceKey: KeyObject
  readonly idempotencyKey: string
}

/**
 * A call that holds its Idempotency-Key while it runs. An operation that stores something ends it in the commit of what it stores:
 * it makes the row here and writes it there. Any other call is ended after it ran (`idempotency/run-once.ts`).
 */
export class ClaimedCall {
  readonly claim: CallToClaim
  /** Reads that an earlier run charged before it broke off; 0 or the number of the files. */
  readonly readsCharged: number
  readonly #seal: AnswerSeal
  #isEnded = false
  #aboutId: string | null = null

  constructor(claim: CallToClaim, seal: AnswerSeal, readsCharged: number) {
    this.claim = claim
    this.readsCharged = readsCharged
    this.#seal = seal
  }

  /** Whether the operation ends the call itself. */
  get isEnded(): boolean {
    return this.#isEnded
  }

  /** What the answer is about when the call ends after it ran: a case, or a bank connection without one. Null: about nothing stored. */
  get aboutId(): string | null {
    return this.#aboutId
  }

  /** Says what an answer is about that no commit of the operation ends. */
  isAbout(id: string): void {
    this.#aboutId = id
  }

  /** The row that ends the call with an answer, for the commit of its effect. */
  endedWith(answer: AnswerText): FinishedCall {
    this.#isEnded = true
    return { ...this.claim, answer: this.#sealed(answerBytes(answer)) }
  }

  /** The row that ends the call with the answer of a stored verdict, followed by `ignored`; null when nothing was ignored. */
  endedWithVerdict(ignored: readonly unknown[] | null): FinishedCall {
    this.#isEnded = true
    return { ...this.claim, answer: ignored === null ? null : this.#sealed(Buffer.from(JSON.stringify(ignored))) }
  }

  #sealed(bytes: Buffer): Buffer {
    const { tenantId, mac, token } = this.claim
    const key = { id: token, key: answerKey(this.#seal) }
    return sealBytes(key, { context: answerContext(tenantId, mac), nonce: randomBytes(nonceBytes), bytes })
  }
}

/** The key of the answers of an Idempotency-Key. */
export function answerKey({ workspaceKey, idempotencyKey }: AnswerSeal): KeyObject {
  return idempotentAnswerKey(workspaceKey, idempotencyKey)
}

/** What a stored answer is bound to. */
export function answerContext(tenantId: string, mac: Buffer): EncryptionContext {
  return { tenantId, case: null, column: 'idempotent_call.answer', rowId: mac.toString('hex') }
}
