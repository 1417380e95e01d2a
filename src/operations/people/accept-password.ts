import { errors } from '../../contract/errors.ts'
import { strengthOf } from './password-strength.ts'

const charactersMin = 8
const charactersMax = 256
/** Of zxcvbn's 0 to 4: withstands an attacker who has the hash and 10^8 guesses. */
const scoreMin = 3

/**
 * Refuses a password that is too short, too long or easy to guess, for the person with this name and address: 422 at
 * `body.password`, with what is weak about it in `ctx`. docs/console.md#passwords.
 */
export async function acceptPassword(
  password: string,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  const characters = [...password].length
  if (characters < charactersMin) {
    const ctx = { min_length: charactersMin }
    throw refused('string_too_short', `String should have at least ${charactersMin} characters`, ctx)
  }
  if (characters > charactersMax) {
    const ctx = { max_length: charactersMax }
    throw refused('string_too_long', `String should have at most ${charactersMax} characters`, ctx)
  }
  const own = [name, ...name.split(/\s+/), email, ...email.split(/[@.+_-]/), 'gatehouse'].filter((word) => word !== '')
  const { score, warning, suggestions } = await strengthOf(password, own)
  if (score >= scoreMin) return
  const error = 'the password is easy to guess'
  throw refused('value_error', `Value error, ${error}`, { error, score, score_min: scoreMin, warning, suggestions })
}

function refused(type: string, msg: string, ctx: Readonly<Record<string, unknown>>) {
  return errors.issues([{ type, loc: ['body', 'password'], msg, ctx }])
}
