import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { amount, cell, dmShort, dmy, page, rows, stack } from '../print.ts'

/** A water board's bill in mono type: boxed references, a table by public body with VAT rates, an earlier balance, a tear-off slip. */
export const water: UnseenLayout = {
  name: 'facture-eau-regie-talon',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.water)
    const [one, place] = [resident(paper), home(paper)]
    const other = paper.chance(0.4) ? resident(paper, one.sex === 'F' ? 'M' : 'F') : null
    const people = other === null ? [one] : [one, other]
    const names = people.map(({ given, surname }) => `${surname} ${given}`)
    const lines = homeLines(place).map((row) => row.toUpperCase())
    const issued = addDays(paper.today, -paper.between(15, 90))
    const due = addDays(issued, 30)
    const cubic = paper.between(28, 74)
    const index = paper.between(300, 2200)
    const items = [
      ['Abonnement part distributeur', '1', '21,4800', 2148, '5,5'],
      ['Consommation part distributeur', String(cubic), '1,0930', Math.round(cubic * 109.3), '5,5'],
      ['Préservation des ressources (Agence)', String(cubic), '0,0710', Math.round(cubic * 7.1), '5,5'],
      ['Collecte et traitement – part communale', String(cubic), '1,3125', Math.round(cubic * 131.25), '10,0'],
      ['Modernisation des réseaux (Agence)', String(cubic), '0,1600', Math.round(cubic * 16), '10,0'],
    ] as const
    const reduced = items.filter((item) => item[4] === '5,5').reduce((sum, item) => sum + item[3], 0)
    const middle = items.filter((item) => item[4] === '10,0').reduce((sum, item) => sum + item[3], 0)
    const [vatOne, vatTwo] = [Math.round(reduced * 0.055), Math.round(middle * 0.1)]
    const bill = reduced + middle + vatOne + vatTwo
    const earlier = paper.chance(0.5) ? -paper.between(310, 2950) : paper.between(0, 1) * paper.between(1200, 6400)
    const owed = bill + earlier
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', lines.join(', '), lines.join(' '))
    const account = paper.put('account_number', paper.code('0##-######-#@'))
    const mono = { face: 'mono', size: 8 } as const
    const top = [
      ellipse(62, 58, 22, 28, { fill: '#3e9ac7' }),
      text(62, 64, brand.charAt(0), { size: 20, face: 'serif-bold', color: '#ffffff', align: 'middle' }),
      text(95, 52, paper.put('issuer_name', company), { size: 11, face: 'serif-bold' }),
      ...stack(
        95,
        64,
        10,
        [
          'Service de l’eau et de l’assainissement',
          '3 rue du Château d’Eau – BP 40127',
          'Accueil : lundi au vendredi 8h30-12h / 13h30-16h30',
        ],
        { size: 7.5 },
      ),
      text(40, 118, 'FACTURE SEMESTRIELLE', { size: 15, face: 'sans-bold' }),
      text(40, 133, `N° ${paper.code('2026-EA-######')}   Rôle ${paper.code('##')}`, mono),
      ...cell({ x: 40, y: 148, width: 110, height: 26 }, 'Référence abonné', account, { face: 'mono' }),
      ...cell({ x: 150, y: 148, width: 110, height: 26 }, 'Émise le', paper.put('document_date', issued, dmy(issued)), {
        face: 'mono',
      }),
      ...cell({ x: 40, y: 174, width: 110, height: 26 }, 'Point de desserte', paper.code('PD######'), { face: 'mono' }),
      ...cell({ x: 150, y: 174, width: 110, height: 26 }, 'Compteur / diamètre', paper.code('D##@@######') + ' / 15', {
        face: 'mono',
      }),
      ...stack(310, 150, 12, [...people.map(({ title }, at) => `${title} ${names[at]}`), ...lines], {
        face: 'mono',
        size: 9,
      }),
      text(
        40,
        232,
        `Ancien index au ${dmShort(addDays(issued, -190))} : ${index}     Nouvel index au ${dmShort(addDays(issued, -8))} : ${index + cubic}     Consommation : ${cubic} m3`,
        mono,
      ),
      box(40, 246, 515, 16, { fill: '#dbeaf3' }),
      ...rows([46, -330, -400, -480, -545], [['Libellé', 'Qté', 'P.U. HT', 'Montant HT', 'TVA %']], {
        y: 257,
        leading: 14,
        size: 8,
        face: 'narrow-bold',
      }),
      ...rows(
        [46, -330, -400, -480, -545],
        items.map(([label, count, price, cents, rate]) => [label, count, price, amount(cents, ' '), rate]),
        { y: 275, leading: 15, rule: '#b9cfdc', ...mono, size: 7.6 },
      ),
      ...rows(
        [300, -480],
        [
          ['Total HT', amount(reduced + middle, ' ')],
          ['TVA à 5,5 %', amount(vatOne, ' ')],
          ['TVA à 10 %', amount(vatTwo, ' ')],
          ['Montant de la facture TTC', amount(bill, ' ')],
          [
            earlier < 0 ? 'Trop-perçu antérieur' : 'Solde antérieur',
            earlier < 0 ? `${amount(-earlier, ' ')}-` : amount(earlier, ' '),
          ],
        ],
        { y: 366, leading: 15, ...mono },
      ),
      box(290, 436, 265, 26, { fill: '#3e9ac7' }),
      text(300, 453, 'NET À PAYER', { size: 11, face: 'sans-bold', color: '#ffffff' }),
      text(545, 453, `${paper.put('amount_due', canonicalMoney(owed), `${amount(owed, ' ')} EUR`)}`, {
        size: 12,
        face: 'mono-bold',
        color: '#ffffff',
        align: 'right',
      }),
      text(40, 453, `Date limite de paiement : ${paper.put('due_date', due, dmy(due))}`, {
        size: 9.5,
        face: 'narrow-bold',
      }),
      ...stack(
        40,
        500,
        11,
        [
          'La qualité de votre eau : conforme aux limites fixées (bilan ARS 2025). Dureté : 18 °f.',
          'Dont prix du litre d’eau TTC hors abonnement : 0,00288 €.',
          'Une fuite après compteur ? Signalez-la sous un mois : loi Warsmann du 17 mai 2011.',
          'Mensualisez vos paiements sur notre agence en ligne – 10 échéances et un solde.',
        ],
        { size: 8 },
      ),
    ]
    const slip = [
      ...Array.from({ length: 43 }, (_, at) => line(40 + at * 12, 640, 46 + at * 12, 640, { stroke: '#777777' })),
      text(297, 652, 'TITRE INTERBANCAIRE DE PAIEMENT SEPA – à détacher et à renvoyer signé, sans agrafe', {
        size: 6.5,
        align: 'middle',
      }),
      box(40, 660, 515, 112, { stroke: '#777777' }),
      ...stack(
        50,
        680,
        11,
        [
          `Réf. unique du mandat : ++${paper.code('#########')}`,
          `Créancier : FR${paper.code('##ZZZ######')}`,
          `Réf. abonné ${account}`,
        ],
        mono,
      ),
      text(330, 680, 'Le                          Signature', { size: 8 }),
      text(545, 758, `${amount(owed, ' ')} EUR`, { ...mono, size: 10, align: 'right' }),
      text(50, 758, paper.code('##########  ###########  ########'), { face: 'mono', size: 9 }),
    ]
    return [page([...top, ...slip])]
  },
}
