import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { comma, day, grid, iban, line, lines, logo, page, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const garages = [
  'Garage Delvigne & Fils SRL',
  'Carrosserie des Ardennes SA',
  'Pneus Condroz SRL',
  'Chauffage Lemaire SPRL',
  'Toitures Mosanes SRL',
]
const works = [
  ['Vidange + filtre à huile', 8900],
  ['Plaquettes de frein avant', 16450],
  ['Main d’œuvre 2,5 h à 62,00', 15500],
  ['Contrôle climatisation', 7500],
  ['Jeu de 4 pneus hiver', 38800],
  ['Déplacement', 3500],
  ['Entretien chaudière', 12500],
] as const

/** An invoice of a Belgian tradesman: near to a bill of supplies, but for a repair. */
export const foreignGarage: UnseenLayout = {
  name: 'foreign-garage',
  docType: 'other',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const made = addDays(paper.today, -paper.between(3, 120))
    const issuer = paper.pick(garages)
    const who = somebody(paper, 'BE')
    const done = works.filter((_, index) => index === 2 || paper.chance(0.5))
    const net = done.reduce((all, [, cents]) => all + cents, 0)
    const vat = Math.round(net * 0.21)
    const right = paper.chance(0.5)
    const table = grid(
      { y: 320, leading: 20, edges: [56, -360, -540] },
      done.map(([what, cents]) => [what, '1', comma(cents)]),
      { size: 9 },
    )
    return [
      page(paper, [
        logo(paper.pick(['ring', 'tile', 'disc'] as const), { x: 56, y: 34, size: 34 }, '#444', issuer.charAt(0)),
        text(110, 54, issuer, { size: 15, face: 'serif-bold' }),
        lines(
          110,
          70,
          10,
          [
            'Zoning industriel 14 - 5580 Rochefort',
            `Tél. 084/${paper.code('## ## ##')} - TVA BE 0${paper.code('8##.###.###')}`,
          ],
          { size: 8 },
        ),
        lines(right ? 330 : 60, 150, 13, [who.name, ...home(paper, 'BE')], { size: 10 }),
        text(56, 250, `${paper.pick(['FACTURE', 'Facture', 'Note de travaux'])} n° ${paper.code('26/####')}`, {
          size: 14,
          face: 'sans-bold',
        }),
        grid(
          { y: 270, leading: 13, edges: [56, 200, 340] },
          [
            [
              `Date : ${day(made, 'DD/MM/YYYY')}`,
              `Échéance : ${day(addDays(made, 15), 'DD/MM/YYYY')}`,
              `Véhicule : ${paper.code('1-@@@-###')}  ${paper.between(20, 190)}.412 km`,
            ],
          ],
          { size: 8.5 },
        ).marks,
        line(54, 296, 545, 296),
        grid({ y: 308, leading: 10, edges: [56, -360, -540] }, [['Description', 'Qté', 'Montant']], {
          face: 'narrow-bold',
          size: 8.5,
        }).marks,
        table.marks,
        line(350, table.y - 8, 545, table.y - 8),
        grid(
          { y: table.y + 8, leading: 15, edges: [360, -540] },
          [
            ['Total HTVA', comma(net)],
            ['TVA 21 %', comma(vat)],
            ['À payer', `${comma(net + vat)} €`],
          ],
          { size: 9.5 },
        ).marks,
        lines(
          56,
          700,
          12,
          [
            `IBAN ${iban('BE', paper.code('068#########'))}`,
            'Nos factures sont payables au comptant. Tout retard entraîne un intérêt de 10 % l’an.',
            'Garantie 12 mois sur les pièces.',
          ],
          { size: 8 },
        ),
      ]),
    ]
  },
}
