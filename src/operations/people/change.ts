import { Type } from 'typebox'
import { updatePerson } from '../../store/people.ts'
import { LocaleInput, NameInput } from './inputs.ts'
import { shownPerson } from './me.ts'
import { signedInAction } from './people-action.ts'
import { auditForPerson } from './start-session.ts'

/** Changes the own name or language; answers as `me`. */
export const change = signedInAction({
  name: 'change',
  input: Type.Object({ name: Type.Optional(NameInput), locale: Type.Optional(LocaleInput) }),
  async run({ store, clock }, { name, locale }, { person, requestId }) {
    const { personId } = person
    const changes = { ...(name !== undefined && { name: name.trim() }), ...(locale !== undefined && { locale }) }
    const changed = Object.keys(changes)
    if (changed.length > 0) {
      const at = clock.now()
      await store.system.transaction().execute(async (tx) => {
        await updatePerson(tx, personId, changes)
        await auditForPerson(tx, { personId, action: 'member.changed', objectId: personId, at, changed, requestId })
      })
    }
    return { answer: shownPerson({ ...person, ...changes }) }
  },
})
