import { addDays, addYears } from '../../calendar.ts'
import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { pages, theme } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { boxed, heading, small, words } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Reports of providers that check identities online. */
export const eidReport: Template = {
  docType: 'eid_report',
  form: 'page',
  layouts: [
    { name: 'report', draw: report },
    { name: 'table', draw: table },
  ],
}

const kinds = {
  passport: ['Passport', 'Passeport'],
  driver_licence: ['Driver’s licence', 'Permis de conduire'],
} as const

function facts(draft: Draft) {
  const kind = draft.pick(['passport', 'driver_licence'] as const)
  return {
    kind: draft.put('id_type', kind, kinds[kind][draft.language === 'en' ? 0 : 1]),
    kindPrinted: kinds[kind][draft.language === 'en' ? 0 : 1],
    number: draft.put('id_number', draft.code('@@######')),
    expiry: addYears(addDays(draft.today, draft.between(60, 900)), 1),
    done: recently(draft, 100),
  }
}

function report(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['band', 'logo']), {
      issuer: say('VeriTrail Identity', 'Identi-Sûr'),
      title: say('Identity verification report', 'Rapport de vérification d’identité'),
      subtitle: `${say('Report no.', 'Rapport no')} ${draft.code('######')}`,
    }),
    boxed([words(`${say('Result', 'Résultat')}: ${say('PASSED', 'RÉUSSI')}`, { bold: true, scale: 1.4 })], {
      fill: true,
    }),
    pairs(
      [
        [say('Client name', 'Nom du client'), draft.put('document_holder_name', fullName(draft.person))],
        [say('Completed on', 'Terminé le'), draft.date('completed_date', of.done, style)],
        [say('Method', 'Méthode'), say('Government photo ID and selfie', 'Pièce d’identité et égoportrait')],
      ],
      'aligned',
    ),
    heading(say('Document examined', 'Document examiné'), 'ruled'),
    pairs(
      [
        [say('Document type', 'Type de document'), of.kindPrinted],
        [say('Document number', 'Numéro du document'), of.number],
        [say('Expiry date', 'Date d’expiration'), draft.date('id_expiry', of.expiry, style)],
      ],
      'aligned',
    ),
    heading(say('Checks', 'Contrôles'), 'ruled'),
    grid(
      [
        { title: say('Check', 'Contrôle'), share: 3 },
        { title: say('Outcome', 'Issue'), share: 1 },
      ],
      [
        [say('Document authentic', 'Document authentique'), 'OK'],
        [say('Face matches', 'Visage concordant'), 'OK'],
        [say('Liveness', 'Détection du vivant'), 'OK'],
      ],
      { rules: 'all' },
    ),
    small(say('Produced automatically.', 'Produit automatiquement.')),
  ])
}

function table(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer: say('NorthID Services', 'Services NordID'),
      title: say('eID Summary', 'Sommaire eID'),
    }),
    grid(
      [
        { title: say('Item', 'Élément'), share: 1.4 },
        { title: say('Value', 'Valeur'), share: 2 },
      ],
      [
        [say('Transaction', 'Transaction'), draft.code('########')],
        [say('Full name', 'Nom complet'), draft.put('document_holder_name', fullName(draft.person))],
        [say('ID type', 'Type de pièce'), of.kindPrinted],
        [say('ID number', 'Numéro de pièce'), of.number],
        [say('ID expiry', 'Expiration de la pièce'), draft.date('id_expiry', of.expiry, 'iso')],
        [say('Date completed', 'Date de fin'), draft.date('completed_date', of.done, 'iso')],
        [say('Verification result', 'Résultat de la vérification'), say('Verified', 'Vérifié')],
      ],
      { rules: 'all' },
    ),
  ])
}
