import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext, OtherFile } from '../definition/contexts.ts'

/** Different bits of 64 between two images of the same page, at most. */
const distanceMax = 4

/** The file is new in this call and on this case. Extract only. */
export const duplicate = defineCheck<DocumentContext>({
  id: 'duplicate',
  severity: 'warning',
  label: { en: '{Doc} {doc:was/were} received once.', fr: '{Doc} {doc:a/ont} été {doc:reçu} une seule fois.' },
  details: [{ en: 'The file is the same as {other}.', fr: 'Le fichier est identique à {other}.' }],
  find({ document: { facts, label }, otherFiles }) {
    if (facts.from === 'entry') return nothing
    const { sha256, reading } = facts
    const other = otherFiles.find((file) => file.sha256 === sha256 || isSameImage(file, reading.perceptualHash))
    if (other === undefined) return [{ label, passed: true }]
    return [{ label, passed: false, params: { other: other.filename } }]
  },
})

function isSameImage({ perceptualHash: other }: OtherFile, hash: string | null): boolean {
  return hash !== null && other !== null && bitsApart(hash, other) <= distanceMax
}

/** Number of different bits of two hashes of 16 hex digits. */
function bitsApart(a: string, b: string): number {
  let bits = 0
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    let differing = Number.parseInt(a.charAt(index) || '0', 16) ^ Number.parseInt(b.charAt(index) || '0', 16)
    for (; differing !== 0; differing &= differing - 1) bits++
  }
  return bits
}
