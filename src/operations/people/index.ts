import { change } from './change.ts'
import { me } from './me.ts'
import type { PeopleAction } from './people-action.ts'
import { setUp } from './set-up.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** What people do for themselves at the console, in the order of docs/console.md#routes. */
export const peopleActions: readonly PeopleAction[] = [setUp, signIn, signOut, me, change]
