import { addDays } from '../../calendar.ts'
import { fullName, postalLines } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, small } from '../layout/print.ts'
import { anyHead, cents, holder, recently } from '../layout/stationery.ts'
import { issuerName } from '../issuers.ts'
import type { Template } from '../template.ts'

/** Consumer credit files, as a bureau mails them and as its site prints them. */
export const creditReport: Template = {
  docType: 'credit_report',
  form: 'page',
  layouts: [
    { name: 'disclosure', draw: disclosure },
    { name: 'online', draw: online },
  ],
}

function facts(draft: Draft) {
  return {
    written: recently(draft, 25),
    since: addDays(draft.today, -draft.between(1200, 7000)),
    lines: draft.between(3, 11),
    issuer: draft.put('issuer_name', issuerName(draft, 'bureau', draft.region)),
    file: draft.put('file_number', draft.code(draft.pick(['##########', '###-####-###', '@@########']))),
  }
}

function accounts(draft: Draft, count: number) {
  const { say } = draft
  return grid(
    [
      { title: say('Creditor', 'Créancier'), share: 2.4 },
      { title: say('Opened', 'Ouverture'), share: 1.2 },
      { title: say('Type', 'Type'), share: 1.4 },
      { title: say('Balance', 'Solde'), share: 1.2, right: true },
      { title: say('Status', 'Cote'), share: 0.7 },
    ],
    Array.from({ length: count }, () => [
      draft.pick(['STONEBRIDGE BANK', 'TAMARACK MOBILE', 'KEYSTONE AUTO', 'FUNDY SAVINGS', 'CAISSE TROIS-CLOCHERS']),
      draft.printDate(addDays(draft.today, -draft.between(200, 3000)), 'iso').slice(0, 7),
      draft.pick([say('Revolving', 'Renouvelable'), say('Instalment', 'Versements')]),
      draft.printMoney(cents(draft, 0, 9000), 'bare'),
      'R1',
    ]),
    { rules: 'rows' },
  )
}

function disclosure(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  const style = draft.pick(['iso', 'long', 'slashes'] as const)
  return pages(draft, theme(draft), [
    letterhead(anyHead(draft), { issuer: of.issuer, title: say('Consumer Disclosure', 'Divulgation au consommateur') }),
    pairs(
      [
        [say('File No.', 'No de dossier'), of.file],
        [say('Date of report', 'Date du rapport'), draft.printDate(of.written, style)],
        [say('File since', 'Dossier ouvert depuis'), draft.date('file_since', of.since, style)],
        [say('Accounts on file', 'Nombre de comptes au dossier'), draft.put('trade_line_count', String(of.lines))],
      ],
      'aligned',
      2,
    ),
    heading(say('Personal information', 'Renseignements personnels'), 'band'),
    pairs(
      [
        [say('Name', 'Nom'), holder(draft)],
        [say('Date of birth', 'Date de naissance'), draft.date('date_of_birth', person.dateOfBirth, style)],
        [
          say('Current address', 'Adresse actuelle'),
          draft.put('address', postalLines(person, draft.region).join(', ').replace(/\s+/g, ' ')),
        ],
        [say('Previous address', 'Adresse précédente'), postalLines(draft.someone(), draft.region).join(', ')],
        [say('Employer', 'Employeur'), issuerName(draft, 'employer', draft.region)],
      ],
      'aligned',
    ),
    heading(say('Accounts', 'Comptes'), 'band'),
    accounts(draft, of.lines),
    heading(say('Inquiries', 'Demandes de renseignements'), 'band'),
    pairs(
      [
        [draft.printDate(addDays(of.written, -41), style), 'STONEBRIDGE BANK'],
        [draft.printDate(addDays(of.written, -130), style), 'BLUEWIRE INTERNET'],
      ],
      'aligned',
    ),
    small(
      say(
        'To dispute an entry, complete the form enclosed and return it by mail.',
        'Pour contester une inscription, remplissez le formulaire ci-joint et retournez-le par la poste.',
      ),
    ),
  ])
}

function online(draft: Draft) {
  const { say, person } = draft
  const of = facts(draft)
  const lines = postalLines(person, draft.region)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['band', 'logo']), {
      issuer: of.issuer,
      title: say('Your credit report', 'Votre dossier de crédit'),
      subtitle: `${say('as of', 'en date du')} ${draft.printDate(of.written, 'long')}`,
    }),
    pairs(
      [
        [say('Report for', 'Dossier de'), draft.put('document_holder_name', fullName(person))],
        [say('Reference / file number', 'Numéro de référence du dossier'), of.file],
        [say('Born', 'Date de naissance'), draft.date('date_of_birth', person.dateOfBirth, 'long')],
        [say('On file since', 'Ouvert depuis le'), draft.date('file_since', of.since, 'long')],
      ],
      draft.pick(['above', 'boxed']),
      2,
    ),
    pairs(
      [[say('Address on file', 'Adresse au dossier'), draft.put('address', lines.join(', ').replace(/\s+/g, ' '))]],
      'colon',
    ),
    heading(say('Your score', 'Votre pointage'), 'ruled'),
    pairs(
      [
        [say('Score', 'Pointage'), String(draft.between(610, 870))],
        [say('Range', 'Échelle'), '300 - 900'],
      ],
      'colon',
      2,
    ),
    heading(say('Trade lines', 'Lignes de crédit'), 'ruled'),
    pairs(
      [
        [say('Total trade lines', 'Total des lignes de crédit'), draft.put('trade_line_count', String(of.lines))],
        [say('Public records', 'Dossiers publics'), '0'],
        [say('Collections', 'Recouvrement'), '0'],
      ],
      'dotted',
    ),
    accounts(draft, of.lines),
    gap(4),
    small(
      say(
        'A score is an opinion of your credit risk at one moment.',
        'Un pointage est une opinion du risque de crédit à un moment donné.',
      ),
    ),
  ])
}
