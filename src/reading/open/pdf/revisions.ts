/** Bytes at the start of a file that contain its linearisation dictionary. ISO 32000-1 annex F. */
const headBytes = 1_100

/**
 * Number of times a PDF was saved: sections that end in `startxref`, an offset and `%%EOF`. A linearised file has two for its
 * first save. 1 for an unedited PDF and other files. docs/api.md#document-entry, docs/rules/checks.md#provenance.
 */
export function countRevisions(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const sections = text.match(/startxref\s+\d+\s+%%EOF/g)?.length ?? 0
  const linearised = /\/Linearized\s/.test(text.slice(0, headBytes))
  return Math.max(1, linearised ? sections - 1 : sections)
}
