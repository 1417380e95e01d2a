import { canonicalMoney, printedMoney, total } from '../../../../money.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, sheetOf } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Québec income tax return made by software: identity in numbered boxes, then lines with their numbers beside the amounts. */
export const declarationTp1: UnseenLayout = {
  name: 'declaration-tp1',
  docType: 'tax_return',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'QC')
    const [filer, spouse] = [next(), next()]
    const [street = '', town = ''] = filer.lines
    const year = paper.put('tax_year', paper.pick(['2024', '2025']))
    const cents = (low: number, high: number) => paper.between(low * 100, high * 100)
    const partner = cents(21_000, 60_000)
    const pages: [Mark[], Mark[]] = [[], []]
    const heading = (page: Mark[], part: string) => {
      page.push(
        box(30, 26, 46, 26, { fill: '#0b5d7e' }),
        text(53, 44, 'TP-1', { size: 12, face: 'sans-bold', color: '#fff', align: 'middle' }),
      )
      page.push(
        text(84, 37, 'Déclaration de revenus', { size: 12, face: 'sans-bold' }),
        text(84, 49, part, { size: 8 }),
      )
      page.push(
        box(520, 26, 62, 26, { stroke: '#0b5d7e', strokeWidth: 1.4 }),
        text(551, 45, year, { size: 15, face: 'sans-bold', align: 'middle' }),
      )
    }
    const [first, second] = pages
    heading(first, 'Renseignements sur vous')
    const box1 = (x: number, y: number, width: number, number: string, caption: string, value: string) =>
      first.push(
        ...cell([x, y, width, 30], `${number}   ${caption}`, value, { captionSize: 6.4, face: 'mono', size: 9.6 }),
      )
    box1(30, 70, 276, '1', 'Nom de famille', filer.surname.toUpperCase())
    box1(306, 70, 276, '2', 'Prénom', filer.given.toUpperCase())
    paper.put('document_holder_name', `${filer.given} ${filer.surname}`.toUpperCase(), filer.surname.toUpperCase())
    box1(30, 100, 180, '6', 'Date de naissance (A A A A M M J J)', filer.born.replaceAll('-', ''))
    box1(210, 100, 192, '11', 'Numéro d’assurance sociale', socialInsuranceNumber(paper, ' '))
    box1(402, 100, 180, '4', 'Langue de communication', '1  français')
    box1(30, 130, 372, '7', 'Appartement, numéro, rue', street)
    box1(402, 130, 180, '9', 'Code postal', town.slice(-7))
    box1(30, 160, 372, '8', 'Ville, village ou municipalité', town.slice(0, -9))
    box1(402, 160, 180, '12', 'Votre situation le 31 décembre', 'vous aviez un conjoint')
    first.push(text(30, 214, 'Renseignements sur votre conjoint au 31 décembre', { size: 9, face: 'sans-bold' }))
    box1(30, 222, 276, '31', 'Nom de famille', spouse.surname.toUpperCase())
    box1(306, 222, 276, '32', 'Prénom', spouse.given.toUpperCase())
    box1(30, 252, 276, '36', 'Date de naissance', spouse.born.replaceAll('-', ''))
    box1(306, 252, 276, '51', 'Revenu net du conjoint (ligne 275 de sa déclaration)', printedMoney(partner, 'fr'))
    const job = cents(38_000, 96_000)
    const incomes = [
      ['101', 'Revenus d’emploi (relevé 1, case A)', job],
      ['130', 'Intérêts et autres revenus de placement', cents(12, 900)],
      ['136', 'Revenus de location. Revenus bruts 168 ci-joint', cents(900, 9000)],
      ['154', 'Autres revenus', cents(100, 800)],
    ] as const
    const sum = total(incomes.map(([, , value]) => value))
    const cuts = [
      ['201', 'Déduction pour travailleur', 138_000],
      ['205', 'Déduction pour régime de pension agréé', cents(500, 3000)],
      ['214', 'Déduction pour REER ou RVER', cents(1000, 7000)],
      ['248', 'Déduction pour cotisations au RRQ et au RQAP', cents(300, 900)],
    ] as const
    const removed = total(cuts.map(([, , value]) => value))
    const rows = (
      page: Mark[],
      from: number,
      title: string,
      list: readonly (readonly [string, string, string, boolean])[],
    ) => {
      page.push(
        box(30, from, 552, 15, { fill: '#0b5d7e' }),
        text(36, from + 10.5, title, { size: 9, face: 'sans-bold', color: '#fff' }),
      )
      list.forEach(([number, caption, value, isTotal], index) => {
        const y = from + 31 + index * 18
        const face = isTotal ? 'sans-bold' : 'sans'
        page.push(
          text(36, y, caption, { size: 8.6, face }),
          line(36, y + 4, 430, y + 4, { strokeWidth: 0.25, stroke: '#999' }),
        )
        page.push(
          text(452, y, number, { size: 9, face: 'sans-bold', align: 'middle' }),
          box(470, y - 11, 112, 15, { stroke: '#333', strokeWidth: isTotal ? 1.2 : 0.4 }),
          text(577, y, value, { size: 9, face: 'mono', align: 'right' }),
        )
      })
    }
    const printed = ([number, caption, value]: readonly [string, string, number]) =>
      [number, caption, printedMoney(value, 'fr'), false] as const
    rows(first, 300, 'Revenu total', [
      ...incomes.map(printed),
      ['142', 'Pension alimentaire reçue (montant imposable)', '', false],
      [
        '199',
        'Additionnez les montants des lignes 101 à 154.   Revenu total',
        paper.put('total_income', canonicalMoney(sum), printedMoney(sum, 'fr')),
        true,
      ],
    ])
    rows(first, 448, 'Revenu net', [
      ...cuts.map(printed),
      ['254', 'Additionnez les montants des lignes 201 à 248. Total des déductions', printedMoney(removed, 'fr'), true],
      [
        '275',
        'Montant de la ligne 199 moins celui de la ligne 254.   Revenu net',
        paper.put('net_income', canonicalMoney(sum - removed), printedMoney(sum - removed, 'fr')),
        true,
      ],
    ])
    heading(second, 'Revenu imposable, impôt et remboursement')
    const taxable = sum - removed - 42_000
    const tax = Math.round(taxable * 0.11)
    const held = tax + cents(-900, 1900)
    rows(second, 80, 'Revenu imposable', [
      ['287', 'Rajustement de déductions', printedMoney(42_000, 'fr'), false],
      ['299', 'Revenu imposable', printedMoney(taxable, 'fr'), true],
    ])
    rows(second, 160, 'Impôt et cotisations', [
      ['401', 'Impôt sur le revenu imposable', printedMoney(tax, 'fr'), false],
      ['451', 'Impôt du Québec retenu à la source (relevé 1, case E)', printedMoney(held, 'fr'), false],
      held > tax
        ? ['474', 'Remboursement', printedMoney(held - tax, 'fr'), true]
        : ['475', 'Solde à payer', printedMoney(tax - held, 'fr'), true],
    ])
    rows(second, 390, 'Sommaire préparé par le logiciel', [
      ['', `Revenu total de l’année ${Number(year) - 1}`, printedMoney(Math.round(sum * 0.94), 'fr'), false],
      ['', `Revenu net de l’année ${Number(year) - 1}`, printedMoney(Math.round((sum - removed) * 0.95), 'fr'), false],
      ['', 'Revenu net familial (vous et votre conjoint)', printedMoney(sum - removed + partner, 'fr'), false],
      ['', 'Maximum déductible au titre des REER, année suivante', printedMoney(Math.round(job * 0.18), 'fr'), false],
    ])
    second.push(
      text(36, 300, 'Je déclare que les renseignements fournis dans cette déclaration sont exacts et complets.', {
        size: 8.6,
        face: 'sans',
      }),
      line(36, 340, 300, 340),
      text(36, 351, 'Signature', { size: 7.4 }),
      text(340, 336, `${Number(year) + 1}-04-${paper.code('1#')}`, { size: 9, face: 'mono' }),
      line(330, 340, 460, 340),
      text(330, 351, 'Date', { size: 7.4 }),
    )
    return pages.map((page, index) =>
      sheetOf('letter', [
        ...page,
        text(30, 774, `TP-1.D (${year}-12)   ImpôtClair ${year} – ne pas poster, transmise par Internet   SPÉCIMEN`, {
          size: 7,
        }),
        text(582, 774, `${index + 1} de 2`, { size: 7, align: 'right' }),
      ]),
    )
  },
}
