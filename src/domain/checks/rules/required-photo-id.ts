import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { hasCompleteMethod } from '../facts/identity-methods.ts'
import { photoIdTypes } from '../facts/identity-documents.ts'
import { isAsked } from '../facts/required-documents.ts'

/** Checks that disqualify a photo document when failed. */
const disabling = ['legible', 'accepted', 'expiry'] as const

/** The request has a valid photo document, or another prescribed method is complete. PCMLTFR s. 105(1). */
export const requiredPhotoId = defineCheck<JudgedContext>({
  id: 'required:photo_id',
  severity: 'critical',
  label: {
    en: 'A valid photo identity document is on file.',
    fr: 'Une pièce d’identité avec photo valide est au dossier.',
  },
  details: [
    { en: 'No photo identity document was supplied.', fr: 'Aucune pièce d’identité avec photo n’a été fournie.' },
    {
      en: 'The {doc} supplied cannot be relied on: {check}.',
      fr: '{Doc} {doc:fourni} ne {doc:peut/peuvent} être {doc:retenu} : {check}.',
    },
  ],
  find(context) {
    const severity = context.switches.requireDocuments ? 'critical' : 'warning'
    if (context.kind !== 'individual' || !isAsked('photo_id', context)) return nothing
    const finding = findingOf(context.judgements)
    if (finding.passed || hasCompleteMethod(context, 'photo_id')) return [{ passed: true, severity }]
    return [{ ...finding, severity }]
  },
})

function findingOf(judgements: readonly Judgement[]): Finding {
  let refused: Finding | null = null
  for (const { document, failed } of judgements) {
    if (!photoIdTypes.has(document.facts.docType)) continue
    const check = failed.find(({ id }) => disabling.some((rule) => id === `${rule}:${document.label}`))
    if (check === undefined) return { passed: true }
    refused ??= { passed: false, detail: 1, params: { ...document.texts, check: clauseOf(check.detail) } }
  }
  return refused ?? { passed: false }
}

/** The first sentence of a check’s detail as the end of another sentence. */
function clauseOf(detail: string): string {
  const end = detail.search(/\.(?= |$)/)
  const sentence = end < 0 ? detail : detail.slice(0, end)
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
