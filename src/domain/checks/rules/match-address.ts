import { compareAddresses } from '../../names/address.ts'
import { showsPostOfficeBox } from '../../names/street-fault.ts'
import { sameAddressScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'
import { addressText, clientAddress, documentAddress } from '../../profile/address.ts'
import { photoIdTypes } from '../facts/identity-documents.ts'
import { isAddressSource } from '../facts/two-sources.ts'

/** The step of the dual-process method. docs/rules/document-types.md#steps. */
const secondSource = 'secondary_id'

/** The document shows the client's address. Critical for a source of the dual-process method. */
export const matchAddress = defineCheck<MatchContext>({
  id: 'match:address',
  severity: 'warning',
  label: { en: 'The address on the {doc} is the client’s address.', fr: 'L’adresse sur {le doc} est celle du client.' },
  details: [
    {
      en: 'The {doc} {doc:shows/show} {a}; the profile says {b} (similarity {score}).',
      fr: '{Doc} {doc:indique/indiquent} {a}; le profil indique {b} (similarité {score}).',
    },
    {
      en: 'The {doc} shows a post office box, {a}, which is no residence.',
      fr: '{Doc} indique une case postale, {a}, qui n’est pas une résidence.',
    },
  ],
  find(context) {
    const {
      document: { facts, label },
      profile,
    } = context
    const shown = documentAddress(facts.fields, profile.values.country)
    const client = shown === null ? null : clientAddress(profile)
    if (client === null || shown === null) return nothing
    const severity = isDualProcessSource(context) ? 'critical' : 'warning'
    if (showsPostOfficeBox(facts.fields)) {
      const box = facts.fields.address ?? facts.fields.street1 ?? ''
      return [{ label, passed: false, severity, detail: 1, params: { a: box } }]
    }
    const score = compareAddresses(shown, client)
    if (score >= sameAddressScoreMin) return [{ label, passed: true, severity }]
    const a = facts.fields.address ?? addressText(shown)
    return [{ label, passed: false, severity, params: { a, b: addressText(client), score } }]
  },
})

/** True for a source of the dual-process method without a photo document in the request. PCMLTFR s. 105(1)(d). */
function isDualProcessSource({ document, documents, pack, kind, purpose }: MatchContext): boolean {
  const { docType, stepKey } = document.facts
  if (!pack.methods.includes('dual_process') || kind !== 'individual' || purpose !== 'onboarding') return false
  if (stepKey !== secondSource || !isAddressSource(docType)) return false
  return documents.every(({ facts }) => facts.stepKey === secondSource || !photoIdTypes.has(facts.docType))
}
