import type { Reading } from '../../src/ports/reader.ts'

/** A reading in which nothing was found, with what a test wants to differ. */
export function readingOf(differing: Partial<Reading> = {}): Reading {
  return {
    docType: 'other',
    docTypeConfidence: 0,
    fields: {},
    evidence: {},
    otherSources: {},
    pages: [],
    printed: {},
    mrz: null,
    barcode: null,
    textLength: 100,
    ocrConfidence: null,
    pageCount: 1,
    backSeen: null,
    metaCreated: '',
    metaModified: '',
    producer: '',
    revisions: 1,
    perceptualHash: null,
    notes: [],
    capture: null,
    untrusted: null,
    durationMs: 0,
    ...differing,
  }
}
