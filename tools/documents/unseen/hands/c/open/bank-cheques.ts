import { addDays, longDate, monthEnd } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { amount, dmy, page, rows, stack } from '../print.ts'

const spends = [
  'FACTURE CARTE 4974XX MARCHE DU COIN',
  'PRLV SEPA LUMIVIA ENERGIES',
  'FACTURE CARTE 4974XX SNC DU PORT',
  'PRLV SEPA ASSURANCE AUTO',
  'RETRAIT DAB 12H14',
  'CHEQUE 0000418',
  'ECHEANCE PRET IMMO',
  'VIR SEPA LOYER',
  '* COMMISSIONS SUR COTISATION',
] as const
const incomes = ['VIR SEPA RECU /DE CPAM', 'VIR SALAIRE', 'REMISE CHEQUES', 'VIR CAF'] as const

/** A high street bank's monthly statement: debit and credit columns, dotted dates, balances named by their sign. */
export const bankCheques: UnseenLayout = {
  name: 'releve-compte-cheques',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.bank)
    const [person, adviser, place] = [resident(paper), resident(paper), home(paper)]
    const lines = homeLines(place).map((row) => row.toUpperCase())
    const { iban, bank, branch, account, key } = frenchAccount(paper)
    const end = addDays(monthEnd(paper.today, paper.between(1, 3)), -3)
    const start = addDays(end, -30)
    const opening = paper.between(-4000, 420_000)
    const movements = Array.from({ length: paper.between(13, 19) }, (_, index) => {
      const isIncome = index === 2 || paper.chance(0.15)
      const cents = isIncome ? paper.between(9_000, 240_000) : -paper.between(350, 42_000)
      return {
        label: isIncome ? paper.pick(incomes) : paper.pick(spends),
        cents,
        day: addDays(start, 1 + Math.floor((index * 28) / 19)),
      }
    })
    const credits = movements.filter(({ cents }) => cents > 0).reduce((sum, { cents }) => sum + cents, 0)
    const debits = movements.filter(({ cents }) => cents < 0).reduce((sum, { cents }) => sum - cents, 0)
    const closing = opening + credits - debits
    const edges = [46, 92, 360, -470, -545]
    const balance = (label: string, iso: string, shown: string, cents: number) => [
      `SOLDE ${cents < 0 ? 'DEBITEUR' : 'CREDITEUR'} ${label} ${dmy(iso, '.')}`,
      cents < 0 ? shown : '',
      cents < 0 ? '' : shown,
    ]
    const [first, last] = [amount(Math.abs(opening), ' '), amount(Math.abs(closing), ' ')]
    paper.put('opening_balance', canonicalMoney(opening), first)
    paper.put('closing_balance', canonicalMoney(closing), last)
    const name = paper.put('document_holder_name', `${person.surname} ${person.given.toUpperCase()}`)
    paper.put('address', lines.join(', '), lines.join(' '))
    paper.put('period_start', start, longDate(start, 'fr'))
    paper.put('period_end', end, longDate(end, 'fr'))
    const green = '#00633c'
    const bottom = 292 + (movements.length + 1) * 16
    return [
      page([
        shape('M40 40 L72 40 L72 72 L40 72 Z', { fill: green }),
        shape('M46 66 L56 46 L66 66 Z', { fill: '#ffffff' }),
        text(80, 62, brand, { size: 17, face: 'sans-bold', color: green }),
        ...stack(
          40,
          96,
          10,
          [
            `Agence ${place.city} Centre`,
            '24 place du Marché',
            `${place.postcode} ${place.city.toUpperCase()}`,
            `Votre conseiller : ${adviser.given} ${adviser.surname}`,
            'Tél. 3400 (0,30 €/mn)',
          ],
          { size: 7.5 },
        ),
        text(320, 60, 'RELEVÉ DE COMPTE CHÈQUES', { size: 13, face: 'sans-bold' }),
        text(320, 76, `du ${longDate(start, 'fr')} au ${longDate(end, 'fr')}`, { size: 10 }),
        ...stack(320, 124, 12.5, [`${person.title.replace('M.', 'M').toUpperCase()} ${name}`, ...lines], {
          size: 9.5,
          face: 'mono',
        }),
        box(40, 200, 515, 44, { stroke: '#777777' }),
        text(
          48,
          214,
          `N° de compte  ${paper.put('account_number', account)}   clé ${key}     Code banque ${bank}     Code guichet ${branch}     Monnaie : ${paper.put('currency', 'EUR')}`,
          { size: 8 },
        ),
        text(48, 229, `IBAN  ${paper.put('iban', iban, inFours(iban))}     BIC  ${paper.code('@@@@FRPP###')}`, {
          size: 8,
          face: 'mono',
        }),
        text(
          48,
          240,
          'N° client 00' + paper.code('######') + '  –  relevé n° ' + String(paper.between(2, 12)).padStart(3, '0'),
          { size: 6.5 },
        ),
        box(40, 256, 515, 15, { fill: green }),
        ...rows(edges, [['Date', 'Nature des opérations', 'Valeur', 'Débit', 'Crédit']], {
          y: 266,
          leading: 14,
          size: 8,
          color: '#ffffff',
          face: 'narrow-bold',
        }),
        ...rows([92, -470, -545], [balance('AU', start, first, opening)], {
          y: 286,
          leading: 14,
          size: 8.5,
          face: 'narrow-bold',
        }),
        ...rows(
          edges,
          movements.map(({ label, cents, day }) => [
            day.slice(5).split('-').reverse().join('.'),
            label,
            day.slice(5).split('-').reverse().join('.'),
            cents < 0 ? amount(-cents, ' ') : '',
            cents > 0 ? amount(cents, ' ') : '',
          ]),
          { y: 304, leading: 16, rule: '#d5dcd8', size: 8.2 },
        ),
        ...rows(
          [92, -470, -545],
          [
            [
              'TOTAL DES OPÉRATIONS',
              paper.put('total_debits', canonicalMoney(debits), amount(debits, ' ')),
              paper.put('total_credits', canonicalMoney(credits), amount(credits, ' ')),
            ],
            balance('AU', end, last, closing),
          ],
          { y: bottom + 16, leading: 18, size: 9, face: 'narrow-bold' },
        ),
        line(40, bottom + 42, 555, bottom + 42, { stroke: green }),
        ...stack(
          40,
          bottom + 58,
          10,
          [
            'Plafond de découvert autorisé : 800,00 €. Frais bancaires et cotisations du mois : 6,30 € – depuis le 1er janvier : 54,20 €.',
            'Sauf erreur ou omission. Vos dépôts sont garantis par le FGDR à hauteur de 100 000 €.',
            'Besoin d’un crédit pour vos travaux ? Simulez en ligne : taux fixe à partir de 4,90 % TAEG. Un crédit vous engage et doit être remboursé.',
          ],
          { size: 7.2 },
        ),
        text(
          297,
          802,
          `${paper.put('issuer_name', company)}, capital 214 836 120 € – siège social : 2 quai des Célestins, 75004 PARIS – RCS Paris ${paper.code('5## ### ###')} – ORIAS ${paper.code('07 0## ###')}`,
          { size: 6.3, align: 'middle' },
        ),
      ]),
    ]
  },
}
