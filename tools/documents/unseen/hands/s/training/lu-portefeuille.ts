import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, initialsOf, money, openPage, putAddress, putDay, putMoney } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const papers = [
  'OPCVM Monde Actions C',
  'Oblig. État LU 2,25 % 2031',
  'Acier Moselle SA nom.',
  'Fonds Monétaire EUR I',
  'Certificat or physique',
  'Immo-Benelux SICAV D',
] as const

/** A Luxembourg bank's portfolio valuation in French: reference day against the day of printing, adviser, positions, the total below. */
export const luPortefeuille: UnseenLayout = {
  name: 'lu-portefeuille',
  docType: 'investment_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['serif', 'sans', 'narrow']))
    const { brand, legal, seat } = firmOf(paper, firms.luBank, 'lu bank')
    const ink = paper.pick(['#2b2d42', '#7f4f24', '#005f73'])
    const coin = paper.pick([
      { group: '.', point: ',', after: ' EUR' },
      { group: ' ', point: ',', after: ' €' },
      { group: '.', point: ',', before: 'EUR ' },
    ])
    const plain = { group: coin.group, point: ',' }
    const end = monthEnd(paper.today, paper.between(1, 5))
    const items = papers
      .slice(0, paper.between(3, 6))
      .map((name) => ({ name, units: paper.between(10, 800), price: paper.between(1200, 38000) }))
    const cash = paper.between(10000, 2400000)
    const value = items.reduce((sum, { units, price }) => sum + units * price, cash)
    const pattern = paper.pick(['DD.MM.YYYY', 'DD/MM/YYYY', 'D MMMM YYYY'])
    const right = paper.chance(0.5)
    page.add(...emblem(paper, right ? 505 : 50, 30, 42, ink, initialsOf(brand)))
    paper.put('issuer_name', legal)
    const foot = paper.chance(0.6)
    if (!foot) page.stack(right ? 50 : 102, 44, [legal, seat], { size: 8.2 })
    const { line } = putHolder(paper, 'LU', ['titled', 'joint', 'surname first', 'comma', 'plain'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'LU'))
    page.stack(325, 116, [line, ...rows], { size: 9.8 })
    const adviser = someone(paper, 'LU')
    const issued = putDay(paper, 'document_date', end, pattern, 'fr')
    const number = paper.put(
      'account_number',
      paper.code(paper.pick(['0#/######-4', '7#####.10', 'LU-D-######', '1### #### ##'])),
    )
    const kind = paper.chance(0.7)
    page.pairs(
      50,
      290,
      116,
      [
        [paper.pick(['Compte-titres n°', 'N° de portefeuille', 'Dépôt-titres', 'Relation n°']), number],
        ...(kind
          ? [
              [
                paper.pick(['Type de compte', 'Mandat', 'Nature du compte']),
                paper.put(
                  'account_type',
                  paper.pick(['Gestion conseil', 'Gestion discrétionnaire', 'Dépôt libre', 'Assurance-vie branche 23']),
                ),
              ] as const,
            ]
          : []),
        [paper.pick(['Situation au', 'Date d’évaluation', 'Valorisation au', 'Arrêté au']), issued],
        ['Devise de référence', 'EUR'],
        [paper.pick(['Votre conseiller', 'Conseillère', 'Gestionnaire']), `${adviser.given} ${adviser.surname}`],
      ],
      { size: 8.4, leading: 14 },
    )
    page.say(
      50,
      222,
      paper.pick([
        'Relevé de portefeuille',
        'ÉVALUATION DE PORTEFEUILLE',
        'Estimation de vos avoirs',
        'État du patrimoine',
      ]),
      { size: 14, bold: true, color: ink },
    )
    page.fill(50, 236, 495, 16, '#ece7df')
    const columns = [54, -270, -340, -440, -540]
    page.grid(247, columns, [['Libellé', 'Quantité', 'Cours', 'Prix de revient', 'Valeur EUR']], {
      size: 8,
      bold: true,
    })
    const below = page.grid(
      270,
      columns,
      [
        ...items.map(({ name, units, price }) => [
          name,
          String(units),
          money(price, plain),
          money(Math.round(units * price * 0.88), plain),
          money(units * price, plain),
        ]),
        ['Liquidités - compte courant', '', '', '', money(cash, plain)],
      ],
      { size: 8.6, leading: 18 },
    )
    page.rule(50, 545, below - 9, ink, 1.2)
    const shown = putMoney(paper, 'market_value', value, coin)
    const caption = paper.pick([
      'Valeur totale du portefeuille',
      'TOTAL DES AVOIRS',
      'Évaluation globale',
      'Total général',
      'Valeur de marché',
    ])
    page.pairs(54, 540, below + 8, [[caption, shown]], { size: 11, bold: true })
    page.pairs(
      54,
      540,
      below + 34,
      [
        [`Valeur au ${day(monthEnd(end, 3), pattern, 'fr')}`, money(Math.round(value * 0.97), coin)],
        [
          'Performance depuis le 1er janvier',
          `${paper.pick(['+', '-'])}${paper.between(0, 7)},${paper.between(10, 99)} %`,
        ],
        ['Droits de garde du trimestre', money(paper.between(900, 8000), coin)],
      ],
      { size: 8.6, leading: 15 },
    )
    page.wrap(
      50,
      below + 110,
      495,
      'Les cours sont ceux connus au jour de l’évaluation ; ils sont donnés à titre indicatif. Sans réclamation de votre part dans les trente jours, le présent état est réputé exact. Les performances passées ne préjugent pas des performances futures. Fonds de garantie des dépôts : 100.000 EUR par déposant.',
      { size: 8 },
    )
    if (paper.chance(0.5))
      page.say(50, 780, `Imprimé le ${day(addDays(end, paper.between(2, 9)), 'DD/MM/YYYY')} - page 1/3`, { size: 6.8 })
    page.say(
      297,
      804,
      foot ? `${legal} - ${seat} - R.C.S. Luxembourg B ${paper.code('1####')}` : 'TVA LU 0000 - Société anonyme',
      { size: 7, align: 'middle' },
    )
    clutter(paper, page, { x: 50, right: 545, top: below + 160, bottom: 768 }, 'fr')
    return [page.sheet()]
  },
}
