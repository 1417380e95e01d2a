import { addressSamples } from './address.ts'
import { declarationSamples } from './declarations.ts'
import { entitySamples } from './entity.ts'
import { financeSamples } from './finance.ts'
import { identitySamples } from './identity.ts'
import { incomeSamples } from './income.ts'
import type { Sample } from './sample.ts'

/** A document of every type in each language, drawn from how such documents look. */
export const samples: readonly Sample[] = [
  ...identitySamples,
  ...incomeSamples,
  ...addressSamples,
  ...financeSamples,
  ...entitySamples,
  ...declarationSamples,
]
