import { politicalExposure } from './data-points.ts'
import type { Demanded } from './policy-pack.ts'
import { read, unread } from './sources.ts'

/** A pack without a law, or whose law demands no more than its locks hold. */
export const nothingDemanded: Demanded = { rules: {}, steps: {}, points: {} }

/** Canada. PCMLTFR; docs/rules/policy-packs.md#demanded-by-law. */
export const demandedInCanada: Demanded = {
  rules: {
    'ownership:identified': read('PCMLTFR s. 138(1)'),
    'ownership:confirmed': read('PCMLTFR s. 138(2)'),
    'ownership:discrepancy': unread('PCMLTFR, discrepancies of beneficial ownership'),
    'ownership:senior_officer': read('PCMLTFR s. 138(4)(a)'),
    'charity:status': read('PCMLTFR s. 138(5)'),
    'third_party:declared': read('PCMLTFR s. 135'),
    'third_party:details': read('PCMLTFR s. 135'),
    'pep:declared': read('PCMLTFR s. 116'),
    'pep:undeclared': read('PCMLTFR s. 116'),
    'evidence:source_of_funds': read('PCMLTFR ss. 121, 122, 157'),
    'evidence:source_of_wealth': read('PCMLTFR s. 121(1)'),
    'review:due': read('PCMLTFR s. 123.1'),
  },
  steps: { entity_ownership: read('PCMLTFR s. 138(2)') },
  points: {
    beneficial_owners: read('PCMLTFR s. 138(1)'),
    ownership_structure: read('PCMLTFR s. 138(1)(d)'),
    third_party: read('PCMLTFR s. 135'),
    [politicalExposure]: read('PCMLTFR s. 116'),
  },
}

/** The European Union. Reg. (EU) 2024/1624; docs/rules/policy-packs.md#demanded-by-law. */
export const demandedInEurope: Demanded = {
  rules: {
    'ownership:identified': read('Reg. (EU) 2024/1624 art. 20(1)(b)'),
    'ownership:confirmed': read('Reg. (EU) 2024/1624 art. 20(1)(b)'),
    'ownership:discrepancy': read('Reg. (EU) 2024/1624 art. 24'),
    'third_party:declared': read('Reg. (EU) 2024/1624 art. 20(1)(h)'),
    'third_party:details': read('Reg. (EU) 2024/1624 art. 20(1)(h)'),
    'screening:pep': read('Reg. (EU) 2024/1624 art. 20(1)(g)'),
    'pep:declared': read('Reg. (EU) 2024/1624 art. 42'),
    'pep:undeclared': read('Reg. (EU) 2024/1624 art. 20(1)(g)'),
    'evidence:source_of_funds': read('Reg. (EU) 2024/1624 art. 42(1)(b)'),
    'evidence:source_of_wealth': read('Reg. (EU) 2024/1624 art. 42(1)(b)'),
    'review:due': read('Reg. (EU) 2024/1624 art. 26'),
  },
  steps: { entity_ownership: read('Reg. (EU) 2024/1624 art. 20(1)(b)') },
  points: {
    beneficial_owners: read('Reg. (EU) 2024/1624 art. 20(1)(b)'),
    ownership_structure: read('Reg. (EU) 2024/1624 art. 20(1)(b)'),
    third_party: read('Reg. (EU) 2024/1624 art. 20(1)(h)'),
    [politicalExposure]: read('Reg. (EU) 2024/1624 art. 20(1)(g)'),
  },
}

/** France, with its own provisions until the Regulation applies. docs/rules/policy-packs.md#demanded-by-law. */
export const demandedInFrance: Demanded = {
  ...demandedInEurope,
  rules: {
    ...demandedInEurope.rules,
    'ownership:identified': read('CMF L561-5, R561-1'),
    'ownership:confirmed': unread('CMF L561-5, R561-7'),
    'ownership:discrepancy': read('CMF L561-47-1'),
    'screening:pep': unread('CMF L561-10 1°'),
    'pep:declared': unread('CMF L561-10 1°'),
    'pep:undeclared': unread('CMF L561-10 1°'),
    'evidence:source_of_funds': unread('CMF L561-10, R561-20-2'),
    'evidence:source_of_wealth': unread('CMF L561-10, R561-20-2'),
  },
}

/** Morocco. docs/rules/policy-packs.md#demanded-by-law. */
export const demandedInMorocco: Demanded = {
  rules: {
    'ownership:identified': unread('Law 43-05 as amended by 12-18; Decree 2.21.708'),
    'ownership:confirmed': unread('Law 43-05 as amended by 12-18; Decree 2.21.708'),
    'third_party:declared': unread('Law 43-05 as amended by 12-18'),
    'third_party:details': unread('Law 43-05 as amended by 12-18'),
    'screening:pep': unread('Law 43-05 as amended by 12-18'),
    'pep:declared': unread('Law 43-05 as amended by 12-18'),
    'pep:undeclared': unread('Law 43-05 as amended by 12-18'),
    'evidence:source_of_funds': unread('Law 43-05 as amended by 12-18'),
    'evidence:source_of_wealth': unread('Law 43-05 as amended by 12-18'),
    'review:due': unread('BAM circular 5/W/2017'),
  },
  steps: { entity_ownership: unread('Law 43-05 as amended by 12-18; Decree 2.21.708') },
  points: {
    beneficial_owners: unread('Law 43-05 as amended by 12-18; Decree 2.21.708'),
    ownership_structure: unread('Law 43-05 as amended by 12-18'),
    third_party: unread('Law 43-05 as amended by 12-18'),
    [politicalExposure]: unread('Law 43-05 as amended by 12-18'),
  },
}

/** The United States: what a bank asks of the owners of a legal entity. docs/rules/policy-packs.md#demanded-by-law. */
export const demandedInUnitedStates: Demanded = {
  rules: { 'ownership:identified': read('31 CFR 1010.230(b), (d)') },
  steps: {},
  points: {
    beneficial_owners: read('31 CFR 1010.230(d)(1)'),
    control_person: read('31 CFR 1010.230(d)(2)'),
  },
}
