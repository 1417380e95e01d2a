import { setTimeout as pause } from 'node:timers/promises'
import { Type } from 'typebox'
import { personByEmail } from '../../store/people.ts'
import { EmailInput } from './inputs.ts'
import { mailLink } from './mail-link.ts'
import type { PeopleAction } from './people-action.ts'

/** Every answer takes this long at least: longer than making a link and queueing a mail, so that the time tells nothing. */
const answerAfterMs = 400

const ForgotPassword = Type.Object({ email: EmailInput })

/** Mails a link for a new password, if the address is a person's; the answer is the same either way. docs/console.md#mail. */
export const forgotPassword: PeopleAction<typeof ForgotPassword> = {
  name: 'forgot',
  input: ForgotPassword,
  signedIn: false,
  async run(services, { email }) {
    const waited = pause(answerAfterMs)
    const person = await personByEmail(services.store.system, email.toLowerCase())
    if (person !== null) await mailLink(services, 'reset_password', person)
    await waited
    return { answer: {} }
  },
}
