import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { personByEmail, updatePerson } from '../../store/people.ts'
import { endLinks, takeLink } from '../../store/person-links.ts'
import { EmailInput, PasswordInput, TokenInput } from './inputs.ts'
import { mailLink } from './mail-link.ts'
import { signedInAction, type PeopleAction } from './people-action.ts'
import { tokenHash } from './person-token.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { auditForPerson } from './start-session.ts'

/** Replaces the own address, which is to be verified then: a mail with a link goes to it. Needs the password. */
export const changeEmail = signedInAction({
  name: 'change-email',
  input: Type.Object({ email: EmailInput, password: PasswordInput }),
  async run(services, { email: given, password }, { person, block, requestId }) {
    const { store, clock } = services
    const { personId } = person
    await proveOwnPassword(services, { person, block }, password)
    const email = given.toLowerCase()
    const at = clock.now()
    await store.system.transaction().execute(async (tx) => {
      const owner = await personByEmail(tx, email)
      if (owner !== null && owner.id !== personId) throw errors.emailTaken()
      // They went to the address before, and would prove the new one.
      await endLinks(tx, { personId, at })
      await updatePerson(tx, personId, { email, emailVerifiedAt: owner?.emailVerifiedAt ?? null })
      await auditForPerson(tx, {
        personId,
        action: 'member.changed',
        objectId: personId,
        at,
        changed: ['email'],
        requestId,
      })
    })
    await mailLink(services, 'verify_email', { id: personId, email, locale: person.locale })
    return { answer: {} }
  },
})

/** Mails the link that verifies the own address again; once in five minutes. Nothing is sent when it is verified. */
export const verifyEmail = signedInAction({
  name: 'verify-email',
  input: Type.Object({}),
  async run(services, _input, { person }) {
    const { personId: id, email, locale } = person
    if (!person.emailVerified) await mailLink(services, 'verify_email', { id, email, locale })
    return { answer: {} }
  },
})

const ConfirmEmail = Type.Object({ token: TokenInput })

/** Verifies the address to which the link was mailed; needs no session, since a mail is often read elsewhere. */
export const confirmEmail: PeopleAction<typeof ConfirmEmail> = {
  name: 'confirm-email',
  input: ConfirmEmail,
  signedIn: false,
  async run({ store, clock }, { token }, { requestId }) {
    const at = clock.now()
    await store.system.transaction().execute(async (tx) => {
      const taken = await takeLink(tx, { tokenHash: tokenHash(token), purpose: 'verify_email', at })
      const personId = taken?.personId ?? null
      if (personId === null) throw errors.linkInvalid()
      await updatePerson(tx, personId, { emailVerifiedAt: at })
      const changed = ['email_verified']
      await auditForPerson(tx, { personId, action: 'member.changed', objectId: personId, at, changed, requestId })
    })
    return { answer: {} }
  },
}
