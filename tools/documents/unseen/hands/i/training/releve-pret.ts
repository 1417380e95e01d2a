import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { calendarMonth } from '../times.ts'

/** A statement of a car or personal loan in French: a table of movements with a running balance, boxes above and a slip below. */
export const relevePret: UnseenLayout = {
  name: 'releve-pret',
  docType: 'loan_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow', 'mono']), size: 7.6, french: true })
    const { end } = calendarMonth(paper)
    const form = paper.pick(['2026-09-30', '30 septembre 2026', '30 SEP 2026', '2026/09/30'] as const)
    const rate = paper.between(399, 1_290) / 100
    const opening = paper.between(500_000, 4_600_000)
    const payment = Math.round(opening * 0.024)
    const rows: string[][] = []
    let balance = opening
    const first = addDays(end, -150)
    for (let month = 0; month < paper.between(3, 5); month += 1) {
      const interest = Math.round((balance * rate) / 1200)
      balance -= payment - interest
      rows.push([
        dateIn(addDays(first, month * 30), form),
        'Versement',
        moneyIn(payment, '-1,00'),
        moneyIn(interest, '-1,00'),
        moneyIn(payment - interest, '-1,00'),
        moneyIn(balance, '-1,00'),
      ])
    }
    const company = paper.put('issuer_name', issuer(paper, 'preteur'))
    page.text(40, 44, company, { bold: true, size: 12 })
    page.text(
      40,
      56,
      paper.pick(['Service des prêts, Boucherville (Québec)', 'Centre de financement, 1 555, rue Roberval']),
      { size: 7 },
    )
    page.right(
      572,
      44,
      paper.pick([
        'RELEVÉ DE PRÊT',
        'État de votre prêt',
        'RELEVÉ DE COMPTE - PRÊT',
        'Relevé de financement automobile',
      ]),
      { bold: true, size: 11 },
    )
    const who = somebody(paper, 'QC')
    const name = paper.put('document_holder_name', nameIn(who, paper.pick(['capitals', 'surnameFirst', 'plain'])))
    page.stack(64, 104, 11.5, [name, ...putAddress(paper, home(paper, 'QC', paper.chance(0.5)).lines)], { size: 9 })
    const facts: readonly (readonly [string, string])[] = [
      [
        paper.pick(['N° de prêt', 'Numéro du prêt', 'Numéro de contrat', 'N° de compte']),
        number(paper, 'account_number', paper.pick(['PR-######', '######-##', '8## ### ###'])),
      ],
      [paper.pick(['Date du relevé', 'Relevé en date du', 'En date du']), putDate(paper, 'document_date', end, form)],
      [
        paper.pick(['Taux d’intérêt', 'Taux annuel', 'Taux']),
        `${paper.put('interest_rate', rate.toFixed(2), rate.toFixed(2).replace('.', ','))} %`,
      ],
      [
        paper.pick(['Versement mensuel', 'Montant du versement', 'Paiement']),
        putMoney(paper, 'payment_amount', payment, '-1,00 $'),
      ],
      [
        paper.pick(['Date d’échéance du prêt', 'Échéance finale', 'Fin du terme']),
        putDate(paper, 'maturity_date', addYears(end, paper.between(1, 6)), form),
      ],
      [
        paper.pick(['Solde du prêt', 'Solde dû', 'Solde en capital', 'Capital restant dû']),
        putMoney(paper, 'closing_balance', balance, '-1,00 $'),
      ],
    ]
    if (paper.chance(0.5))
      facts.forEach(([caption, value], index) =>
        page.cell([340 + (index % 2) * 116, 92 + Math.floor(index / 2) * 30, 116, 30], caption, value, { size: 8 }),
      )
    else page.pairs({ x: 340, right: 572, y: 100, leading: 14 }, facts)
    const bottom = page.grid(
      [
        ['Date', 44],
        ['Opération', 150],
        ['Montant', 300, 'right'],
        ['Intérêts', 390, 'right'],
        ['Capital', 470, 'right'],
        ['Solde', 568, 'right'],
      ],
      [['', 'Solde reporté', '', '', '', moneyIn(opening, '-1,00')], ...rows],
      {
        x: 40,
        y: 210,
        width: 532,
        leading: 15,
        size: 7.2,
        rules: paper.pick(['rows', 'frame', 'none']),
        shade: '#ececec',
      },
    )
    page.prose(
      40,
      bottom + 26,
      530,
      `Prochain versement : ${dateIn(addDays(end, 12), form)}. Intérêts payés depuis le début de l’année : ${moneyIn(Math.round((opening * rate) / 2100), '-1,00 $')}. Vous pouvez rembourser votre prêt par anticipation, en tout ou en partie, sans frais. Assurance prêt : ${paper.pick(['non souscrite', 'vie et invalidité'])}.`,
      { size: 7.4 },
    )
    page.prose(
      40,
      bottom + 70,
      530,
      'En cas de défaut, le prêteur peut exiger le paiement immédiat du solde après l’avis prévu par la Loi sur la protection du consommateur. Bien financé : véhicule usagé.',
      { size: 6.4 },
    )
    return [page.sheet()]
  },
}
