/** A value as the bytes that a column of personal data holds: UTF-8 JSON. */
export function jsonBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
