/** Longest key in characters; below the limits of file names (255 bytes) and S3 keys (1,024 bytes). */
const keyCharsMax = 200

const keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const prefixPattern = /^(?:[a-z0-9-]+\/)*[a-z0-9-]*$/

/**
 * One or more segments of `a-z`, `0-9` and `-` joined by `/`. Without dots and empty segments no key
 * escapes the folder or collides with a file that is not a blob.
 */
export function isKey(text: string): boolean {
  return text.length <= keyCharsMax && keyPattern.test(text)
}

/** Throws unless the text is a key. Keys are made of ids, so an invalid one is an internal error. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`)
}

/** Throws unless some key can start with the text; the empty prefix means every key. */
export function assertPrefix(prefix: string): void {
  if (prefix.length > keyCharsMax || !prefixPattern.test(prefix)) {
    throw new Error(`not a prefix of blob keys: ${JSON.stringify(prefix)}`)
  }
}
