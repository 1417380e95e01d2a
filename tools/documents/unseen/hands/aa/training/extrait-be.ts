import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Belgian extrait de compte: numbered extract, movements in blocks of three lines with + and − behind the amount. */
export const extraitBe: UnseenLayout = {
  name: 'extrait-be',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'BE')
    const one = next()
    const page = openPage()
    const bank = paper.put('issuer_name', paper.pick(['Banque du Hainaut', 'Argantis Banque', 'Crédit Mosan']))
    const end = addDays(paper.today, -paper.between(5, 90))
    const start = addDays(end, -paper.between(14, 31))
    const before = paper.between(20000, 900000)
    const signed = (cents: number) => `${money(Math.abs(cents), 'de')} ${cents < 0 ? '−' : '+'}`
    page.box(40, 36, 120, 40, { fill: '#004d71' })
    page.t(50, 61, bank, 11, 'sans-bold', { color: '#ffffff', fit: 100 })
    page.t(200, 50, 'Compte à vue', 12, 'sans-bold')
    page.t(200, 66, `Extrait n° ${paper.between(1, 12)}/2026`, 9)
    page.r(555, 50, 'Page 1 de 1', 8)
    page.rows(330, 112, 12.5, [one.full, ...one.lines], 9.4)
    paper.put('document_holder_name', one.full)
    paper.put('address', joined(one.lines))
    page.grid(
      [40, 110],
      112,
      13,
      [
        ['IBAN', paper.put('iban', paper.code('BE## 0### #### ####'))],
        ['BIC', 'BDHABE22'],
        ['Titulaire', one.full],
        ['Devise', paper.put('currency', 'EUR')],
      ],
      8.6,
    )
    page.box(40, 190, 515, 22, { fill: '#dcebf2' })
    page.t(48, 205, `Solde précédent au ${paper.put('period_start', start, day(start, 'DD-MM-YYYY'))}`, 9, 'sans-bold')
    page.r(547, 205, paper.put('opening_balance', amount(before), signed(before)), 9, 'sans-bold')
    let balance = before
    let y = 232
    const total = { in: 0, out: 0 }
    for (let index = 0; index < 10; index += 1) {
      const isIn = index % 4 === 0
      const cents = paper.between(800, 60000) * (isIn ? 3 : 1)
      if (isIn) total.in += cents
      else total.out += cents
      balance += isIn ? cents : -cents
      const at = addDays(start, 1 + index)
      page.t(48, y, `${String(index + 1).padStart(4, '0')}   ${day(at, 'DD-MM')}`, 8.4)
      page.t(
        140,
        y,
        isIn
          ? 'Virement européen'
          : paper.pick(['Paiement par carte', 'Domiciliation européenne', 'Retrait d’espèces']),
        8.4,
        'sans-bold',
      )
      page.r(547, y, signed(isIn ? cents : -cents), 8.8)
      page.t(
        140,
        y + 11,
        isIn ? paper.code('De BE## #### #### ####') : `Carte ${paper.code('6703 **** **** ####')}`,
        7.6,
      )
      page.t(140, y + 21, `Date valeur : ${day(at, 'DD-MM-YYYY')}`, 7.6)
      page.rule(48, y + 28, 547, '#bbbbbb', 0.4)
      y += 40
    }
    page.box(40, y, 515, 22, { fill: '#dcebf2' })
    page.t(48, y + 15, `Nouveau solde au ${paper.put('period_end', end, day(end, 'DD-MM-YYYY'))}`, 9, 'sans-bold')
    page.r(547, y + 15, paper.put('closing_balance', amount(balance), signed(balance)), 9, 'sans-bold')
    page.t(48, y + 40, `Total crédit : ${paper.put('total_credits', amount(total.in), money(total.in, 'de'))}`, 8)
    page.r(547, y + 40, `Total débit : ${paper.put('total_debits', amount(total.out), money(total.out, 'de'))}`, 8)
    page.t(
      40,
      790,
      `${bank} SA - boulevard Tirou 1, 6000 Charleroi - RPM Hainaut TVA BE ${paper.code('0###.###.###')}`,
      7,
    )
    page.t(40, 804, 'Sécurité : ne communiquez jamais vos codes. Card Stop 078 170 170. SPECIMEN', 7)
    return [page.sheet()]
  },
}
