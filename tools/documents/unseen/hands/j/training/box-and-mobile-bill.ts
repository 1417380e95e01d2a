import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, money, page, pairs, rows, siren } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** An operator's bill for a box and mobiles: identifiers top left, the amount in large digits, a table by line, promotions beside. */
export const boxAndMobileBill: UnseenLayout = {
  name: 'box-and-mobile-bill',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.telecom)
    const issued = addDays(paper.today, -paper.between(3, 120))
    const lines = [
      ['Offre Internet Fibre 1 Gb/s', paper.pick([2_999, 3_699, 4_199])],
      [`Mobile ${paper.code('06 ## ## ## ##')} - forfait 100 Go`, paper.pick([1_499, 1_999])],
      ...(paper.chance(0.6) ? [['Location décodeur TV', 500] as const] : []),
      ...(paper.chance(0.5) ? [['Remise multi-lignes', -500] as const] : []),
      ...(paper.chance(0.4) ? [['Appels hors forfait et numéros spéciaux', paper.between(20, 1_400)] as const] : []),
    ] as const
    const total = lines.reduce((all, [, cents]) => all + cents, 0)
    const tone = paper.pick(['#ff6a00', '#d6006d', '#1a1a1a'])
    const isAccount = paper.chance(0.5)
    return [
      page(paper, [
        box(40, 30, 44, 44, { fill: tone }),
        text(46, 68, issuer.toLowerCase().slice(0, 6), { size: 9, face: 'sans-bold', color: '#ffffff' }),
        ...pairs(
          [
            [
              isAccount
                ? 'N° de compte client'
                : paper.pick(['Numéro client', 'Votre n° client', 'Identifiant client']),
              paper.put('account_number', paper.code('0 0## ### ###')),
            ],
            ['N° de facture', paper.code('0##### 26## #@-1')],
            [
              paper.pick(['Date de facture', 'Facture du', 'Date d’émission']),
              day(paper, 'document_date', issued, 'slash'),
            ],
            ['Votre contact', paper.code('39## (appel gratuit)')],
          ],
          { x: 40, y: 98, leading: 12.5, gap: 96 },
          { size: 8.6 },
        ),
        ...addressee(
          paper,
          somebody(paper),
          { x: 322, y: paper.between(110, 124), leading: 13 },
          { size: 10, face: 'mono' },
        ),
        text(
          40,
          196,
          paper.pick(['Votre facture Internet + Mobile', 'Votre facture', 'Facture Internet, fixe et mobile']),
          { size: 17, face: 'sans-bold' },
        ),
        line(40, 206, 555, 206, { stroke: tone, strokeWidth: 2 }),
        text(
          40,
          236,
          paper.pick(['Montant TTC à payer', 'Total du montant prélevé TTC', 'À payer', 'Somme à payer TTC']),
          { size: 11, face: 'sans' },
        ),
        text(40, 268, `${money(paper, 'amount_due', total)} €`, { size: 26, face: 'sans-bold', color: tone }),
        text(
          40,
          286,
          `${paper.pick(['prélevé le', 'Ce montant sera prélevé à partir du', 'à payer avant le'])} ${dateText(addDays(issued, 14), 'slash')} - compte ${paper.code('FR76 **** **** **** ***# ###')}`,
          { size: 8.5 },
        ),
        ...rows(
          [340],
          [
            ['Bon à savoir'],
            ['Parrainez un ami : 50 € offerts pour vous'],
            [`Votre engagement prend fin le ${dateText(addDays(issued, paper.between(40, 600)), 'slash')}`],
            ['Facture électronique : ayez le réflexe espace client'],
          ],
          { y: 236, leading: 14 },
          { size: 8, color: '#555555' },
        ),
        box(40, 312, 515, 16, { fill: '#eeeeee' }),
        ...rows(
          [46, -440, -548],
          [['Détail de vos abonnements et consommations', '€ HT', '€ TTC']],
          { y: 323, leading: 0 },
          { size: 8.5, face: 'narrow-bold' },
        ),
        ...rows(
          [46, -440, -548],
          lines.map(([label, cents]) => [label, euros(Math.round(cents / 1.2)), euros(cents)]),
          { y: 344, leading: 17 },
          { size: 9 },
        ),
        line(40, 436, 555, 436),
        ...pairs(
          [
            ['Total hors taxes', `${euros(Math.round(total / 1.2))} €`],
            ['TVA 20,00 %', `${euros(total - Math.round(total / 1.2))} €`],
            ['Total TTC de la facture', `${euros(total)} €`],
          ],
          { x: 340, y: 454, leading: 15, right: 548 },
          { size: 9 },
        ),
        ...rows(
          [46],
          [
            [
              `Solde de votre facture précédente du ${dateText(addDays(issued, -30), 'slash')} : 0,00 € (${euros(total - paper.between(0, 900))} € reçus, merci)`,
            ],
          ],
          { y: 530, leading: 0 },
          { size: 8.5 },
        ),
        ...rows(
          [40],
          [
            [
              'Conditions de règlement : date limite indiquée ci-dessus. Indemnité forfaitaire pour frais de recouvrement (professionnels) : 40 €.',
            ],
            [
              `${paper.put('issuer_name', issuer)} SA au capital de 10 640 226 396 € - 111 quai du Président Roosevelt 92130 Issy-les-Moulineaux - RCS Nanterre ${siren(paper)}`,
            ],
          ],
          { y: 790, leading: 11 },
          { size: 6.5, color: '#555555' },
        ),
      ]),
    ]
  },
}
