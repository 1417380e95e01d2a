import { addDays, parts } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, money, monthEnd, page, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

const shops = [
  'Monoprix Jaurès',
  'SNCF Connect',
  'Netflux',
  'Uber Trip',
  'Pharmacie du Port',
  'Leboncoin',
  'Virement de Claire B.',
  'Loyer octobre',
  'Salaire',
  'Picard',
  'Decathlon',
  'Remboursement CPAM',
] as const

/** An online bank's statement: signed amounts in one column, tiles with the balances, the legal name in the small print. */
export const neobankFlow: UnseenLayout = {
  name: 'neobank-flow',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const brand = paper.pick(issuers.neobank)
    const tone = paper.pick(['#5b2be0', '#ff5a36', '#0aa58a', '#111111'])
    const account = frenchAccount(paper)
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = addDays(end, 1 - parts(end).day)
    const opening = paper.between(2_000, 900_000)
    const flows = Array.from({ length: paper.between(7, 14) }, (_, index) => {
      const label = paper.pick(shops)
      const isIn = /Salaire|Virement|Rembours/.test(label)
      return {
        label,
        cents: isIn ? paper.between(3_000, 240_000) : -paper.between(250, 32_000),
        on: addDays(end, -index * 2),
      }
    })
    const sum = (isIn: boolean) => flows.reduce((all, { cents }) => all + (cents > 0 === isIn ? cents : 0), 0)
    const closing = opening + sum(true) + sum(false)
    const put = (field: string, cents: number) => `${money(paper, field, cents)} €`
    const tiles = [
      [paper.pick(['Solde initial', 'Solde de départ', 'Au début']), put('opening_balance', opening)],
      [paper.pick(['Entrées', 'Argent reçu', 'Total crédits']), `+${put('total_credits', sum(true))}`],
      [paper.pick(['Sorties', 'Argent dépensé', 'Total débits']), `-${put('total_debits', -sum(false))}`],
      [paper.pick(['Solde final', 'Solde de clôture', 'À la fin']), put('closing_balance', closing)],
    ] as const
    const month = dateText(start, 'long').replace(/^1er /, '')
    const isLeft = paper.chance(0.5)
    paper.put('currency', 'EUR', '€')
    return [
      page(paper, [
        box(0, 0, 595, 8, { fill: tone }),
        roundedBox(42, 34, 30, 30, 9, { fill: tone }),
        text(57, 55, brand.charAt(0).toLowerCase(), { size: 20, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
        text(80, 54, brand.toLowerCase(), { size: 16, face: 'sans-bold' }),
        text(553, 50, `Relevé de ${month}`, { size: 15, face: 'sans-bold', align: 'right' }),
        text(553, 64, `du ${day(paper, 'period_start', start, 'long')} au ${day(paper, 'period_end', end, 'long')}`, {
          size: 8.5,
          align: 'right',
          color: '#666666',
        }),
        ...addressee(
          paper,
          somebody(paper),
          { x: isLeft ? 42 : 330, y: 104, leading: 12 },
          { size: 9.5, face: 'sans' },
        ),
        ...rows(
          [isLeft ? 330 : 42],
          [
            [`Compte courant ${paper.pick(['Essentiel', 'Premium', 'Zen'])}`],
            [paper.pick(['Numéro de compte', 'N° de compte', 'Compte'])],
            [paper.put('account_number', account.account)],
            ['IBAN'],
            [paper.put('iban', inFours(account.iban))],
            [`BIC  ${paper.code('@@@@')}FR2PXXX`],
          ],
          { y: 104, leading: 11.5 },
          { size: 8.5 },
        ),
        ...tiles.flatMap(([caption, value], index) => [
          roundedBox(42 + index * 130, 196, 121, 46, 6, { fill: '#f3f2f7' }),
          text(52 + index * 130, 212, caption, { size: 8, color: '#666666' }),
          text(52 + index * 130, 231, value, { size: 11.5, face: 'sans-bold' }),
        ]),
        text(
          42,
          276,
          paper.pick(['Toutes vos opérations', 'Historique des transactions', 'Détail de vos mouvements']),
          { size: 11, face: 'sans-bold', color: tone },
        ),
        ...flows.flatMap(({ label, cents, on }, index) => [
          text(42, 298 + index * 26, label, { size: 9.5, face: 'sans' }),
          text(
            42,
            309 + index * 26,
            `${dateText(on, 'abbreviated')} - ${cents > 0 ? 'Virement reçu' : paper.pick(['Paiement par carte **2291', 'Prélèvement'])}`,
            { size: 7.5, color: '#777777' },
          ),
          text(553, 301 + index * 26, `${cents > 0 ? '+' : ''}${euros(cents)} €`, {
            size: 10,
            face: 'sans',
            align: 'right',
            color: cents > 0 ? '#0a7d4b' : '#1b1b1b',
          }),
          line(42, 315 + index * 26, 553, 315 + index * 26, { stroke: '#e2e2e8' }),
        ]),
        ...rows(
          [42],
          [
            [
              'Parrainez un proche et recevez 40 € chacun dès son premier paiement (offre valable jusqu’au 31/12/2026).',
            ],
            [
              `${paper.put('issuer_name', brand)} est une marque exploitée en France, établissement de paiement agréé par l’ACPR (CIB ${account.bank}),`,
            ],
            [
              `RCS Paris ${paper.code('8## ### ###')}, siège social : 18 rue de Navarin, 75009 Paris. Réclamations : aide@exemple.test`,
            ],
          ],
          { y: 790, leading: 10 },
          { size: 6.8, color: '#777777' },
        ),
      ]),
    ]
  },
}
