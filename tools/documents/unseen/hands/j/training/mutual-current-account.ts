import { addDays, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  addressee,
  dateText,
  day,
  euros,
  frame,
  logo,
  initialsOf,
  money,
  monthEnd,
  page,
  pairs,
  rows,
} from '../draw.ts'
import { issuers, somebody } from '../people.ts'

const operations = [
  ['PRLV SEPA OPALE MOBILE', -1],
  ['CARTE 4978 BOULANG FOURNIL', -1],
  ['VIR SEPA RECU CAF DU RHONE', 1],
  ['RETRAIT DAB 12 PL BELLECOUR', -1],
  ['VIR SALAIRE KERLAN SARL', 1],
  ['PRLV SEPA MUTUELLE REMPARTS', -1],
  ['CHEQUE 0004512', -1],
  ['REMISE CHEQUE 1', 1],
  ['COTIS CARTE VISA CLASSIC', -1],
  ['CARTE 4978 SUPERMARCHE U', -1],
  ['PRLV DGFIP IMPOT', -1],
  ['VIR INST VERS LIVRET A', -1],
] as const

/** A statement of a mutual bank: débit and crédit columns, old and new balance, bank details in a box below. */
export const mutualCurrentAccount: UnseenLayout = {
  name: 'mutual-current-account',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const bank = paper.put('issuer_name', paper.pick(issuers.bank))
    const account = frenchAccount(paper)
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = addDays(addDays(end, 1 - parts(end).day), paper.pick([0, 0, 1]))
    const form = paper.pick(['dots', 'slash'] as const)
    const opening = paper.between(-40_000, 480_000)
    const list = Array.from({ length: paper.between(9, 17) }, (_, index) => {
      const [label, sign] = paper.pick(operations)
      const cents = paper.between(390, sign > 0 ? 210_000 : 21_000)
      const on = addDays(start, Math.floor((index * 28) / 17))
      return { label, sign, cents, on }
    })
    const sum = (sign: number) => list.reduce((all, one) => all + (one.sign === sign ? one.cents : 0), 0)
    const closing = opening + sum(1) - sum(-1)
    const side = (cents: number, shown: string) => (cents < 0 ? [shown.replace('-', ''), ''] : ['', shown])
    const signed = (field: string, cents: number) => {
      const printed = money(paper, field, cents, ' ')
      return cents < 0 ? paper.put(field, paper.expected[field] ?? '', printed.slice(1)) : printed
    }
    const [previous, next] = paper.pick([
      ['ANCIEN SOLDE', 'NOUVEAU SOLDE'],
      ['SOLDE PRECEDENT AU', 'NOUVEAU SOLDE AU'],
      ['Solde débiteur/créditeur précédent', 'Solde en fin de période'],
    ])
    const table = list.map(({ label, sign, cents, on }) => [
      dateText(on, form).slice(0, 5),
      label,
      dateText(addDays(on, 1), form),
      ...side(sign, euros(cents, ' ')),
    ])
    const bottom = 300 + (table.length + 3) * 13
    const columns = [44, 84, 330, -470, -550]
    const opened = addDays(start, -1)
    return [
      page(paper, [
        ...logo(40, 34, 40, initialsOf(bank), paper.pick(['#0b6b3a', '#8c1d40', '#14417c']), 'slab'),
        text(108, 52, bank.toUpperCase(), { size: 13, face: 'sans-bold' }),
        text(108, 66, paper.pick(['Banque coopérative', 'Votre banque de proximité', 'Banque & Assurances']), {
          size: 8,
        }),
        ...rows(
          [40],
          [
            ['Agence 0142 VILLEFRANCHE'],
            [`Tél. ${paper.code('04 ## ## ## ##')} (appel non surtaxé)`],
            [`Votre conseiller : M. Aubert VIDAL`],
          ],
          { y: 104, leading: 11 },
          { size: 8 },
        ),
        ...addressee(paper, somebody(paper), { x: 320, y: paper.between(128, 146), leading: 13 }, { size: 10 }),
        text(40, 210, paper.pick(['RELEVÉ DE COMPTE', 'EXTRAIT DE COMPTE', 'RELEVÉ DE VOS OPÉRATIONS']), {
          size: 14,
          face: 'sans-bold',
        }),
        ...pairs(
          [
            [`Compte chèques n°`, paper.put('account_number', account.account)],
            ['Période', `du ${day(paper, 'period_start', start, form)} au ${day(paper, 'period_end', end, form)}`],
            [
              paper.pick(['Édité le', 'Date d’arrêté', 'Relevé établi le']),
              day(paper, 'document_date', addDays(end, paper.between(1, 4)), form),
            ],
            ['Page', '1/1'],
          ],
          { x: 40, y: 228, leading: 12, gap: 92 },
          { size: 9 },
        ),
        text(550, 276, paper.put('currency', 'EUR', paper.pick(['Montants en EUROS', 'en EUR', 'Devise : EUR'])), {
          size: 8,
          align: 'right',
        }),
        box(40, 282, 515, 14, { fill: '#e4e8ee' }),
        ...rows(
          columns,
          [['Date', 'Libellé', 'Valeur', 'Débit', 'Crédit']],
          { y: 292, leading: 0 },
          { size: 8.5, face: 'narrow-bold' },
        ),
        ...frame(40, 282, 515, bottom - 282 + 6, [80, 326, 395, 475]),
        ...rows(
          columns,
          [['', `${previous} ${dateText(opened, form)}`, '', ...side(opening, signed('opening_balance', opening))]],
          { y: 307, leading: 0 },
          { face: 'narrow-bold' },
        ),
        ...rows(columns, table, { y: 320, leading: 13 }, { size: 8.5 }),
        line(40, bottom - 20, 555, bottom - 20),
        ...rows(
          columns,
          [
            [
              '',
              paper.pick(['TOTAL DES MOUVEMENTS', 'Total des opérations', 'Totaux']),
              '',
              money(paper, 'total_debits', sum(-1), ' '),
              money(paper, 'total_credits', sum(1), ' '),
            ],
            ['', `${next} ${dateText(end, form)}`, '', ...side(closing, signed('closing_balance', closing))],
          ],
          { y: bottom - 10, leading: 13 },
          { face: 'narrow-bold' },
        ),
        ...frame(40, 640, 515, 46, []),
        text(46, 652, 'Relevé d’identité bancaire', { size: 8, face: 'narrow-bold' }),
        text(
          46,
          665,
          `Banque ${account.bank}   Guichet ${account.branch}   Compte ${account.account}   Clé ${account.key}`,
          { size: 8.5 },
        ),
        text(
          46,
          679,
          `IBAN ${paper.put('iban', inFours(account.iban))}    BIC ${paper.code('@@@@')}FRPP${paper.code('###')}`,
          { size: 8.5, face: 'mono' },
        ),
        ...rows(
          [40],
          [
            ['Autorisation de découvert : 400,00 EUR - Taux nominal 15,90 % (TAEG 20,85 %)'],
            ['Vos dépôts sont garantis jusqu’à 100 000 EUR par le FGDR. Médiateur : 5 rue de la Bourse, 75002 Paris.'],
            [
              `${bank} - Société coopérative à capital variable - ORIAS 07 022 976 - Siège social : 1 place Carnot, 69002 Lyon`,
            ],
          ],
          { y: 760, leading: 10 },
          { size: 6.5, color: '#444444' },
        ),
      ]),
    ]
  },
}
