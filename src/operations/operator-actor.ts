import type { AuditActor } from '../domain/audit/actions.ts'

/** The actor of audit entries for commands: anyone who can run commands on the machine. */
export const operatorActor: AuditActor = { type: 'operator', id: 'command_line' }
