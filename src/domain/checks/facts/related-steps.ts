import { findStep, stepAccepts } from '../../document-types/steps.ts'
import type { DocumentFacts } from '../definition/document-facts.ts'

/** A step that names no requirement: its documents are sent for whatever they fit. */
const noRequirement = 'other'

/**
 * Other steps whose documents serve a step too. A step that is not listed takes only what was sent for it, or for no step.
 * docs/rules/checks.md#whose-document.
 */
const served: Readonly<Record<string, readonly string[]>> = {
  // One identity document identifies its holder under both; another step does not check who issued it.
  photo_id: ['secondary_id'],
  secondary_id: ['photo_id', 'proof_of_address', 'bank_statement', 'credit_file', 'proof_of_income'],
  credit_file: ['secondary_id'],
  // The name and address of the holder are printed for whatever the document was sent.
  proof_of_address: [
    ...['secondary_id', 'bank_statement', 'proof_of_income', 'proof_of_assets', 'proof_of_liabilities'],
    ...['source_of_funds', 'source_of_wealth'],
  ],
  // Documents that are about income show it under any step; statements are in `onlyWhenSent`.
  proof_of_income: ['proof_of_address', 'secondary_id', 'source_of_funds', 'source_of_wealth', 'tax_form'],
  // The account and its holder are printed too.
  bank_statement: ['proof_of_address', 'proof_of_income', 'secondary_id', 'source_of_funds'],
  proof_of_assets: ['proof_of_address', 'source_of_funds', 'source_of_wealth'],
  proof_of_liabilities: ['proof_of_address', 'secondary_id'],
  // One register extract, deed or return shows that the entity exists, who owns it and who binds it.
  entity_existence: ['entity_ownership', 'entity_authority', 'entity_financials', 'estate_authority'],
  entity_ownership: ['entity_existence', 'entity_authority', 'entity_financials'],
  entity_authority: ['entity_existence', 'entity_ownership', 'estate_authority'],
  entity_financials: ['entity_existence', 'entity_ownership', 'proof_of_income', 'source_of_funds'],
  estate_authority: ['entity_existence', 'entity_authority'],
  tax_form: ['declaration'],
}

/** Types that serve a step only when sent for it, or for none: what they show is evidence by the purpose it is shown for. */
const onlyWhenSent: Readonly<Record<string, ReadonlySet<string>>> = {
  // Another account may be for spending. docs/rules/checks.md#annual-income.
  proof_of_income: new Set(['bank_statement']),
}

/** Types that are about one step whatever they were sent for. docs/rules/document-types.md#types. */
const alwaysFits: Readonly<Record<string, ReadonlySet<string>>> = {
  source_of_funds: new Set(['source_of_funds_proof']),
  source_of_wealth: new Set(['source_of_funds_proof']),
}

/**
 * True when a document was sent for the step or fits it: of a type that the step accepts, and sent for it, for no known step,
 * or for a related step. docs/rules/checks.md#whose-document.
 */
export function fitsStep(step: string, facts: Exclude<DocumentFacts, { from: 'unread' }>): boolean {
  const { docType, stepKey: sent } = facts
  if (!stepAccepts(step, docType)) return false
  if (sent === null || sent === step || sent === noRequirement || findStep(sent) === null) return true
  if (alwaysFits[step]?.has(docType) === true) return true
  return served[step]?.includes(sent) === true && onlyWhenSent[step]?.has(docType) !== true
}
