import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult } from '../definition/eid-result.ts'

const detail = { scored: 0, unscored: 1 } as const

/** The live face matches the document's, by the provider's decision and its own threshold. */
export const eidFaceMatch = defineCheck<EidResult>({
  id: 'eid:face_match',
  severity: 'critical',
  label: { en: 'The face matches the document photo.', fr: 'Le visage correspond à la photo du document.' },
  details: [
    {
      en: 'The face does not match the document photo (score {score}).',
      fr: 'Le visage ne correspond pas à la photo du document (score {score}).',
    },
    // Without a score.
    {
      en: 'The face does not match the document photo.',
      fr: 'Le visage ne correspond pas à la photo du document.',
    },
  ],
  find({ face }) {
    if (face === null) return nothing
    const { passed, score, scoreMin } = face
    return [
      {
        passed: passed && (score === null || scoreMin === null || score >= scoreMin),
        detail: score === null ? detail.unscored : detail.scored,
        params: { score: score ?? '' },
      },
    ]
  },
})
