import { addDays, addYears, monthEnd, parts, longDate } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, homeLines, inThrees, issuers, resident } from '../people.ts'
import { amount, dmy, page, paragraph, rows, stack } from '../print.ts'

/** An internet provider's sober invoice: the customer and the line in two plain columns, totals at the foot, the company in small print. */
export const telecom: UnseenLayout = {
  name: 'facture-internet-deux-colonnes',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.telecom)
    const [person, place] = [resident(paper), home(paper)]
    const lines = homeLines(place)
    const { siren, vat: vatNumber } = companyNumbers(paper)
    const issued = addDays(monthEnd(paper.today, paper.between(1, 3)), 1)
    const month = longDate(issued, 'fr').replace(/^\S+ /, '')
    const plan = paper.pick([
      ['Forfait Fibre Éclair', 3999],
      ['Box Intégrale 8 Gb/s', 4999],
      ['Série spéciale Fibre Light', 2999],
    ] as const)
    const extras = [
      ['Location répéteur Wi-Fi', 299],
      ['Option bouquet cinéma – sans engagement', paper.between(499, 1499)],
      [`Appels vers mobiles Outre-mer (${paper.between(2, 14)} min)`, paper.between(60, 640)],
    ] as const
    const discount = -500
    const total = plan[1] + extras.reduce((sum, [, cents]) => sum + cents, 0) + discount
    const net = Math.round(total / 1.2)
    const name = paper.put('document_holder_name', `${person.surname} ${person.given}`)
    paper.put('address', lines.join(', '), lines.join(' '))
    const small = { size: 8.5, face: 'sans' } as const
    return [
      page([
        text(50, 70, brand, { size: 30, face: 'serif-bold', color: '#d3122f' }),
        text(50, 84, 'la fibre sans détour', { size: 8, color: '#555555' }),
        text(545, 60, `Facture n° ${paper.code('##########')}`, { size: 12, face: 'sans-bold', align: 'right' }),
        text(545, 76, `du ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, { ...small, align: 'right' }),
        line(50, 98, 545, 98, { stroke: '#d3122f', strokeWidth: 1.2 }),
        ...rows(
          [50, 150],
          [
            ['Identifiant', paper.code('nvx########')],
            ['N° de client', paper.put('account_number', paper.code('2#######'))],
            ['Ligne fixe', `0${paper.between(1, 5)} ${paper.code('## ## ## ##')}`],
            ['Abonné depuis le', dmy(addYears(issued, -paper.between(1, 8)))],
            ['Réf. commande', paper.code('CMD-@@####')],
          ],
          { y: 122, leading: 14, ...small },
        ),
        ...stack(330, 150, 13, [`${person.title} ${name}`, ...lines], { size: 10 }),
        box(50, 236, 495, 18, { fill: '#eeeeee' }),
        text(56, 248, `Vos abonnements et services – mois de ${month}`, { size: 9, face: 'sans-bold' }),
        text(539, 248, '€ TTC', { size: 8, align: 'right' }),
        ...rows(
          [56, -539],
          [
            [
              `${plan[0]} (du ${dmy(issued)} au ${dmy(monthEnd(addDays(issued, 40), parts(addDays(issued, 40)).month === parts(issued).month ? 0 : 1))})`,
              amount(plan[1], ' '),
            ],
            ...extras.map(([label, cents]) => [label, amount(cents, ' ')]),
            ['Remise « Fidélité » 12 mois', amount(discount, ' ')],
          ],
          { y: 272, leading: 18, rule: '#dddddd', ...small },
        ),
        ...rows(
          [330, -539],
          [
            ['Total HT', `${amount(net, ' ')} €`],
            ['TVA 20,00 %', `${amount(total - net, ' ')} €`],
            ['Total facture TTC', `${amount(total, ' ')} €`],
          ],
          { y: 388, leading: 15, ...small },
        ),
        box(320, 432, 225, 24, { stroke: '#d3122f' }),
        text(330, 448, 'Somme à payer', { size: 10.5, face: 'sans-bold' }),
        text(539, 448, paper.put('amount_due', canonicalMoney(total), `${amount(total, ' ')} €`), {
          size: 12,
          face: 'sans-bold',
          align: 'right',
        }),
        ...paragraph(
          50,
          440,
          250,
          `Cette somme sera prélevée à partir du ${dmy(addDays(issued, 6))} sur le compte ${paper.code('FR## **** **** **** **** ***# ###')} (RUM ${paper.code('NVX-########-1')}).`,
          { size: 8.5 },
        ).marks,
        text(50, 510, 'Votre usage du mois', { size: 10, face: 'sans-bold' }),
        ...rows(
          [50, -250],
          [
            ['Appels vers fixes France', `${paper.between(0, 9)} h ${paper.between(10, 59)} min`],
            ['Appels vers mobiles', `${paper.between(0, 3)} h ${paper.between(10, 59)} min`],
            ['Données montantes', `${paper.between(20, 400)} Go`],
          ],
          { y: 528, leading: 14, ...small },
        ),
        ...paragraph(
          300,
          512,
          245,
          `Nouveau : avec ${brand} Mobile, 100 Go en 5G pour 9,99 €/mois la première année pour nos abonnés Box. Parrainez un proche : 50 € pour vous, 50 € pour lui.`,
          { size: 8.5, color: '#d3122f' },
        ).marks,
        ...stack(
          50,
          742,
          9,
          [
            `${paper.put('issuer_name', company)} au capital de 3 441 812 € – RCS Paris ${inThrees(siren)} – N° TVA ${vatNumber}`,
            'Siège social : 16 rue de la Ville-Neuve, 75008 PARIS CEDEX – Service Abonnés, 75371 PARIS CEDEX 08 – Tél. 3200',
            'Tout retard de paiement entraîne des pénalités au taux de trois fois le taux d’intérêt légal. Pas d’escompte pour paiement anticipé.',
            'Conservez cette facture : elle peut vous servir de justificatif de domicile.',
          ],
          { size: 6.5, color: '#555555' },
        ),
      ]),
    ]
  },
}
