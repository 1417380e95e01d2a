import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, prose, signatures, small } from '../layout/print.ts'
import { anyHead, holder, recently } from '../layout/stationery.ts'
import { addDays } from '../../calendar.ts'
import { postalLines } from '../../person.ts'
import type { Template } from '../template.ts'

/** What public plans and pension funds send their pensioners. */
export const pensionStatement: Template = {
  docType: 'pension_statement',
  form: 'page',
  layouts: [
    { name: 'public-plan', draw: publicPlan },
    { name: 'private-plan', draw: privatePlan },
    { name: 'caisse', regions: { fr: ['FR', 'MA'] }, draw: fund },
  ],
}

function facts(draft: Draft) {
  const monthly = draft.between(61_000, 398_000)
  return { written: recently(draft, 300), monthly, yearly: monthly * 12 }
}

function publicPlan(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const issuer = draft.put(
    'issuer_name',
    draft.pick(draft.language === 'en' ? ['Service Canada'] : ['Retraite Québec', 'Service Canada']),
  )
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['government', 'plain']), {
      issuer,
      title: say('Canada Pension Plan', 'Régime de rentes du Québec'),
      subtitle: say('Statement of benefits', 'État de votre rente de retraite'),
    }),
    addressee(
      [holder(draft), ...postalLines(draft.person, draft.region)],
      [
        [say('Date', 'Date'), draft.date('document_date', of.written, style)],
        [say('Client number', 'Numéro de client'), draft.code('### ### ###')],
      ],
    ),
    gap(14),
    heading(say('Your retirement pension', 'Votre rente de retraite')),
    prose(
      say(
        'Your monthly amount is adjusted in January of each year to the cost of living.',
        'Le montant mensuel est indexé en janvier de chaque année.',
      ),
    ),
    pairs(
      [
        [say('Monthly amount', 'Montant mensuel'), draft.money('monthly_amount', of.monthly)],
        [say('Annual amount', 'Montant annuel'), draft.money('annual_income', of.yearly)],
        [say('Tax deducted each month', 'Impôt retenu chaque mois'), draft.printMoney(4_500)],
        [say('Payment date', 'Date de versement'), draft.printDate(addDays(of.written, 9), style)],
      ],
      draft.pick(['ends', 'aligned', 'dotted']),
    ),
    small(
      say(
        'Old Age Security is paid separately. Report any change of address or bank account.',
        'La pension de la Sécurité de la vieillesse est versée séparément. Signalez tout changement d’adresse.',
      ),
    ),
  ])
}

function privatePlan(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const issuer = draft.put(
    'issuer_name',
    say('Lakehead Workers’ Pension Plan', 'Caisse de retraite des Artisans réunis'),
  )
  return pages(draft, theme(draft), [
    letterhead(anyHead(draft), { issuer, title: say('Pensioner’s annual statement', 'Relevé annuel du retraité') }),
    addressee(
      [holder(draft), ...postalLines(draft.person, draft.region)],
      [
        [say('Statement date', 'Date du relevé'), draft.date('document_date', of.written, draft.pick(['long', 'iso']))],
        [say('Member no.', 'No de participant'), draft.code('######')],
        [say('Form of pension', 'Forme de rente'), say('Joint and survivor 60%', 'Réversible à 60 %')],
      ],
    ),
    gap(12),
    grid(
      [
        { title: say('Item', 'Élément'), share: 3 },
        { title: say('Amount', 'Montant'), share: 1.4, right: true },
      ],
      [
        [say('Gross monthly pension', 'Rente mensuelle brute'), draft.money('monthly_amount', of.monthly)],
        [say('Gross annual pension', 'Rente annuelle brute'), draft.money('annual_income', of.yearly)],
        [say('Health premium', 'Prime d’assurance santé'), draft.printMoney(3_890)],
      ],
      { rules: 'all' },
    ),
    boxed([
      prose(
        say(
          'The plan is 104% funded. Your pension is guaranteed for your life.',
          'Le régime est capitalisé à 104 %. Votre rente est garantie à vie.',
        ),
      ),
    ]),
    signatures([{ label: say('Plan administrator', 'Administrateur du régime') }]),
  ])
}

function fund(draft: Draft) {
  const of = facts(draft)
  const issuer = draft.put(
    'issuer_name',
    draft.pick(
      draft.region === 'FR' ? ['Agirc-Arrco', 'Carsat Rhône-Alpes'] : ['CIMR', 'Caisse Nationale de Sécurité Sociale'],
    ),
  )
  return pages(draft, theme(draft), [
    letterhead(anyHead(draft), { issuer, title: 'ATTESTATION DE PAIEMENT', subtitle: 'Retraite' }),
    addressee(
      [holder(draft), ...postalLines(draft.person, draft.region)],
      [
        [draft.region === 'FR' ? 'N° de sécurité sociale' : 'N° de pension', draft.code('# ## ## ## ### ###')],
        ['Le', draft.date('document_date', of.written, draft.pick(['slashes', 'long']))],
      ],
    ),
    gap(14),
    prose('Nous vous informons du montant de la pension qui vous est versée :'),
    pairs(
      [
        ['Montant mensuel net', draft.money('monthly_amount', of.monthly)],
        ['Montant annuel', draft.money('annual_income', of.yearly)],
        ['Mode de paiement', 'Virement'],
      ],
      draft.pick(['aligned', 'ends']),
    ),
    prose('Document à conserver sans limitation de durée.'),
    signatures([{ label: 'Le directeur' }]),
  ])
}
