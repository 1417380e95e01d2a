import type { PartnerOperation } from '../operation.ts'
import { assess } from './assess.ts'
import { extract } from './extract.ts'
import { verify } from './verify.ts'

/** The operations of the API: routing, validation, scopes, the description and the contract tests come from this list. */
export const partnerOperations: readonly PartnerOperation[] = [extract, verify, assess]
