import { addMonths } from '../../values/dates.ts'
import { compareAddresses } from '../../names/address.ts'
import type { AddressParts } from '../../names/parse-address.ts'
import { sameAddressScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext, CheckedDocument } from '../definition/contexts.ts'
import { addressText, documentAddress } from '../../profile/address.ts'
import { documentDate } from '../facts/document-date.ts'
import { twoDocuments } from '../facts/two-documents.ts'

/** Older documents may show an earlier address, in days. */
const monthsMax = 12
/** Documents compared, at most. */
const documentsMax = 10

/** Documents of the last year show the same address. */
export const matchAddressDocuments = defineCheck<ClientContext>({
  id: 'match:address:documents',
  severity: 'info',
  label: { en: 'Every document shows the same address.', fr: 'Tous les documents indiquent la même adresse.' },
  details: [
    {
      en: '{doc_a} {doc_a:shows/show} {a}; {doc_b} {doc_b:shows/show} {b}.',
      fr: '{doc_a} {doc_a:indique/indiquent} {a}; {doc_b} {doc_b:indique/indiquent} {b}.',
    },
  ],
  find({ documents, profile, asOf }) {
    if (documents.length < 2) return nothing
    const oldest = addMonths(asOf, -monthsMax)
    const recent = documents.flatMap((document): { document: CheckedDocument; address: AddressParts }[] => {
      const date = documentDate(document.facts.fields)
      const address =
        date === null || date < oldest ? null : documentAddress(document.facts.fields, profile.values.country)
      return address === null ? [] : [{ document, address }]
    })
    const compared = recent.slice(0, documentsMax)
    for (const [index, one] of compared.entries()) {
      for (const other of compared.slice(index + 1)) {
        if (compareAddresses(one.address, other.address) >= sameAddressScoreMin) continue
        const shown = twoDocuments(
          { document: one.document, shows: textOf(one) },
          { document: other.document, shows: textOf(other) },
        )
        return [{ passed: false, params: shown }]
      }
    }
    return compared.length > 1 ? passes : nothing
  },
})

function textOf({ document, address }: { document: CheckedDocument; address: AddressParts }): string {
  return document.facts.fields.address ?? addressText(address)
}
