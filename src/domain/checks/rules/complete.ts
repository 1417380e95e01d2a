import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { fieldName } from '../../profile/field-names.ts'
import { listOf } from '../facts/text-list.ts'

/** Every key field of the type was read. */
export const complete = defineCheck<DocumentContext>({
  id: 'complete',
  severity: 'warning',
  label: { en: '{Doc} {doc:shows/show} every key field.', fr: '{Doc} {doc:présente/présentent} tous les champs clés.' },
  details: [{ en: 'Missing on the {doc}: {fields}.', fr: 'Sur {le doc}, il manque : {fields}.' }],
  find({ document: { facts, label, type } }) {
    if (type === null || type.keyFields.length === 0) return nothing
    const missing = type.keyFields.filter((name) => facts.fields[name] === undefined)
    if (missing.length === 0) return [{ label, passed: true }]
    return [{ label, passed: false, params: { fields: listOf(missing.map((name) => fieldName(name))) } }]
  },
})
