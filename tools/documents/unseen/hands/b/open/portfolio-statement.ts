import { monthEnd } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { homeLines, initialsOf, someone } from '../people.ts'

const funds = [
  'Obl. Québec 3,25 % 01 sept. 2032',
  'FNB Actions canadiennes',
  'Fonds équilibré mondial – série F',
  'FNB Actions É.-U. (couvert)',
  'Fonds immobilier canadien',
  'Fonds du marché monétaire',
]

/** A broker's quarterly portfolio: a pie of classes, cost beside market values, last quarter beside this, the adviser's name in bold. */
export const portfolioStatement: UnseenLayout = {
  name: 'portfolio-statement',
  docType: 'investment_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.broker)
    const person = someone(paper)
    const adviser = someone(paper)
    const back = paper.pick([1, 4, 7])
    const end = monthEnd(paper.today, back)
    const before = monthEnd(paper.today, back + 3)
    const holdings = funds.slice(paper.between(0, 2)).map((label) => {
      const [units, price] = [paper.between(40, 900), paper.between(1_004, 9_870)]
      const value = units * price
      return { label, units, price, value, cost: Math.round(value * (0.8 + paper.between(0, 25) / 100)) }
    })
    const [market, cost] = [
      holdings.reduce((sum, { value }) => sum + value, 0),
      holdings.reduce((sum, one) => sum + one.cost, 0),
    ]
    const previous = Math.round(market * (0.93 + paper.between(0, 8) / 100))
    const added = paper.pick([0, 50_000, 150_000])
    const name = `${person.sex === 'F' ? 'Mme' : 'M.'} ${person.given} ${person.surname}`
    const post = homeLines(person.home)
    paper.put('document_holder_name', `${person.given} ${person.surname}`)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const account = paper.put('account_number', paper.code('4@-####-@'))
    const type = paper.put('account_type', paper.pick(['REER individuel', 'CELI', 'Compte au comptant', 'FERR']))
    const endText = paper.put('document_date', end, dated(end, 'J mmmm AAAA'))
    const marketText = putCents(paper, 'market_value', market)
    const plum = '#4b2e5e'
    const amount = (cents: number) => printedMoney(cents, 'fr')
    const edges = [36, -300, -370, -470, -576]
    const marks = [
      shape('M36 60 L52 28 L68 60 Z', { fill: plum }),
      shape('M58 60 L70 38 L82 60 Z', { fill: '#b08cc4' }),
      text(92, 58, initialsOf(issuer), { face: 'serif-bold', size: 16, color: plum }),
      text(576, 44, 'Votre portefeuille', { face: 'serif', size: 18, color: plum, align: 'right' }),
      text(576, 60, `au ${endText}`, { face: 'serif', size: 10, align: 'right' }),
      ...grid([60], { y: 116, leading: 12.4 }, [[name], [post[0]], [post[1]]], { face: 'serif', size: 9.4 }),
      text(366, 104, `${adviser.given} ${adviser.surname}`, { face: 'serif-bold', size: 9.4 }),
      ...grid(
        [366],
        { y: 116, leading: 11 },
        [['Gestionnaire de portefeuille'], [`Succursale de ${adviser.home.city}`], ['1000, Grande Allée, 8e étage']],
        { face: 'serif', size: 7.8 },
      ),
      box(36, 176, 540, 58, { fill: '#f3eef6' }),
      ...grid(
        [48, 200, 340, 470],
        { y: 194, leading: 0 },
        [['Compte', 'Régime', `Valeur au ${dated(before, 'J mmm AAAA')}`, 'Valeur marchande']],
        { size: 7.4, color: plum, face: 'sans' },
      ),
      ...grid(
        [48, 200, 340, 470],
        { y: 216, leading: 0 },
        [[account, type, printedDollars(previous, 'fr'), marketText]],
        { size: 10.4, face: 'serif-bold' },
      ),
      text(36, 264, 'Évolution depuis le dernier relevé', { face: 'serif-bold', size: 10.4, color: plum }),
      ...grid(
        [36, -300],
        { y: 284, leading: 15 },
        [
          ['Valeur au début', amount(previous)],
          ['Cotisations', amount(added)],
          ['Retraits', '0,00'],
          [
            'Variation de la valeur',
            market - previous - added < 0
              ? `(${amount(previous + added - market)})`
              : amount(market - previous - added),
          ],
          ['Valeur à la fin', amount(market)],
        ],
        { face: 'serif', size: 8.8 },
      ),
      shape('M430 320 L430 270 C465 270 480 295 480 320 Z', { fill: plum }),
      shape('M430 320 L480 320 C480 350 455 370 430 370 C400 370 380 345 380 320 Z', { fill: '#b08cc4' }),
      shape('M430 320 L380 320 C380 292 402 270 430 270 Z', { fill: '#ded0e6' }),
      ...grid([496], { y: 296, leading: 15 }, [['Revenu fixe 25 %'], ['Actions 50 %'], ['Liquidités 25 %']], {
        size: 8,
        face: 'serif',
      }),
      ...grid(edges, { y: 408, leading: 0 }, [['Titre', 'Quantité', 'Cours', 'Coût comptable', 'Valeur']], {
        face: 'sans-bold',
        size: 7.6,
        color: plum,
      }),
      line(36, 414, 576, 414, { stroke: plum }),
      ...grid(
        edges,
        { y: 430, leading: 17 },
        holdings.map(({ label, units, price, value, cost: paid }) => [
          label,
          String(units),
          amount(price),
          amount(paid),
          amount(value),
        ]),
        { face: 'serif', size: 8.4 },
      ),
      line(36, 536, 576, 536, { stroke: plum }),
      ...grid(edges, { y: 552, leading: 0 }, [['Total du compte ($ CA)', '', '', amount(cost), amount(market)]], {
        face: 'serif-bold',
        size: 8.8,
      }),
      ...wrapped(
        { x: 36, y: 590, width: 540, leading: 10.4 },
        `Rendement pondéré depuis un an : ${paper.between(2, 11)},${paper.between(1, 9)} %. Taux de conversion 1 $ US = 1,3702 $ CA. Les placements peuvent perdre de la valeur et les rendements passés ne garantissent pas l’avenir. Cotisez avant le 1er mars pour réduire votre impôt : une cotisation de 500,00 $ par mois depuis 25 ans vaudrait plus de 297 000 $ à 5 %.`,
        { size: 7.8, face: 'serif', color: '#444' },
      ).marks,
      text(306, 742, `${issuer} – courtier de plein exercice, membre d’un fonds de protection des épargnants`, {
        size: 7.2,
        align: 'middle',
      }),
      text(306, 753, 'Siège social : 1155, rue du Rempart, bureau 1400, Québec (Québec)  G1K 3Z4', {
        size: 7.2,
        align: 'middle',
      }),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
