import { acceptInvitation, showInvitation } from './accept-invitation.ts'
import { changeEmail, confirmEmail, verifyEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { change } from './change.ts'
import { forgotPassword } from './forgot-password.ts'
import { me } from './me.ts'
import { endOwnSessions, listSessions } from './own-sessions.ts'
import type { PeopleAction } from './people-action.ts'
import { resetPassword } from './reset-password.ts'
import { setUp } from './set-up.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** What people do for themselves at the console, in the order of docs/console.md#routes. */
export const peopleActions: readonly PeopleAction[] = [
  setUp,
  signIn,
  signOut,
  me,
  change,
  showInvitation,
  acceptInvitation,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  verifyEmail,
  confirmEmail,
  listSessions,
  endOwnSessions,
]
