/** A password hash as it is stored: the PHC string of Argon2id. RFC 9106 §4. */
export interface PasswordHash {
  readonly memoryKib: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Writes a hash: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, with base64 without padding. */
export function hashText({ memoryKib, passes, parallelism, salt, tag }: PasswordHash): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Reads a stored hash. Throws for another text: a row that nothing of this program wrote. */
export function readHashText(text: string): PasswordHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(text) ?? []
  if (memory === undefined) throw new Error('a stored password hash is no PHC string of Argon2id')
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
