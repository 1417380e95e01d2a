import type { PolicyPack } from './policy-pack.ts'

type RequiredSteps = PolicyPack['steps']

/**
 * The default required documents, by purpose and kind. docs/rules/policy-packs.md#required-documents. Conditions (credit
 * products, an expired recorded document) are in checks/facts/required-documents.ts.
 */
export const requiredSteps: RequiredSteps = {
  onboarding: {
    individual: [
      ['photo_id', 'C'],
      ['proof_of_address', 'W'],
      ['proof_of_income', 'W'],
    ],
    corporation: [
      ['photo_id', 'C'],
      ['proof_of_address', 'W'],
      ['entity_existence', 'C'],
      ['entity_ownership', 'W'],
      ['entity_authority', 'W'],
      ['entity_financials', 'W'],
      ['tax_form', 'W'],
    ],
    partnership: [
      ['photo_id', 'C'],
      ['proof_of_address', 'W'],
      ['entity_existence', 'C'],
      ['entity_ownership', 'W'],
      ['entity_authority', 'W'],
      ['entity_financials', 'W'],
      ['tax_form', 'W'],
    ],
    charitable_org: [
      ['photo_id', 'C'],
      ['proof_of_address', 'W'],
      ['entity_existence', 'C'],
      ['entity_ownership', 'W'],
      ['entity_authority', 'W'],
      ['entity_financials', 'W'],
      ['tax_form', 'W'],
    ],
    trust: [
      ['photo_id', 'C'],
      ['proof_of_address', 'W'],
      ['entity_existence', 'C'],
      ['entity_ownership', 'C'],
      ['entity_authority', 'W'],
      ['tax_form', 'W'],
    ],
    estate: [
      ['photo_id', 'C'],
      ['proof_of_address', 'W'],
      ['estate_authority', 'C'],
    ],
  },
  periodic_review: {
    individual: [
      ['photo_id', 'W'],
      ['proof_of_address', 'W'],
      ['proof_of_income', 'W'],
    ],
    corporation: [
      ['proof_of_address', 'W'],
      ['entity_existence', 'W'],
      ['entity_ownership', 'W'],
      ['entity_financials', 'W'],
      ['tax_form', 'W'],
    ],
    partnership: [
      ['proof_of_address', 'W'],
      ['entity_existence', 'W'],
      ['entity_ownership', 'W'],
      ['entity_financials', 'W'],
      ['tax_form', 'W'],
    ],
    charitable_org: [
      ['proof_of_address', 'W'],
      ['entity_existence', 'W'],
      ['entity_ownership', 'W'],
      ['entity_financials', 'W'],
      ['tax_form', 'W'],
    ],
    trust: [
      ['proof_of_address', 'W'],
      ['entity_existence', 'W'],
      ['entity_ownership', 'W'],
      ['tax_form', 'W'],
    ],
    estate: [['proof_of_address', 'W']],
  },
}

/**
 * The steps with a critical proof of address for individuals.
 * docs/rules/policy-packs.md#required-documents.
 */
export function withProofOfAddress(steps: RequiredSteps): RequiredSteps {
  return onboardingIndividual(steps, (asked) =>
    asked.map(([step, mark]) => [step, step === 'proof_of_address' ? 'C' : mark] as const),
  )
}

/**
 * The steps with a tax form for individuals.
 * docs/rules/policy-packs.md#required-documents.
 */
export function withTaxForm(steps: RequiredSteps): RequiredSteps {
  return onboardingIndividual(steps, (asked) => [...asked, ['tax_form', 'W']])
}

type Asked = RequiredSteps['onboarding']['individual']

function onboardingIndividual(steps: RequiredSteps, change: (asked: Asked) => Asked): RequiredSteps {
  return { ...steps, onboarding: { ...steps.onboarding, individual: change(steps.onboarding.individual) } }
}
