import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'

/** A municipal tax account of Québec: the valuation roll in boxes, levies by object with rates, three coupons across the foot. */
export const compteDeTaxes: UnseenLayout = {
  name: 'compte-de-taxes',
  docType: 'property_tax_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['narrow', 'sans']), size: 7.3, french: true })
    const tone = paper.pick(['#1b4d3e', '#243c7c', '#6b2d1a'])
    const year = String(paper.between(2024, 2026))
    const sent = `${year}-0${paper.between(1, 3)}-${paper.between(10, 28)}`
    const form = paper.pick(['2026-09-30', '30 septembre 2026', '2026/09/30', '30 SEP 2026'] as const)
    const money = paper.pick(['-1,00', '-1,00 $'] as const)
    const land = paper.between(30, 290) * 1_000
    const building = paper.between(90, 720) * 1_000
    const value = land + building
    const levies = [
      ['Taxe foncière générale', '0,6480', Math.round(value * 0.648)],
      ['Taxe spéciale - voirie', '0,0412', Math.round(value * 0.0412)],
      ['Service d’aqueduc', 'fixe', paper.between(18_000, 31_000)],
      ['Matières résiduelles', 'fixe', paper.between(19_000, 26_000)],
      ['Quote-part MRC', '0,0275', Math.round(value * 0.0275)],
    ] as const
    const total = levies.reduce((sum, [, , cents]) => sum + cents, 0)
    const city = issuer(paper, 'ville')
    logo(page, 36, 24, initialsOf(city), paper.pick(['hex', 'disc', 'leaf']), tone)
    page.text(86, 40, paper.put('issuer_name', city), { size: 10.5, bold: true, color: tone })
    page.text(86, 52, `${paper.between(1, 900)}, rue de l’Hôtel-de-Ville   Tél. 450 555-0145`, { size: 6.8 })
    page.right(576, 40, paper.pick(['COMPTE DE TAXES', 'Compte de taxes', 'TAXES ANNUELLES']), {
      size: 13,
      bold: true,
    })
    page.right(576, 54, `${paper.pick(['Exercice', 'Année', 'Exercice financier'])} ${paper.put('tax_year', year)}`, {
      size: 9,
    })
    const cells: readonly (readonly [string, string, number])[] = [
      [
        paper.pick(['Matricule', 'N° matricule', 'Numéro de matricule']),
        number(paper, 'roll_number', paper.pick(['####-##-####', '#### ## ####', '####-##-####-#-000-0000'])),
        190,
      ],
      ['N° de compte', paper.code('######'), 80],
      [
        paper.pick(['Date d’envoi', 'Date du compte', 'Date de facturation', 'Envoyé le']),
        putDate(paper, 'document_date', sent, form),
        110,
      ],
      ['Code d’utilisation', '1000 Logement', 160],
    ]
    let left = 36
    for (const [caption, content, width] of cells) {
      page.cell([left, 74, width, 28], caption, content, { size: 8.6 })
      left += width
    }
    const [one, two] = [somebody(paper, 'QC'), somebody(paper, 'QC')]
    const style = paper.pick(['capitals', 'surnameFirst'] as const)
    const isPair = paper.chance(0.35)
    const names = isPair ? [nameIn(one, style), nameIn(two, style)] : [nameIn(one, style)]
    paper.put('document_holder_name', names.join('; '), names[0] ?? '')
    const place = home(paper, 'QC', true)
    page.stack(60, 136, 11, [...names, ...putAddress(paper, place.lines)], { size: 9 })
    page.text(340, 124, 'Emplacement / désignation', { bold: true, color: tone })
    page.stack(
      340,
      136,
      10,
      [place.street, paper.code('Cadastre # ### ###'), paper.code('Front. ##,## m   Sup. ###,# m²')],
      { size: 7.4 },
    )
    const roll: readonly (readonly [string, string])[] = [
      ['Valeur terrain', moneyIn(land * 100, money)],
      ['Valeur bâtiment', moneyIn(building * 100, money)],
      ['Valeur imposable', moneyIn(value * 100, money)],
      ['Facteur comparatif', '1,00'],
    ]
    roll.forEach(([caption, content], index) =>
      page.cell([36 + index * 135, 206, 135, 26], caption, content, { size: 8.4, align: 'right', fill: '#f4f4ee' }),
    )
    const bottom = page.grid(
      [
        ['Objet', 40],
        ['Base d’imposition', 300, 'right'],
        ['Taux / 100 $', 420, 'right'],
        [paper.pick(['Montant', 'Taxes']), 572, 'right'],
      ],
      levies.map(([what, rate, cents]) => [
        what,
        rate === 'fixe' ? '1 logement' : moneyIn(value * 100, money),
        rate,
        moneyIn(cents, money),
      ]),
      { x: 36, y: 246, width: 540, leading: 15, shade: '#e4e8e0' },
    )
    page.draw(box(330, bottom + 12, 246, 22, { stroke: tone, strokeWidth: 1 }))
    page.text(338, bottom + 27, paper.pick(['TOTAL DU COMPTE', 'Total à payer', 'MONTANT TOTAL DÛ', 'Solde à payer']), {
      bold: true,
      size: 9,
    })
    page.right(570, bottom + 27, putMoney(paper, 'amount_due', total, '-1,00 $'), { bold: true, size: 10 })
    page.prose(
      36,
      bottom + 24,
      270,
      'Intérêt de 9 % et pénalité de 5 % l’an sur les versements échus. Si le compte est inférieur à 300 $, il doit être payé en un seul versement. Payable dans la plupart des institutions financières.',
      { size: 6.6 },
    )
    const third = Math.round(total / 3)
    for (const index of [0, 1, 2]) {
      const x = 36 + index * 182
      page.draw(box(x, 570, 176, 150, { stroke: '#888888', strokeWidth: 0.5 }))
      page.text(x + 8, 586, `Versement ${index + 1} de 3`, { bold: true })
      page.text(x + 8, 602, city, { size: 6.4 })
      page.pairs({ x: x + 8, right: x + 168, y: 626, leading: 18 }, [
        ['Échéance', dateIn(addDays(sent, 30 + index * 80), form)],
        ['Montant', moneyIn(index === 2 ? total - 2 * third : third, money), true],
      ])
      page.text(x + 8, 706, paper.code('#### ## #### 0##'), { face: 'mono', size: 7 })
    }
    return [page.sheet()]
  },
}
