const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for the text form of a UUID, which is what the store takes for an id. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
