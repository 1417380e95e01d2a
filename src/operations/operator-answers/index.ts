import type { TSchema } from 'typebox'
import { accessAnswers } from './access.ts'
import { auditAnswers } from './audit.ts'
import { caseAnswers } from './cases.ts'
import { caseViewAnswers } from './case-views.ts'
import { listAnswers } from './lists.ts'
import { ruleAnswers } from './rules.ts'
import { useAnswers } from './use.ts'
import { webhookAnswers } from './webhooks.ts'

/**
 * The schema of the answer of each operation of the operator that is answered over HTTP, by its name. Tests hold what the operations
 * answer against them. docs/console-api.md.
 */
export const operatorAnswers: Readonly<Record<string, TSchema>> = {
  ...accessAnswers,
  ...auditAnswers,
  ...caseAnswers,
  ...caseViewAnswers,
  ...listAnswers,
  ...ruleAnswers,
  ...useAnswers,
  ...webhookAnswers,
}
