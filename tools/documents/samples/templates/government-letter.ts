import { addDays } from '../../calendar.ts'
import { fullName } from '../../person.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, small } from '../layout/print.ts'
import { cents, mailing, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Letters of agencies about benefits and contributions; no assessment and no pension. */
export const governmentLetter: Template = {
  docType: 'government_letter',
  form: 'page',
  layouts: [
    { name: 'benefit', draw: benefit },
    { name: 'plain-letter', draw: plainLetter },
    { name: 'social', regions: { fr: ['FR', 'MA'] }, draw: social },
  ],
}

const agencies = {
  en: ['Canada Revenue Agency', 'Service Canada', 'Employment and Social Development Canada'],
  fr: ['Revenu Québec', 'Agence du revenu du Canada', 'Retraite Québec', 'Service Canada'],
} as const

function benefit(draft: Draft) {
  const { say } = draft
  const issuer = draft.put('issuer_name', draft.pick(agencies[draft.language]))
  const written = recently(draft, 250)
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['government', 'plain']), {
      issuer,
      under: [say('Sudbury ON  P3A 5C1', 'Jonquière QC  G7S 5J1')],
      title: say('Notice of benefit entitlement', 'Avis de prestation'),
    }),
    addressee(mailing(draft), [
      [say('Notice date', 'Date de l’avis'), draft.date('document_date', written, style)],
      [say('Reference number', 'Numéro de référence'), draft.put('reference_number', draft.code('@@-####-######'))],
      [say('Page', 'Page'), say('1 of 1', '1 de 1')],
    ]),
    gap(14),
    heading(say('GST/HST credit', 'Crédit pour la TPS/TVH')),
    prose(
      say(
        'We determined the amount of your credit using the information on your latest return. Your quarterly payments are shown below.',
        'Nous avons calculé votre crédit à partir de votre dernière déclaration. Vos versements trimestriels figurent ci-dessous.',
      ),
    ),
    grid(
      [
        { title: say('Payment date', 'Date du versement'), share: 2 },
        { title: say('Amount', 'Montant'), share: 1, right: true },
      ],
      [0, 90, 180, 270].map((days) => [draft.printDate(addDays(written, 20 + days), style), draft.printMoney(12_950)]),
      { rules: 'rows' },
    ),
    prose(
      say(
        'If your marital status or address changes, tell us without delay. You may owe money if you do not.',
        'Si votre état civil ou votre adresse change, avisez-nous sans tarder.',
      ),
    ),
    signatures([{ label: say('Commissioner', 'Le commissaire'), signed: draft.chance(0.7) }]),
    small(say('Keep this notice. You may be asked for it.', 'Conservez cet avis. Il pourrait vous être demandé.')),
  ])
}

function plainLetter(draft: Draft) {
  const { say } = draft
  const issuer = draft.put('issuer_name', draft.pick(agencies[draft.language]))
  const written = recently(draft, 250)
  const [name = '', ...address] = mailing(draft)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['government', 'logo', 'plain']), {
      issuer,
      under: [say('Client services directorate', 'Direction du service à la clientèle')],
    }),
    addressee(
      [name, ...address],
      [
        [say('Date:', 'Date :'), draft.date('document_date', written, 'long')],
        [
          say('Our file:', 'Notre dossier :'),
          draft.put('reference_number', draft.code(draft.pick(['########', '###-###-###', '@######']))),
        ],
      ],
    ),
    gap(18),
    prose(
      say(
        `Subject: your application received on ${draft.printDate(addDays(written, -24), 'long')}`,
        `Objet : votre demande reçue le ${draft.printDate(addDays(written, -24), 'long')}`,
      ),
    ),
    prose(say(`Dear ${fullName(draft.person)},`, 'Madame, Monsieur,')),
    prose(
      say(
        `We have approved your application for benefits. Payments of ${draft.printMoney(cents(draft, 300, 690))} a week will start shortly. You must file your reports every two weeks, even if you have not received your first payment.`,
        `Nous avons approuvé votre demande de prestations. Des versements de ${draft.printMoney(cents(draft, 300, 690))} par semaine débuteront sous peu. Vous devez produire vos déclarations aux deux semaines.`,
      ),
      { justified: draft.chance(0.5) },
    ),
    prose(
      say(
        'You have the right to ask for a reconsideration within 30 days of this letter.',
        'Vous pouvez demander la révision de cette décision dans les 30 jours.',
      ),
      { justified: draft.chance(0.5) },
    ),
    prose(say('Yours truly,', 'Veuillez agréer nos salutations distinguées.')),
    signatures([{ label: say('Benefits officer', 'Agent des prestations') }]),
  ])
}

function social(draft: Draft) {
  const isFrench = draft.region === 'FR'
  const issuer = draft.put(
    'issuer_name',
    draft.pick(
      isFrench
        ? ['Caisse d’allocations familiales du Rhône', 'Caisse primaire d’assurance maladie']
        : ['Caisse Nationale de Sécurité Sociale', 'Caisse Marocaine des Retraites'],
    ),
  )
  const written = recently(draft, 250)
  const reference = draft.put('reference_number', draft.code('#######'))
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['logo', 'plain']), {
      issuer,
      title: isFrench ? 'Attestation de droits' : 'Attestation d’immatriculation',
    }),
    addressee(mailing(draft), [
      [isFrench ? 'N° allocataire' : 'N° de dossier', reference],
      ['Le', draft.date('document_date', written, draft.pick(['long', 'slashes']))],
    ]),
    gap(16),
    prose(
      `Nous certifions que ${fullName(draft.person)} est inscrit(e) auprès de notre organisme et que ses droits sont ouverts.`,
    ),
    pairs(
      [
        ['Prestation', isFrench ? 'Prime d’activité' : 'Allocations familiales'],
        ['Montant mensuel', draft.printMoney(cents(draft, 90, 400))],
        ['Droit ouvert depuis', draft.printDate(addDays(written, -300), 'slashes')],
      ],
      'aligned',
    ),
    prose('Cette attestation est délivrée pour servir et valoir ce que de droit.'),
    signatures([{ label: 'Le directeur' }]),
    small('Toute fausse déclaration est passible des peines prévues par la loi.'),
  ])
}
