import { Type } from 'typebox'
import { locales } from '../../contract/locale.ts'

const addressLengthMax = 254
const nameLengthMax = 120
/** Longer than any password or token that is taken, so that its own check says what is wrong. */
const secretLengthMax = 1_000

/** An e-mail address; compared in lower case. */
export const EmailInput = Type.String({ format: 'email', maxLength: addressLengthMax })
/** What a person is called. */
export const NameInput = Type.String({ minLength: 1, maxLength: nameLengthMax, pattern: '\\S' })
export const LocaleInput = Type.Enum([...locales])
/** A password as typed. */
export const PasswordInput = Type.String({ minLength: 1, maxLength: secretLengthMax })
/** The token of a link. */
export const TokenInput = Type.String({ minLength: 1, maxLength: secretLengthMax })
