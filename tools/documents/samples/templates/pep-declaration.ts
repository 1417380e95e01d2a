import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxesRow, heading, prose, question, signatures, small } from '../layout/print.ts'
import { anyHead, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Declarations on political exposure and third parties; every answer is a ticked square. */
export const pepDeclaration: Template = {
  docType: 'pep_declaration',
  form: 'page',
  layouts: [
    { name: 'questions', draw: (draft) => questions(draft) },
    { name: 'ticked-rows', draw: rows },
  ],
}

function answers(draft: Draft) {
  const answer = (field: string, share: number) => {
    const value = draft.chance(share)
    draft.put(field, String(value), '')
    return value
  }
  return {
    foreign: answer('pep_foreign', 0.15),
    domestic: answer('pep_domestic', 0.2),
    organisation: answer('pep_hio', 0.1),
    third: answer('third_party', 0.2),
  }
}

function questions(draft: Draft) {
  const { say } = draft
  const of = answers(draft)
  const yesNo = [say('Yes', 'Oui'), say('No', 'Non')] as const
  return pages(draft, theme(draft), [
    letterhead(anyHead(draft), {
      issuer: say('Northlake Credit Union', 'Caisse des Trois-Clochers'),
      title: say('Politically exposed person declaration', 'Déclaration - personne politiquement vulnérable'),
    }),
    pairs(
      [
        [say('Client name', 'Nom du client'), draft.put('document_holder_name', fullName(draft.person))],
        [say('Client number', 'Numéro de client'), draft.code('#######')],
      ],
      'aligned',
    ),
    heading(say('Part A - Political exposure', 'Partie A - Exposition politique'), 'band'),
    question(
      say(
        'Are you, a family member or a close associate a politically exposed foreign person (PEFP)?',
        'Êtes-vous, un membre de votre famille ou un proche associé est-il un étranger politiquement vulnérable (EPV) ?',
      ),
      of.foreign,
      yesNo,
    ),
    question(
      say(
        'Are you, a family member or a close associate a politically exposed domestic person (PEDP)?',
        'Êtes-vous, un membre de votre famille ou un proche associé est-il un national politiquement vulnérable (NPV) ?',
      ),
      of.domestic,
      yesNo,
    ),
    question(
      say(
        'Are you, a family member or a close associate the head of an international organization (HIO)?',
        'Êtes-vous, un membre de votre famille ou un proche associé est-il dirigeant d’une organisation internationale (DOI) ?',
      ),
      of.organisation,
      yesNo,
    ),
    heading(say('Part B - Third party', 'Partie B - Tiers'), 'band'),
    question(
      say(
        'Will the account be used by or on behalf of a third party?',
        'Le compte sera-t-il utilisé par un tiers ou pour le compte d’un tiers ?',
      ),
      of.third,
      yesNo,
    ),
    gap(8),
    prose(
      say(
        'I declare that the information above is true and I will report any change.',
        'Je déclare que les renseignements ci-dessus sont exacts et je signalerai tout changement.',
      ),
    ),
    signatures([
      { label: say('Signature of client', 'Signature du client') },
      {
        label: 'Date',
        above: draft.date('document_date', recently(draft, 300), draft.pick(['iso', 'long'])),
        signed: false,
      },
    ]),
    small(say('For internal use: reviewed by compliance.', 'Réservé à l’usage interne : vérifié par la conformité.')),
  ])
}

function rows(draft: Draft) {
  const { say } = draft
  const of = answers(draft)
  const row = (title: string, explanation: string, value: boolean) => [
    heading(title, 'ruled'),
    prose(explanation, { scale: 0.92 }),
    boxesRow(
      [
        { label: say('No', 'Non'), on: !value },
        { label: say('Yes', 'Oui'), on: value },
      ],
      say('Your answer:', 'Votre réponse :'),
    ),
  ]
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['plain', 'logo']), {
      issuer: say('Elmcroft Wealth Management', 'Placements Cap-Rouge'),
      title: say('PEP, HIO and third-party determination', 'Détermination PPV, DOI et tiers'),
    }),
    pairs(
      [
        [say('Name', 'Nom'), draft.put('document_holder_name', fullName(draft.person))],
        ['Date', draft.date('document_date', recently(draft, 300), draft.pick(['iso', 'slashes', 'long']))],
      ],
      draft.pick(['boxed', 'colon']),
      2,
    ),
    ...row(
      say('1. Foreign politically exposed person', '1. Étranger politiquement vulnérable'),
      say(
        'A person who holds or has ever held a public office in or on behalf of a foreign state.',
        'Personne qui occupe ou a déjà occupé une charge publique dans un État étranger ou pour son compte.',
      ),
      of.foreign,
    ),
    ...row(
      say('2. Domestic politically exposed person', '2. National politiquement vulnérable'),
      say(
        'A person who holds, or has held in the last five years, an office of the federal, a provincial or a municipal government in Canada.',
        'Personne qui occupe, ou a occupé dans les cinq dernières années, une charge fédérale, provinciale ou municipale au Canada.',
      ),
      of.domestic,
    ),
    ...row(
      say('3. Head of an international organization', '3. Dirigeant d’une organisation internationale'),
      say(
        'The head of an organization set up by the governments of states.',
        'Dirigeant d’une organisation créée par les gouvernements de divers États.',
      ),
      of.organisation,
    ),
    ...row(
      say('4. Third party', '4. Tiers'),
      say(
        'Somebody other than the client instructs how the account is used.',
        'Une autre personne que le client donne des instructions sur le compte.',
      ),
      of.third,
    ),
    signatures([{ label: say('Client', 'Client') }, { label: say('Advisor', 'Conseiller') }]),
  ])
}
