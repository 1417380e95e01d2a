import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { hasCompleteMethod } from '../facts/identity-methods.ts'
import { photoIdTypes } from '../facts/identity-documents.ts'
import { relianceOn, type Requirement } from '../facts/reliance.ts'
import { isAsked } from '../facts/required-documents.ts'
import { theClient } from '../facts/who-is-proven.ts'
import { clauseOf } from '../facts/text-list.ts'

/** Checks that disqualify a photo document when failed. */
const disabling = ['legible', 'accepted', 'expiry'] as const

/**
 * The request has a valid photo document of the client, or another prescribed method is complete. PCMLTFR s. 105(1);
 * docs/rules/checks.md#whose-document.
 */
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
    { en: 'The {doc} supplied cannot be relied on: it {reason}.', fr: '{Doc} ne {doc:peut/peuvent} servir : le document {reason}.' },
  ],
  find(context) {
    const severity = context.switches.requireDocuments ? 'critical' : 'warning'
    if (context.kind !== 'individual' || !isAsked('photo_id', context)) return nothing
    const finding = findingOf(context)
    if (finding.passed || hasCompleteMethod(context, 'photo_id')) return [{ passed: true, severity }]
    return [{ ...finding, severity }]
  },
})

function findingOf(context: JudgedContext): Finding {
  const requirement: Requirement = { step: 'photo_id', types: [...photoIdTypes], who: theClient(context), disabling }
  let refused: Finding | null = null
  for (const judgement of context.judgements) {
    const { document, failed } = judgement
    if (!photoIdTypes.has(document.facts.docType)) continue
    const reason = relianceOn(requirement, judgement, context)
    if (reason === null) return { passed: true }
    const check = failed.find(({ id }) => disabling.some((rule) => id === `${rule}:${document.label}`))
    refused ??=
      check === undefined
        ? { passed: false, detail: 2, params: { ...document.texts, reason } }
        : { passed: false, detail: 1, params: { ...document.texts, check: clauseOf(check.detail) } }
  }
  return refused ?? { passed: false }
}
