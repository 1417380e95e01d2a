/** Bytes at the start of the file in which a linearised file says so. */
const headBytes = 1_100

/**
 * How many times the file was written: sections that end in `startxref`, an offset and `%%EOF`. A linearised file counts
 * its two as one. 1 for anything but an edited PDF. docs/api.md#document-entry, docs/rules/checks.md#provenance.
 */
export function countRevisions(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const sections = text.match(/startxref\s+\d+\s+%%EOF/g)?.length ?? 0
  const linearised = /\/Linearized\s/.test(text.slice(0, headBytes))
  return Math.max(1, linearised ? sections - 1 : sections)
}
