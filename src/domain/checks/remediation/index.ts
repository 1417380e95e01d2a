import { ofClient } from './client.ts'
import type { Clearing } from './remediation.ts'
import { ofDocuments } from './documents.ts'
import { ofEid } from './eid.ts'
import { ofEntities } from './entities.ts'
import { ofScreening } from './screening.ts'

/**
 * What clears a failed check, by family. A family is defined under one of these names, so that none is without its sentence
 * in both languages: a missing one does not compile.
 */
export const clears = {
  ...ofDocuments,
  ...ofClient,
  ...ofEntities,
  ...ofScreening,
  ...ofEid,
} as const satisfies Readonly<Record<string, Clearing>>

/** Names of the check families. */
export type RuleName = keyof typeof clears
