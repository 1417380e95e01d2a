import { company } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { grid } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, words } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Resolutions that name who signs for a company, and minutes of a meeting. */
export const boardResolution: Template = {
  docType: 'board_resolution',
  form: 'page',
  layouts: [
    { name: 'resolution', draw: resolution },
    { name: 'minutes', draw: minutes },
    { name: 'proces-verbal', regions: { fr: ['FR', 'MA'] }, draw: minutes },
  ],
}

function resolution(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const names = draft.list('signatories', of.people)
  const passed = draft.date('document_date', recently(draft, 300), 'long')
  return pages(draft, theme(draft, { size: 10 }), [
    heading(say('RESOLUTION OF THE BOARD OF DIRECTORS', 'RÉSOLUTION DU CONSEIL D’ADMINISTRATION'), 'centred'),
    words(draft.put('legal_name', of.name), { align: 'middle', bold: true, scale: 1.2 }),
    gap(10),
    prose(
      say(
        'BANKING RESOLUTION. RESOLVED THAT the Corporation open accounts with the bank and that the persons named below be its signing officers:',
        'RÉSOLUTION BANCAIRE. IL EST RÉSOLU que la Société ouvre des comptes auprès de la banque et que les personnes suivantes soient ses signataires autorisés :',
      ),
    ),
    grid(
      [
        { title: say('Name', 'Nom'), share: 2 },
        { title: say('Title', 'Titre'), share: 1.5 },
        { title: say('Specimen signature', 'Spécimen de signature'), share: 2 },
      ],
      names.map((name, index) => [
        name,
        [say('President', 'Président'), say('Secretary', 'Secrétaire'), say('Treasurer', 'Trésorier')][index] ?? '',
        '',
      ]),
      { rules: 'all' },
    ),
    prose(
      say(
        'RESOLVED THAT any one of them may sign cheques and agreements in the name of the Corporation.',
        'IL EST RÉSOLU que chacun d’eux puisse signer seul les chèques et conventions au nom de la Société.',
      ),
    ),
    prose(say(`Passed by the directors on ${passed}.`, `Adoptée par les administrateurs le ${passed}.`)),
    signatures([{ label: say('Secretary', 'Secrétaire') }]),
  ])
}

function minutes(draft: Draft) {
  const { say } = draft
  const of = company(draft)
  const name = draft.put('legal_name', of.name)
  const held = recently(draft, 300)
  const [first = '', second = ''] = draft.list('signatories', of.people.slice(0, 2))
  return pages(draft, theme(draft, { size: 10 }), [
    letterhead(draft.pick(['plain', 'centred']), {
      issuer: name,
      under: [of.office.join(', ')],
      title: say('Minutes of a meeting of the board', 'Procès-verbal de réunion'),
    }),
    prose(
      say(
        `Minutes of a meeting of the directors held on ${draft.date('document_date', held, 'long')} at 10 a.m. at the registered office.`,
        `Procès-verbal de la réunion des administrateurs tenue le ${draft.date('document_date', held, 'long')} à 10 h au siège social.`,
      ),
    ),
    prose(
      say(
        'The chair noted that a quorum was present and that notice had been given.',
        'Le président constate que le quorum est atteint et que l’avis de convocation a été donné.',
      ),
    ),
    heading(say('1. Signing authority', '1. Pouvoirs de signature')),
    prose(
      say(
        `On motion duly made, it was resolved that ${first} and ${second} are authorized to sign on behalf of the corporation.`,
        `Sur proposition dûment appuyée, il est résolu que ${first} et ${second} sont autorisés à signer au nom de la société.`,
      ),
    ),
    heading(say('2. Adjournment', '2. Levée de la séance')),
    prose(
      say(
        'There being no further business the meeting ended at 10:40.',
        'L’ordre du jour étant épuisé, la séance est levée à 10 h 40.',
      ),
    ),
    signatures([{ label: say('Chair', 'Président de séance') }, { label: say('Secretary', 'Secrétaire') }]),
  ])
}
