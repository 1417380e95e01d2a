import { callCommands } from './calls.ts'
import { caseReportCommand } from './case-report.ts'
import { caseActCommands } from './case-acts.ts'
import { caseViewCommands } from './case-views.ts'
import { caseCommands } from './cases.ts'
import { auditCommands } from './audit.ts'
import { backupCommands } from './backup.ts'
import type { Command } from './command.ts'
import { deliveryCommands } from './deliveries.ts'
import { demoCommand } from './demo.ts'
import { readDocumentCommand } from './documents.ts'
import { doctorCommand } from './doctor.ts'
import { bankCommands } from './bank.ts'
import { eidCommands } from './eid.ts'
import { evidenceCommands } from './evidence.ts'
import { keyCommands } from './keys.ts'
import { listCommands } from './lists.ts'
import { stagedListCommands } from './staged-lists.ts'
import { mailboxCommands } from './mailbox.ts'
import { migrateCommand } from './migrate.ts'
import { memberCommands } from './members.ts'
import { operatorCommands } from './operators.ts'
import { policyCommands, replayCommand } from './policy.ts'
import { screeningThresholdCommands } from './screening-thresholds.ts'
import { secretCommands } from './secrets.ts'
import { serveCommand } from './serve.ts'
import { specimensCommand } from './specimens.ts'
import { webhookCommands } from './webhooks.ts'
import { webhooksListenCommand } from './webhooks-listen.ts'
import { workspaceCommands } from './workspaces.ts'

/** Every command of the program, in the order the help shows them. */
export const commands: readonly Command[] = [
  serveCommand,
  demoCommand,
  ...workspaceCommands,
  ...keyCommands,
  ...operatorCommands,
  ...memberCommands,
  ...webhookCommands,
  ...deliveryCommands,
  ...callCommands,
  webhooksListenCommand,
  ...eidCommands,
  ...bankCommands,
  ...caseCommands,
  ...caseViewCommands,
  readDocumentCommand,
  ...evidenceCommands,
  caseReportCommand,
  ...caseActCommands,
  ...policyCommands,
  replayCommand,
  ...secretCommands,
  ...auditCommands,
  ...listCommands,
  ...stagedListCommands,
  ...screeningThresholdCommands,
  ...mailboxCommands,
  ...backupCommands,
  migrateCommand,
  specimensCommand,
  doctorCommand,
]
