/** Longest key, in characters; well under what a file name (255 bytes) or an S3 key (1,024 bytes) may have. */
const keyCharsMax = 200

const keyPattern = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
const prefixPattern = /^(?:[a-z0-9-]+\/)*[a-z0-9-]*$/

/**
 * One or more segments of `a-z`, `0-9` and `-` joined by `/`. No dot and no empty segment can pass, so no key leaves the folder
 * or meets a file of ours that is no blob.
 */
export function isKey(text: string): boolean {
  return text.length <= keyCharsMax && keyPattern.test(text)
}

/** Throws unless the text is a key: ours are made of ids, so a bad one is our own mistake, never a caller's. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`)
}

/** Throws unless some key can start with the text; the empty prefix means every key. */
export function assertPrefix(prefix: string): void {
  if (prefix.length > keyCharsMax || !prefixPattern.test(prefix)) {
    throw new Error(`not a prefix of blob keys: ${JSON.stringify(prefix)}`)
  }
}
