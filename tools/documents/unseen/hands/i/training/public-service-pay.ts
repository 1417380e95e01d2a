import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { moneyIn, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'
import { fortnight } from '../wages.ts'

/** A bilingual pay stub of a large public employer: numbered boxes in rows, gross and net in the last row, remarks below. */
export const publicServicePay: UnseenLayout = {
  name: 'public-service-pay',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: 'narrow', size: 7.8, color: '#161a22' })
    const wages = fortnight(paper, 14, 'both')
    const form = paper.pick(['2026-09-30', '2026 09 30', '26/09/30'] as const)
    const employer = issuer(paper, paper.pick(['employer', 'employeur', 'town']))
    logo(page, 40, 24, initialsOf(employer), 'disc', '#8c1515')
    page.text(90, 40, paper.put('employer_name', employer), { size: 10.5, bold: true })
    page.text(90, 52, 'Pay and Benefits / Paye et avantages sociaux', { size: 7 })
    page.right(
      572,
      40,
      paper.pick([
        'Statement of earnings / Relevé de paye',
        'Pay stub / Talon de paye',
        'Earnings and deductions / Gains et retenues',
      ]),
      { size: 10, bold: true },
    )
    const name = paper.put(
      'document_holder_name',
      nameIn(somebody(paper, 'CA'), paper.pick(['surnameFirst', 'initial', 'loudSurname'])),
    )
    const isDated = paper.chance(0.7)
    const first: readonly (readonly [string, string])[] = [
      ['1  Name / Nom', name],
      [
        `2  ${paper.pick(['Pay date', 'Payment date', 'Issue date'])} / Date de ${paper.pick(['paye', 'paiement', 'versement'])} (${form === '26/09/30' ? 'YY/MM/DD' : 'YYYY-MM-DD'})`,
        putDate(paper, 'document_date', wages.payDay, form),
      ],
      ['3  Period from / Période du', isDated ? putDate(paper, 'pay_period_start', wages.start, form) : ''],
      ['4  Period to / Période au', putDate(paper, 'pay_period_end', wages.end, form)],
    ]
    const second: readonly (readonly [string, string])[] = [
      ['5  Pers. rec. ident. / CIDP', paper.code('0#######')],
      ['6  Paylist / Liste de paye', paper.code('###')],
      ['7  Group-level / Groupe-niveau', paper.code('AS-0#')],
      [
        '8  Position title / Titre du poste',
        paper.put(
          'occupation',
          paper.pick([
            'Program Officer',
            'Border Services Analyst',
            'Infirmière clinicienne',
            'Adjoint administratif',
            'Data Technician',
            'Road Crew Lead',
          ]),
        ),
      ],
    ]
    for (const [row, cells] of [first, second].entries())
      cells.forEach(([caption, value], index) =>
        page.cell([40 + index * 133, 76 + row * 30, 133, 30], caption, value, { size: 8.6, face: 'mono' }),
      )
    page.draw(box(40, 146, 532, 14, { fill: '#d9dde3' }))
    page.text(46, 156, '9  Earnings / Gains', { bold: true })
    page.right(236, 156, 'Current / Courant', { size: 6.8 })
    page.right(300, 156, 'YTD / Cumul', { size: 6.8 })
    page.text(316, 156, '10  Deductions / Retenues', { bold: true })
    page.right(500, 156, 'Current / Courant', { size: 6.8 })
    page.right(566, 156, 'YTD / Cumul', { size: 6.8 })
    const money = paper.pick(['-1.00', '1.00-'] as const)
    wages.earnings.forEach(({ what, cents, toDate }, index) => {
      page.text(46, 174 + index * 14, what, { size: 7 })
      page.right(236, 174 + index * 14, moneyIn(cents, money), { face: 'mono' })
      page.right(300, 174 + index * 14, moneyIn(toDate, money), { face: 'mono' })
    })
    wages.deductions.forEach(({ what, cents, toDate }, index) => {
      page.text(316, 174 + index * 14, what, { size: 7 })
      page.right(500, 174 + index * 14, moneyIn(cents, money), { face: 'mono' })
      page.right(566, 174 + index * 14, moneyIn(toDate, money), { face: 'mono' })
    })
    page.draw(
      box(40, 146, 266, 132, { stroke: '#555555', strokeWidth: 0.5 }),
      box(306, 146, 266, 132, { stroke: '#555555', strokeWidth: 0.5 }),
    )
    const totals: readonly (readonly [string, string])[] = [
      [
        `11  ${paper.pick(['Gross pay / Paye brute', 'Gross / Brut', 'Total earnings / Gains totaux'])}`,
        putMoney(paper, 'gross_pay', wages.gross, money),
      ],
      ['12  Gross YTD / Brut cumulatif', putMoney(paper, 'gross_pay_ytd', wages.grossToDate, money)],
      [
        `13  ${paper.pick(['Total deductions / Retenues totales', 'Deductions / Retenues'])}`,
        putMoney(paper, 'deductions_total', wages.deducted, money),
      ],
      [
        `14  ${paper.pick(['Net pay / Paye nette', 'Net / Net', 'Amount deposited / Montant déposé'])}`,
        putMoney(paper, 'net_pay', wages.net, money),
      ],
    ]
    totals.forEach(([caption, value], index) =>
      page.cell([40 + index * 133, 286, 133, 32], caption, value, {
        face: 'mono',
        size: 10,
        align: 'right',
        fill: index === 3 ? '#eef0e6' : '#ffffff',
      }),
    )
    page.prose(
      40,
      340,
      530,
      'Remarks / Remarques: Direct deposit to / Dépôt direct à : ****' +
        paper.code('###') +
        '. Annual leave balance / Solde de congé annuel : ' +
        String(paper.between(4, 260)) +
        '.50 h. Keep this stub; duplicates are not issued. Conservez ce talon; aucun duplicata.',
      { size: 7 },
    )
    page.stack(60, 420, 12, [name, ...home(paper, 'CA', true).lines], { size: 9, face: 'mono' })
    page.text(40, 500, 'Protected when completed / Protégé une fois rempli      Form PB-1142 (2024-06)', { size: 6.3 })
    return [page.sheet()]
  },
}
