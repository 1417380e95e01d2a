import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import { issuerName } from '../issuers.ts'
import type { Template } from '../template.ts'

/** Wills before witnesses and before a notary. */
export const will: Template = {
  docType: 'will',
  form: 'page',
  layouts: [
    { name: 'witnessed', draw: witnessed },
    { name: 'notarial', draw: notarial },
  ],
}

function witnessed(draft: Draft) {
  const { say } = draft
  const name = draft.put('document_holder_name', fullName(draft.person, 'whole'))
  const [executor = ''] = draft.list('executors', [fullName(draft.someone())])
  const style = { justified: draft.chance(0.6) }
  const signed = draft.date('document_date', recently(draft, 4000), 'long')
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10.4 }), [
    heading(say(`LAST WILL AND TESTAMENT OF ${name.toUpperCase()}`, 'TESTAMENT DEVANT TÉMOINS'), 'centred'),
    prose(
      say(
        `I, ${name}, of ${draft.person.city}, declare this to be my last will and revoke all former wills.`,
        `Je, ${name}, de ${draft.person.city}, déclare que ceci est mon testament et révoque tout testament antérieur.`,
      ),
      style,
    ),
    prose(
      say(
        `1. I appoint ${executor} to be the executor and trustee of this my will.`,
        `1. Je nomme ${executor} liquidateur de ma succession.`,
      ),
      style,
    ),
    prose(
      say(
        '2. I direct my executor to pay my debts and funeral expenses. 3. I give the residue of my estate to my children in equal shares.',
        '2. Je charge mon liquidateur de payer mes dettes et frais funéraires. 3. Je lègue le résidu de mes biens à mes enfants en parts égales.',
      ),
      style,
    ),
    prose(say(`IN WITNESS WHEREOF I have signed on ${signed}.`, `EN FOI DE QUOI j’ai signé le ${signed}.`)),
    signatures([
      { label: say('Testator', 'Testateur') },
      { label: say('Witness', 'Témoin') },
      { label: say('Witness', 'Témoin') },
    ]),
  ])
}

function notarial(draft: Draft) {
  const { say } = draft
  const name = draft.put('document_holder_name', fullName(draft.person))
  const executors = draft.list('executors', [fullName(draft.someone()), fullName(draft.someone())])
  const and = say('and', 'et')
  const signed = draft.date('document_date', recently(draft, 4000), 'long')
  return pages(draft, theme(draft), [
    letterhead('centred', {
      issuer: issuerName(draft, 'firm', draft.region),
      title: say('WILL', 'TESTAMENT NOTARIÉ'),
      subtitle: `${say('Minute No.', 'Minute no')} ${draft.code('#####')}`,
    }),
    prose(
      say(
        `On ${signed}, before me, appeared ${name}, who made the following will.`,
        `Le ${signed}, devant moi, notaire, a comparu ${name}, qui a fait son testament comme suit.`,
      ),
    ),
    heading(say('Executors', 'Liquidateurs')),
    prose(
      say(
        `I name ${executors.join(` ${and} `)} as executors of my estate, with full administration.`,
        `Je désigne ${executors.join(` ${and} `)} comme liquidateurs de ma succession, avec pleine administration.`,
      ),
    ),
    heading(say('Bequests', 'Legs')),
    prose(
      say(
        'I leave all my property to my spouse or, failing that, to my children.',
        'Je lègue tous mes biens à mon conjoint ou, à défaut, à mes enfants.',
      ),
    ),
    signatures([{ label: say('Testator', 'Le testateur') }, { label: say('Notary', 'Le notaire') }]),
  ])
}
