/** The JSON of opened bytes; null for erased ones. */
export function parsedJson(bytes: Buffer | null): unknown {
  return bytes === null ? null : JSON.parse(bytes.toString())
}
