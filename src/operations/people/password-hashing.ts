import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import { hashText, readHashText, type PasswordHash } from '../../domain/people/password-hash-text.ts'

/** Argon2id with 19 MiB and two passes, the first choice of OWASP's Password Storage Cheat Sheet. docs/console.md#passwords. */
const strong = { memoryKib: 19 * 1024, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32
/** Hashes computed at a time: each takes 19 MiB and a thread of the pool that file access needs as well. */
const hashesAtOnceMax = 2
/** Callers that wait for their turn; at 20 ms a hash the last waits for less than a second. */
const waitingMax = 60

/** What a hash costs. Tests of many thousand sign-ins take a cheaper one. */
export type HashCost = Pick<PasswordHash, 'memoryKib' | 'passes' | 'parallelism'>

/** Hashes passwords and compares them, a few at a time. */
export interface PasswordHashing {
  /** The text to store. Throws 429 when too many wait. */
  make(password: string): Promise<string>
  /**
   * Whether the password is that of the stored text; for null a hash is computed all the same and the answer is false, so that the
   * time does not tell whether there is one. Throws 429 when too many wait.
   */
  proves(password: string, stored: string | null): Promise<boolean>
}

/** The hashing of one process. */
export function openPasswordHashing(cost: HashCost = strong): PasswordHashing {
  const turns = openTurns()
  // Of no password: 32 random bytes that nobody can find a password to.
  const nobodys: PasswordHash = { ...cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) }
  return {
    make: (password) =>
      turns(async () => {
        const salt = randomBytes(saltBytes)
        return hashText({ ...cost, salt, tag: await tagOf(password, { ...cost, salt }) })
      }),
    proves: (password, stored) =>
      turns(async () => {
        const hash = stored === null ? nobodys : readHashText(stored)
        const tag = await tagOf(password, hash, hash.tag.length)
        return timingSafeEqual(tag, hash.tag) && stored !== null
      }),
  }
}

/** The tag of a password in its NFKC form: the same letters typed on another system are the same password. */
function tagOf(password: string, hash: HashCost & { readonly salt: Buffer }, tagLength = tagBytes): Promise<Buffer> {
  const { memoryKib: memory, passes, parallelism, salt: nonce } = hash
  const parameters = { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error === null ? resolve(tag) : reject(error)))
  })
}

/** Runs work a few at a time, in the order of arrival. Throws 429 when too many wait. */
function openTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < hashesAtOnceMax) running++
    else if (waiting.length >= waitingMax) throw errors.rateLimit({ 'Retry-After': '1' })
    // The one who ends hands over its turn, so that `running` stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
