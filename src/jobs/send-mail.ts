import { sendDueMails } from '../operations/mail/send-due-mails.ts'
import type { Job } from './job.ts'

/** Sends the mails that are due, and again those that could not be handed over. docs/operations.md#mail. */
export const sendMail: Job = {
  name: 'send-mail',
  pauseMs: 5_000,
  run: (services, context) => sendDueMails(services, context),
}
