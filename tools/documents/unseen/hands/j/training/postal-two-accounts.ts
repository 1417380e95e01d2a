import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, day, euros, letter, money, page, pairs, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

const kinds = [
  'ACHAT CB CARREFOUR CITY',
  'ACHAT CB STATION TOTAL',
  'PRELEVEMENT DE Lumière d’Oc',
  'VIREMENT PERMANENT LOYER',
  'COMMISSION PAIEMENT PAR CB',
  'CHEQUE N° 8842013',
  'RETRAIT ESPECES',
] as const
const credits = [
  'VIREMENT DE CARSAT RETRAITE',
  'VIREMENT DE FRANCE TRAVAIL',
  'VIREMENT SALAIRE',
  'VERSEMENT ESPECES',
] as const

/** A two-page statement of joint holders in a typewriter face, with the terms and the savings plan on the second page. */
export const postalTwoAccounts: UnseenLayout = {
  name: 'postal-two-accounts',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const bank = paper.pick(issuers.bank)
    const [first, second] = [somebody(paper, 'M'), somebody(paper, 'F')]
    const [one, other] = [
      `${first.surname} ${first.given}`.toUpperCase(),
      `${second.surname} ${second.given}`.toUpperCase(),
    ]
    const isJoint = paper.chance(0.6)
    const names = isJoint ? `${one}; ${other}` : one
    const account = frenchAccount(paper)
    const number = paper.put(
      'account_number',
      paper.pick([
        `${account.account.slice(0, 2)} ${account.account.slice(2, 5)} ${account.account.slice(5)}`,
        account.account,
      ]),
    )
    const end = addDays(paper.today, -paper.between(6, 90))
    const start = addDays(end, -30)
    const opening = paper.between(12_000, 390_000)
    const flows = Array.from({ length: paper.between(10, 19) }, (_, index) => {
      const isIn = paper.chance(0.22)
      return {
        isIn,
        label: isIn ? paper.pick(credits) : paper.pick(kinds),
        cents: isIn ? paper.between(20_000, 180_000) : paper.between(190, 14_000),
        on: addDays(start, 1 + Math.floor(index * 1.4)),
      }
    })
    const sum = (isIn: boolean) => flows.reduce((all, flow) => all + (flow.isIn === isIn ? flow.cents : 0), 0)
    const closing = opening + sum(true) - sum(false)
    const mono = { size: 8.5, face: 'mono' } as const
    const strong = { size: 8.5, face: 'mono-bold' } as const
    const lines = first.lines.map((part) => part.toUpperCase())
    const columns = [48, 92, -460, -548]
    const top = 318
    const below = top + 18 + flows.length * 12.5
    paper.put('document_holder_name', names, one)
    if (isJoint) paper.put('document_holder_name', names, other)
    const page1: Mark[] = [
      text(48, 52, bank, { size: 18, face: 'serif-bold', color: '#1d3a73' }),
      line(48, 60, 300, 60, { stroke: '#f0b400', strokeWidth: 2.5 }),
      ...rows(
        [48],
        [['Centre financier'], ['45900 LA SOURCE CEDEX 9'], [paper.code('Tél : 3# 39 (0,15 €/min)')]],
        { y: 78, leading: 11 },
        { size: 8 },
      ),
      ...rows(
        [310],
        [[`${isJoint ? 'M OU MME' : 'MR'} ${one}`], ...(isJoint ? [[other]] : []), ...lines.map((part) => [part])],
        { y: 120, leading: 13 },
        { ...mono, size: 10 },
      ),
      text(48, 204, `Relevé ${paper.pick(['de vos comptes', 'mensuel', 'de compte'])} n° ${paper.between(1, 12)}`, {
        size: 13,
        face: 'serif-bold',
      }),
      ...pairs(
        [
          [
            paper.pick(['Relevé édité le', 'Date d’édition', 'Établi le']),
            day(paper, 'document_date', addDays(end, 1), 'long'),
          ],
          [paper.pick(['Titulaire(s)', 'Identifiant client']), paper.code('0## ### ###')],
          ['Période', `du ${day(paper, 'period_start', start, 'slash')} au ${day(paper, 'period_end', end, 'slash')}`],
        ],
        { x: 48, y: 224, leading: 13, gap: 110 },
        { size: 9 },
      ),
      box(48, 270, 500, 18, { fill: '#fdf1cc' }),
      text(54, 282, `Compte Courant ${paper.pick(['Postal', 'Sérénité', 'de dépôt'])} n° ${number}`, {
        size: 10,
        face: 'narrow-bold',
      }),
      text(542, 282, paper.put('currency', 'EUR', paper.pick(['en euros', 'EUR'])), { size: 8, align: 'right' }),
      ...rows(columns, [['Date', 'Opération', 'Débit (€)', 'Crédit (€)']], { y: 304, leading: 0 }, strong),
      ...rows(
        columns,
        [['', `Ancien solde au ${dateText(start, 'slash')}`, '', money(paper, 'opening_balance', opening, '.')]],
        { y: top, leading: 0 },
        strong,
      ),
      ...rows(
        columns,
        flows.map(({ isIn, label, cents, on }) => [
          dateText(on, 'slash').slice(0, 5),
          label,
          isIn ? '' : euros(cents, '.'),
          isIn ? euros(cents, '.') : '',
        ]),
        { y: top + 14, leading: 12.5 },
        mono,
      ),
      line(48, below - 8, 548, below - 8),
      ...rows(
        columns,
        [
          [
            '',
            'Total des opérations',
            money(paper, 'total_debits', sum(false), '.'),
            money(paper, 'total_credits', sum(true), '.'),
          ],
          closing < 0
            ? [
                '',
                `Nouveau solde au ${dateText(end, 'slash')}`,
                paper.put('closing_balance', (closing / 100).toFixed(2), euros(-closing, '.')),
                '',
              ]
            : ['', `Nouveau solde au ${dateText(end, 'slash')}`, '', money(paper, 'closing_balance', closing, '.')],
        ],
        { y: below + 4, leading: 14 },
        strong,
      ),
      text(548, 800, 'Page 1/2', { size: 7, align: 'right' }),
      text(
        48,
        812,
        `${paper.put('issuer_name', bank)} - S.A. à Directoire et Conseil de Surveillance - Capital 6 585 350 218 € - RCS PARIS ${paper.code('4## ### ###')}`,
        { size: 6.5 },
      ),
    ]
    paper.put('address', lines.join(', '), lines.join(' '))
    const terms = letter(
      [
        'Vos autres avoirs : ces montants sont donnés à titre indicatif et ne figurent pas dans le solde de votre compte courant.',
        'En cas de désaccord avec une opération, vous disposez d’un délai de treize mois à compter de la date de débit pour la contester.',
        'La garantie des dépôts couvre vos avoirs dans la limite de 100 000 € par client et par établissement.',
      ],
      { x: 48, y: 150, width: 490, leading: 12 },
      { size: 9, face: 'serif' },
    )
    return [
      page(paper, page1),
      page(paper, [
        text(48, 52, 'À savoir', { size: 14, face: 'serif-bold', color: '#1d3a73' }),
        text(48, 80, `Livret A n° ${paper.code('## ### ####@')}`, { size: 10, face: 'narrow-bold' }),
        text(548, 80, `Solde indicatif ${euros(paper.between(100, 2_000_000), '.')}`, { ...mono, align: 'right' }),
        text(48, 96, 'Taux de rémunération en vigueur : 1,70 %', { size: 8 }),
        ...terms.marks,
        text(48, terms.bottom + 20, 'RELEVÉ D’IDENTITÉ BANCAIRE', { size: 9, face: 'narrow-bold' }),
        text(
          48,
          terms.bottom + 34,
          `IBAN : ${paper.put('iban', inFours(account.iban))}   BIC : PSSTFRPP${paper.code('@@@')}`,
          mono,
        ),
        text(548, 800, 'Page 2/2', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
