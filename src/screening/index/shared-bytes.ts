/** Zeroed bytes that several threads can use without a copy. */
export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length))
}
