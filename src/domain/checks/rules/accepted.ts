import type { Bilingual } from '../../../contract/locale.ts'
import { findStep } from '../../document-types/steps.ts'
import { countryCode, countryNoun } from '../../values/countries.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { identityTypes, photoIdTypes } from '../facts/identity-documents.ts'
import { provinceCode, provinceNoun } from '../../names/provinces.ts'
import type { Noun } from '../../values/noun.ts'
import type { Param } from '../definition/template.ts'

/** Provinces that forbid their health card as proof of identity. FINTRAC guidance, methods to verify identity. */
const refusedHealthCards: ReadonlySet<string> = new Set(['ON', 'MB', 'NS', 'PE'])
/** Steps whose documents prove identity. */
const identitySteps: ReadonlySet<string> = new Set(['photo_id', 'secondary_id'])
/** Municipal documents are not government documents. PCMLTFR s. 105(1)(a). */
const municipal = /(?:^|\s)(?:(?:city|town|village|municipality) of|ville d|mairie d|municipalit|commune d)/i
const unknownIssuer: Bilingual = { en: 'this issuer', fr: 'cet émetteur' }

/** The type and the issuer of the document may be used to verify identity. */
export const accepted = defineCheck<DocumentContext>({
  id: 'accepted',
  severity: 'critical',
  label: { en: '{Doc} may be used to verify identity.', fr: '{Doc} {doc:peut/peuvent} servir à vérifier l’identité.' },
  details: [
    {
      en: 'A {doc} issued by {issuer} cannot be used to verify identity under {regulator} rules.',
      fr: '{Doc} {doc:délivré} par {le issuer} ne {doc:peut/peuvent} servir à vérifier l’identité selon les règles applicables ({regulator}).',
    },
  ],
  find(context) {
    const { document, pack } = context
    const { docType, stepKey } = document.facts
    if (!identityTypes.has(docType)) return nothing
    // An unknown step and `other` name no requirement: the document is sent for what it fits.
    if (stepKey !== null && findStep(stepKey) !== null && stepKey !== 'other' && !identitySteps.has(stepKey))
      return nothing
    if (!isRefused(context)) return [{ label: document.label, passed: true }]
    const params = { issuer: issuerOf(context), regulator: pack.regulatorNames ?? pack.names }
    return [{ label: document.label, passed: false, params }]
  },
})

function isRefused({ document, pack, issuer }: DocumentContext): boolean {
  const { docType, stepKey, fields } = document.facts
  if (docType === 'sin_card' || pack.refusedIds?.includes(docType) === true) return true
  if (docType === 'health_card' && refusedHealthCards.has(issuer.province ?? '')) return true
  if (stepKey === 'photo_id' && !photoIdTypes.has(docType)) return true
  return municipal.test(fields.issuing_authority ?? fields.issuer_name ?? '')
}

function issuerOf({ document, issuer }: DocumentContext): Param {
  const { fields } = document.facts
  const printed = fields.issuing_authority ?? fields.issuer_name ?? fields.id_province
  if (printed !== undefined) return placeNoun(printed) ?? printed
  const { country } = issuer
  return country === undefined || fields.id_country === undefined ? unknownIssuer : (countryNoun(country) ?? country)
}

/** A province or country that is printed as the issuer, with its article. */
function placeNoun(printed: string): Noun | null {
  const province = provinceCode(printed, 'CA')
  if (province !== null) return provinceNoun(province, 'CA')
  const country = countryCode(printed)
  return country === null ? null : countryNoun(country)
}
