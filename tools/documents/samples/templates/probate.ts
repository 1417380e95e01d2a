import { addDays } from '../../calendar.ts'
import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { form, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, seal, signatures } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import { issuerName } from '../issuers.ts'
import type { Template } from '../template.ts'

/** Certificates of a court, judgments that probate a will, declarations of heredity. */
export const probate: Template = {
  docType: 'probate',
  form: 'page',
  layouts: [
    { name: 'certificate', draw: certificate },
    { name: 'declaration', draw: declaration },
    { name: 'notoriete', regions: { fr: ['FR', 'MA'] }, draw: declaration },
  ],
}

function facts(draft: Draft) {
  return {
    name: draft.put('document_holder_name', fullName(draft.person)),
    executors: draft.list('executors', [fullName(draft.someone())]),
    issued: recently(draft, 700),
  }
}

function certificate(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, theme(draft, { face: 'serif', bold: 'serif-bold', size: 10 }), [
    letterhead('centred', {
      issuer: say('SUPERIOR COURT OF JUSTICE', 'COUR SUPÉRIEURE DU QUÉBEC'),
      under: [`${say('Court file no.', 'No')} ${draft.code('##-####')}`],
      title: say('CERTIFICATE OF APPOINTMENT OF ESTATE TRUSTEE WITH A WILL', 'JUGEMENT EN HOMOLOGATION DE TESTAMENT'),
    }),
    form([
      [
        { label: say('Name of deceased', 'Nom du défunt'), value: of.name },
        { label: say('Date of death', 'Date du décès'), value: draft.printDate(addDays(of.issued, -90), style) },
      ],
      [
        { label: say('Estate trustee (executor)', 'Liquidateur de la succession'), value: of.executors[0] ?? '' },
        { label: say('Occupation', 'Occupation'), value: draft.someone().occupation },
      ],
    ]),
    prose(
      say(
        'This certificate confirms that the person named above has the authority to administer the estate.',
        'Le tribunal homologue le testament et confirme que la personne nommée ci-dessus est habile à agir.',
      ),
    ),
    pairs(
      [[say('Date of this certificate', 'Date du jugement'), draft.date('document_date', of.issued, style)]],
      'colon',
    ),
    seal(say('COURT', 'COUR')),
    gap(20),
    signatures([{ label: say('Registrar', 'Greffier spécial') }]),
  ])
}

function declaration(draft: Draft) {
  const { say, region } = draft
  const of = facts(draft)
  const title =
    region === 'FR'
      ? 'ACTE DE NOTORIÉTÉ'
      : region === 'MA'
        ? 'ACTE D’HÉRÉDITÉ'
        : say('LETTERS PROBATE', 'DÉCLARATION D’HÉRÉDITÉ')
  return pages(draft, theme(draft), [
    letterhead('logo', { issuer: issuerName(draft, 'firm', region) }),
    heading(title, 'centred'),
    prose(
      say(
        `BE IT KNOWN that on ${draft.date('document_date', of.issued, 'long')} the last will of ${of.name}, late of ${draft.person.city}, was proved and registered in this court.`,
        `L’AN DEUX MILLE VINGT-SIX, le ${draft.date('document_date', of.issued, 'long')}, il est déclaré que ${of.name}, de son vivant domicilié(e) à ${draft.person.city}, est décédé(e).`,
      ),
    ),
    prose(
      say(
        `Administration of the estate was granted to ${of.executors[0]}, the executor named in the will.`,
        `La liquidation de la succession est confiée à ${of.executors[0]}, liquidateur et exécuteur testamentaire.`,
      ),
    ),
    signatures([{ label: say('Registrar', 'Le notaire') }]),
  ])
}
