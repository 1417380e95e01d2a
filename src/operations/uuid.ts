const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID, the form of the ids in the store. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
