import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, left, middle, money, right, slip, specimen, when } from '../kit.ts'
import { telephone } from '../people.ts'

const dishes = [
  ['Soupe à l’oignon', 1150],
  ['Tartare de boeuf', 2650],
  ['Confit de canard', 2895],
  ['Bavette frites', 3125],
  ['Pouding chômeur', 950],
  ['Verre Gamay', 1400],
  ['Pinte rousse', 975],
  ['Café allongé', 400],
] as const

/** A bill of a Montréal restaurant on a strip of thermal paper, with the tax authority's code at the foot. */
export const additionBistro: UnseenLayout = {
  name: 'addition-bistro',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const place = paper.put(
      'issuer_name',
      paper.pick(['BISTRO CHEZ ALPHONSE', 'LA TABLE DU COIN', 'BRASSERIE RACHEL', 'LE PETIT POÊLON']),
    )
    const on = addDays(paper.today, -paper.between(0, 90))
    const ordered = dishes.filter(() => paper.chance(0.6))
    const eaten = ordered.length < 2 ? dishes.slice(0, 3) : ordered
    const rows = eaten.map(([what, cents]) => ({ what, count: paper.between(1, 2), cents }))
    const net = total(rows.map(({ count, cents }) => count * cents))
    const [federal, provincial] = [Math.round(net * 0.05), Math.round(net * 0.09975)]
    const sum = net + federal + provincial
    const tip = Math.round(net * 0.16)
    const marks: Mark[] = [
      middle(113, 34, place, 11, 'mono-bold'),
      middle(113, 48, `${paper.between(10, 4900)} rue Rachel Est`, 8, 'mono'),
      middle(113, 59, 'Montréal QC  H2J 2H1', 8, 'mono'),
      middle(113, 70, telephone(paper, '514'), 8, 'mono'),
      left(14, 92, `Table ${paper.between(1, 28)}`, 8.4, 'mono'),
      right(212, 92, `${paper.between(1, 4)} pers.`, 8.4, 'mono'),
      left(14, 104, when(paper, 'document_date', on, 'YYYY-MM-DD'), 8.4, 'mono'),
      right(212, 104, `${paper.between(17, 22)}:${paper.code('1#')}`, 8.4, 'mono'),
      left(14, 116, `Serveur : ${paper.pick(['Océane', 'Félix', 'Maude', 'Zach'])}`, 8.4, 'mono'),
      right(212, 116, `#${paper.code('0#####')}`, 8.4, 'mono'),
      middle(113, 130, '- - - - - - - - - - - - - - - - -', 8, 'mono'),
    ]
    let y = 144
    for (const { what, count, cents } of rows) {
      marks.push(
        left(14, y, `${count} ${what}`, 8.4, 'mono'),
        right(212, y, money(count * cents, '1 234,56'), 8.4, 'mono'),
      )
      y += 12
    }
    marks.push(middle(113, y, '- - - - - - - - - - - - - - - - -', 8, 'mono'))
    const sums = [
      ['SOUS-TOTAL', net],
      ['TPS 5 %', federal],
      ['TVQ 9,975 %', provincial],
    ] as const
    for (const [caption, cents] of sums) {
      y += 13
      marks.push(left(14, y, caption, 8.4, 'mono'), right(212, y, `${money(cents, '1 234,56')} $`, 8.4, 'mono'))
    }
    y += 20
    marks.push(
      left(14, y, 'TOTAL', 13, 'mono-bold'),
      right(212, y, `${money(sum, '1 234,56')} $`, 13, 'mono-bold'),
      left(14, y + 20, 'Pourboire', 8.4, 'mono'),
      right(212, y + 20, `${money(tip, '1 234,56')} $`, 8.4, 'mono'),
      left(14, y + 32, `Débit ************${paper.code('####')}`, 8.4, 'mono'),
      right(212, y + 32, money(sum + tip, '1 234,56'), 8.4, 'mono'),
      middle(113, y + 52, '00 APPROUVÉE - MERCI', 8.4, 'mono'),
      middle(113, y + 72, 'Merci de votre visite!', 9, 'mono'),
      middle(113, y + 84, 'Brunch les fins de semaine dès 9 h', 7.6, 'mono'),
      left(14, y + 106, `TPS ${paper.code('8########')} RT0001`, 7, 'mono'),
      left(14, y + 116, `TVQ ${paper.code('12########')} TQ0001`, 7, 'mono'),
      ...bars(paper, 63, y + 130, 100, 40),
      middle(113, y + 182, paper.code('@@##-####-@##@'), 7, 'mono'),
      specimen(113, y + 202, 7, 'SPÉCIMEN'),
    )
    return [slip(226, y + 216, marks, '#fcfcfa')]
  },
}
