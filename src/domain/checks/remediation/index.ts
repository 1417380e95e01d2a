import { ofBank } from './bank.ts'
import { ofClient } from './client.ts'
import type { Remediation } from './remediation.ts'
import { ofDocuments } from './documents.ts'
import { ofEid } from './eid.ts'
import { ofEntities } from './entities.ts'
import { ofScreening } from './screening.ts'

/** What to do about a failed check, by rule. A rule without an entry here does not compile. */
export const remediations = {
  ...ofDocuments,
  ...ofClient,
  ...ofEntities,
  ...ofScreening,
  ...ofEid,
  ...ofBank,
} as const satisfies Readonly<Record<string, Remediation>>

/** Ids of the check rules. */
export type RuleName = keyof typeof remediations
