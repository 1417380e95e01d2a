import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, prose, signatures, small } from '../layout/print.ts'
import { cents, mailing } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Notices of the Canada Revenue Agency, of Revenu Québec and of France. */
export const noticeOfAssessment: Template = {
  docType: 'notice_of_assessment',
  form: 'page',
  layouts: [
    { name: 'federal', draw: federal },
    { name: 'federal-express', draw: express },
    { name: 'quebec', regions: { fr: ['QC'] }, draw: quebec },
    { name: 'avis-impot', regions: { fr: ['FR'] }, draw: french },
  ],
}

function facts(draft: Draft) {
  const total = draft.between(31_000, 128_000) * 100
  return {
    total,
    net: total - draft.between(900, 9000) * 100,
    year: draft.pick(['2024', '2025']),
    assessed: addDays(draft.today, -draft.between(10, 55)),
    owing: draft.chance(0.5) ? cents(draft, 20, 2400) : 0,
  }
}

function lines(draft: Draft, of: ReturnType<typeof facts>) {
  const { say } = draft
  return grid(
    [
      { title: say('Line', 'Ligne'), share: 0.8 },
      { title: 'Description', share: 3.4 },
      { title: say('Amount ($)', 'Montant ($)'), share: 1.4, right: true },
      { title: 'CR/DR', share: 0.6 },
    ],
    [
      ['15000', say('Total income', 'Revenu total'), draft.money('total_income', of.total, 'bare'), ''],
      [
        '',
        say('Deductions from total income', 'Déductions du revenu total'),
        draft.printMoney(of.total - of.net, 'bare'),
        '',
      ],
      ['23600', say('Net income', 'Revenu net'), draft.money('net_income', of.net, 'bare'), ''],
      ['26000', say('Taxable income', 'Revenu imposable'), draft.printMoney(of.net, 'bare'), ''],
      [
        '35000',
        say('Total federal non-refundable tax credits', 'Crédits d’impôt fédéraux non remboursables'),
        draft.printMoney(254_820, 'bare'),
        '',
      ],
      ['43500', say('Total payable', 'Total à payer'), draft.printMoney(1_104_812, 'bare'), ''],
      ['43700', say('Total income tax deducted', 'Impôt total retenu'), draft.printMoney(1_099_203, 'bare'), 'CR'],
    ],
    { rules: draft.pick(['rows', 'all']) },
  )
}

function federal(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const issuer = draft.put('issuer_name', say('Canada Revenue Agency', 'Agence du revenu du Canada'))
  const year = draft.put('tax_year', of.year)
  const style = draft.pick(['abbreviated', 'long'] as const)
  const owing =
    of.owing > 0
      ? [[say('Balance owing', 'Solde dû'), draft.money('balance_owing', of.owing)] as const]
      : [[say('Refund', 'Remboursement'), draft.printMoney(cents(draft, 100, 1500))] as const]
  return pages(draft, theme(draft), [
    letterhead('government', {
      issuer: `${issuer} / ${say('Agence du revenu du Canada', 'Canada Revenue Agency')}`,
      under: [say('Winnipeg MB  R3C 3M3', 'Shawinigan-Sud QC  G9P 5H9')],
      title: say('Notice of assessment', 'Avis de cotisation'),
      subtitle: 'T451',
    }),
    addressee(mailing(draft), [
      [say('Notice details', 'Détails de l’avis'), ' '],
      [say('Social insurance number', 'Numéro d’assurance sociale'), draft.code('XXX XXX ###')],
      [say('Tax year', 'Année d’imposition'), year],
      [say('Date issued', 'Date d’émission'), draft.date('document_date', of.assessed, style)],
    ]),
    gap(10),
    heading(say('Account summary', 'Sommaire du compte'), 'ruled'),
    prose(
      say(
        'We assessed your income tax and benefit return and calculated your balance.',
        'Nous avons établi la cotisation de votre déclaration de revenus et de prestations et calculé votre solde.',
      ),
    ),
    boxed([
      pairs(
        [...owing, [say('Pay by', 'Payer au plus tard le'), draft.printDate(addDays(of.assessed, 20), style)]],
        'ends',
      ),
    ]),
    heading(say('Summary', 'Sommaire'), 'ruled'),
    lines(draft, of),
    heading(say('RRSP deduction limit statement', 'État du maximum déductible au titre d’un REER'), 'ruled'),
    pairs(
      [
        [
          say('RRSP deduction limit for the next year', 'Maximum déductible pour l’année suivante'),
          draft.printMoney(cents(draft, 3000, 29_000)),
        ],
        [say('Unused RRSP contributions', 'Cotisations inutilisées'), draft.printMoney(0)],
      ],
      'ends',
    ),
    small(
      say(
        'If you disagree with this assessment you have 90 days from the date of this notice to register a dispute.',
        'Si vous contestez cette cotisation, vous avez 90 jours à partir de la date de l’avis.',
      ),
    ),
  ])
}

/** The page that tax programs download. */
function express(draft: Draft) {
  const { say } = draft
  const of = facts(draft)
  const issuer = draft.put('issuer_name', say('Canada Revenue Agency', 'Agence du revenu du Canada'))
  return pages(draft, theme(draft, { face: 'mono', bold: 'mono-bold', size: 8.2 }), [
    letterhead('plain', { issuer, title: say('EXPRESS NOTICE OF ASSESSMENT', 'AVIS DE COTISATION EXPRESS') }),
    addressee(mailing(draft), [
      [say('Tax year', 'Année d’imposition'), draft.put('tax_year', of.year)],
      [say('Date', 'Date'), draft.date('document_date', of.assessed, 'iso')],
    ]),
    gap(8),
    prose(
      say(
        'Explanation of changes and other important information: we used the information on your return.',
        'Explication des changements et autres renseignements importants : nous avons utilisé les renseignements de votre déclaration.',
      ),
    ),
    lines(draft, of),
    signatures([{ label: say('Commissioner of Revenue', 'Le commissaire du revenu'), signed: false }]),
  ])
}

function quebec(draft: Draft) {
  const of = facts(draft)
  const issuer = draft.put('issuer_name', 'Revenu Québec')
  return pages(draft, theme(draft), [
    letterhead(draft.pick(['logo', 'plain']), {
      issuer,
      under: ['Direction principale des relations avec la clientèle des particuliers'],
      title: 'AVIS DE COTISATION',
      subtitle: 'Impôt des particuliers',
    }),
    addressee(mailing(draft), [
      ['Année d’imposition', draft.put('tax_year', of.year)],
      ['Numéro de l’avis', draft.code('##-####-#######')],
      ['Date de l’avis', draft.date('document_date', of.assessed, 'iso')],
      ['Numéro d’assurance sociale', draft.code('*** *** ###')],
    ]),
    gap(8),
    grid(
      [
        { title: 'Ligne', share: 0.6 },
        { title: 'Description', share: 3.2 },
        { title: 'Selon la déclaration', share: 1.4, right: true },
        { title: 'Selon Revenu Québec', share: 1.5, right: true },
      ],
      [
        ['199', 'Revenu total', draft.printMoney(of.total, 'bare'), draft.money('total_income', of.total, 'bare')],
        ['254', 'Déductions', draft.printMoney(of.total - of.net, 'bare'), draft.printMoney(of.total - of.net, 'bare')],
        ['275', 'Revenu net', draft.printMoney(of.net, 'bare'), draft.money('net_income', of.net, 'bare')],
        ['299', 'Revenu imposable', draft.printMoney(of.net, 'bare'), draft.printMoney(of.net, 'bare')],
      ],
      { rules: 'all' },
    ),
    pairs(
      of.owing > 0
        ? [['Solde à payer', draft.money('balance_owing', of.owing)]]
        : [['Remboursement', draft.printMoney(41_233)]],
      'ends',
    ),
    small('Vous pouvez vous opposer à cet avis dans les 90 jours suivant sa date.'),
  ])
}

function french(draft: Draft) {
  const of = facts(draft)
  const issuer = draft.put('issuer_name', 'Direction générale des Finances publiques')
  return pages(draft, theme(draft), [
    letterhead('plain', {
      issuer,
      under: ['Service des impôts des particuliers'],
      title: `AVIS D’IMPÔT ${Number(of.year) + 1}`,
      subtitle: `sur les revenus de l’année ${draft.put('tax_year', of.year)}`,
    }),
    addressee(mailing(draft), [
      ['Numéro fiscal', draft.code('## ## ### ### ###')],
      ['Référence de l’avis', draft.code('## ## ####### ##')],
      ['Date d’établissement', draft.date('document_date', of.assessed, 'slashes')],
    ]),
    gap(8),
    grid(
      [
        { title: 'Détail des revenus', share: 3 },
        { title: 'Déclarant 1', share: 1.4, right: true },
        { title: 'Total', share: 1.4, right: true },
      ],
      [
        ['Salaires', wholeEuros(draft, of.total), wholeEuros(draft, of.total)],
        ['Déduction 10 % ou frais réels', wholeEuros(draft, of.total - of.net), wholeEuros(draft, of.total - of.net)],
        ['Revenu brut global', '', draft.put('total_income', (of.total / 100).toFixed(2), wholeEuros(draft, of.total))],
        ['Revenu imposable', '', wholeEuros(draft, of.net)],
      ],
      { rules: 'rows' },
    ),
    pairs(
      [
        ['Revenu fiscal de référence', draft.put('net_income', (of.net / 100).toFixed(2), wholeEuros(draft, of.net))],
        ['Nombre de parts', '1,00'],
        ['Taux du prélèvement à la source', '7,4 %'],
      ],
      'ends',
    ),
    pairs(
      of.owing > 0
        ? [['Montant restant à payer', draft.money('balance_owing', of.owing)]]
        : [['Montant qui vous sera remboursé', draft.printMoney(23_100)]],
      'ends',
    ),
    small('Vous pouvez vérifier l’authenticité de cet avis sur impots.gouv.fr. Conservez ce document.'),
  ])
}

/** No cents, as this notice prints incomes. */
function wholeEuros(draft: Draft, amount: number): string {
  return draft.printMoney(amount, 'bare').replace(/,00$/, '')
}
