import type { AuditActor } from '../domain/audit/actions.ts'

/** Who the audit trail names for what is done by command line: whoever may run commands on the machine. */
export const operatorActor: AuditActor = { type: 'operator', id: 'command_line' }
