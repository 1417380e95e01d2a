import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { isEditingTool } from '../facts/producers.ts'

/** A document that issuers generate was not written by an editing tool. docs/rules/checks.md#provenance. */
export const tamperProducer = defineCheck<DocumentContext>({
  id: 'tamper:producer',
  severity: 'warning',
  label: {
    en: '{Doc} {doc:was/were} not produced by an editing tool.',
    fr: '{Doc} {doc:ne provient/ne proviennent} pas d’un outil de retouche.',
  },
  details: [
    {
      en: 'The PDF was written by {producer}, an editing tool.',
      fr: 'Le PDF a été écrit par {producer}, un outil de retouche.',
    },
  ],
  find({ document: { facts, label, type } }) {
    const { producer } = facts
    if (type?.issuerPdf !== true || producer === '') return nothing
    const changed = facts.from === 'reading' && facts.reading.metaModified > facts.metaCreated
    return [{ label, passed: !isEditingTool(producer, changed), params: { producer } }]
  },
})
