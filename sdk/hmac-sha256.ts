const blockBytes = 64
const hashBytes = 32

/** FIPS 180-4, 4.2.2: the fractions of the cube roots of the first 64 primes. */
// prettier-ignore
const roundWords = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]
/** FIPS 180-4, 5.3.3: the fractions of the square roots of the first 8 primes. */
// prettier-ignore
const firstHash = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

/**
 * HMAC-SHA256 (RFC 2104) of the concatenated texts: 32 bytes. Web Crypto is asynchronous, and a caller that forgets to await a
 * verification would accept every body, so it is implemented here. No table lookup depends on the key or the text.
 */
export function hmacSha256(key: Uint8Array, ...texts: readonly Uint8Array[]): Uint8Array {
  const block = new Uint8Array(blockBytes)
  block.set(key.length > blockBytes ? sha256([key]) : key)
  const inner = sha256([block.map((byte) => byte ^ 0x36), ...texts])
  return sha256([block.map((byte) => byte ^ 0x5c), inner])
}

/** True when both are the same bytes. Constant time for inputs of equal length. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let index = 0; index < one.length; index++) difference |= (one[index] ?? 0) ^ (other[index] ?? 0)
  return difference === 0
}

/** SHA-256 (FIPS 180-4) of the concatenated parts. */
function sha256(parts: readonly Uint8Array[]): Uint8Array {
  const message = padded(parts)
  const hash = Uint32Array.from(firstHash)
  const words = new Uint32Array(64)
  const view = new DataView(message.buffer)
  for (let start = 0; start < message.length; start += blockBytes) {
    for (let index = 0; index < 16; index++) words[index] = view.getUint32(start + 4 * index)
    compress(hash, words)
  }
  const answer = new DataView(new ArrayBuffer(hashBytes))
  hash.forEach((word, index) => answer.setUint32(4 * index, word))
  return new Uint8Array(answer.buffer)
}

/** FIPS 180-4, 5.1.1: the message, a one bit, zeros, and its length in bits. */
function padded(parts: readonly Uint8Array[]) {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const message = new Uint8Array(Math.ceil((length + 9) / blockBytes) * blockBytes)
  let end = 0
  for (const part of parts) {
    message.set(part, end)
    end += part.length
  }
  message[end] = 0x80
  new DataView(message.buffer).setBigUint64(message.length - 8, 8n * BigInt(length))
  return message
}

/** FIPS 180-4, 6.2.2, on one block of 16 words. */
function compress(hash: Uint32Array, words: Uint32Array): void {
  const word = (index: number) => words[index] ?? 0
  for (let index = 16; index < 64; index++) {
    const [early, late] = [word(index - 15), word(index - 2)]
    const spreadEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const spreadLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[index] = word(index - 16) + spreadEarly + word(index - 7) + spreadLate
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const sumOfE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const sumOfA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const first = (h + sumOfE + choice + (roundWords[index] ?? 0) + word(index)) | 0
    const second = (sumOfA + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => (hash[index] = (hash[index] ?? 0) + value))
}

/** Rotates a 32-bit word to the right. */
function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
