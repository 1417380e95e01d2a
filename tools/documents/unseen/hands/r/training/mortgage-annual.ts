import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, dollarsFrench, englishDates, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const lenders = {
  CA: [
    'Granite Trust Corporation',
    'Ironwood Bank of Ontario',
    'Meridale Mortgage Company Limited',
    'Tidewater Savings and Credit Union',
    'Homestead Capital Inc.',
    'Kestrel Trust Company of Canada',
  ],
  QC: [
    'Caisse Horizon de Bellerive',
    'Banque du Grand-Littoral',
    'Fiducie Cap-Diamant inc.',
    'Prêts Hypothécaires Rive-Nord ltée',
    'Banque Outaouaise du Canada',
  ],
} as const

/** A yearly mortgage or loan statement of Canada in English or French: borrowers listed, terms in a table, interest and principal paid. */
export const mortgageAnnual: UnseenLayout = {
  name: 'mortgage-annual',
  docType: 'loan_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.4)
    const region = isFrench ? 'QC' : 'CA'
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    const ledger = openLedger(
      paper,
      paper.pick(isFrench ? quebecDates : englishDates),
      paper.pick(isFrench ? dollarsFrench : dollarsEnglish),
    )
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.put('issuer_name', paper.pick(lenders[region]))
    const dated = addDays(paper.today, -paper.between(5, 300))
    const isFoot = paper.chance(0.5)
    emblem(paper, page, { x: 40, y: 24, size: 42, ink }, initialsOf(issuer))
    if (!isFoot) page.t(92, 50, issuer, { size: 13, bold: true, color: ink })
    page.t(
      572,
      84,
      say(
        [
          'Annual mortgage statement',
          'MORTGAGE STATEMENT',
          'Your mortgage at a glance',
          'Loan statement',
          'Statement of mortgage account',
        ],
        ['Relevé hypothécaire annuel', 'Relevé de prêt', 'État de votre prêt hypothécaire', 'RELEVÉ ANNUEL DE PRÊT'],
      ),
      { size: 13, bold: true, align: 'right' },
    )
    const form = paper.pick(['plain', 'capitals', 'commaCaps', 'surnameCaps', 'middle'] as const)
    const people = paper.chance(0.55)
      ? [someone(paper, region, 'F'), someone(paper, region, 'M')]
      : [someone(paper, region)]
    const names = people.map((one) => nameOf(one, form))
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    const below = page.col(52, 116, 12, names)
    page.col(52, below, 12, ledger.address('address', homeLines(paper, home(paper, region), region)))
    const rate = (paper.between(199, 689) / 100).toFixed(2)
    const start = paper.between(80, 600) * 100_000
    const principal = Math.round(start * 0.026)
    const interest = Math.round((start * Number(rate)) / 100)
    const balance = start - principal
    const payment = Math.round((principal + interest) / 12)
    const matures = addYears(addDays(dated, paper.between(20, 300)), paper.between(0, 4))
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['#######-#', '###-######-##', '########', 'M0-######', '#### ######'])),
    )
    const rows: [string, string][] = [
      [
        say(
          ['Mortgage number', 'Loan number', 'Account number', 'Mortgage no.'],
          ['Numéro de prêt', 'No du prêt', 'Numéro du compte hypothécaire'],
        ),
        account,
      ],
      [
        say(['Statement date', 'Date', 'As of', 'Date prepared'], ['Date du relevé', 'En date du', 'Établi le']),
        ledger.date('document_date', dated),
      ],
      [
        say(
          ['Interest rate', 'Annual interest rate', 'Current rate', 'Fixed rate'],
          ['Taux d’intérêt', 'Taux annuel', 'Taux fixe'],
        ),
        `${paper.put('interest_rate', String(Number(rate)), isFrench ? rate.replace('.', ',') : rate)}${isFrench ? ' ' : ''}%`,
      ],
      [
        say(
          ['Maturity date', 'Term maturity', 'Term ends', 'Renewal date'],
          ['Date d’échéance', 'Échéance du terme', 'Fin du terme'],
        ),
        ledger.date('maturity_date', matures),
      ],
      [
        say(
          ['Payment amount', 'Regular payment', 'Your payment', 'Principal and interest payment'],
          ['Versement', 'Montant du versement', 'Paiement régulier'],
        ),
        ledger.money('payment_amount', payment),
      ],
      [
        say(['Remaining amortization'], ['Amortissement restant']),
        say([`${paper.between(9, 24)} years`], [`${paper.between(9, 24)} ans`]),
      ],
    ]
    const balances: [string, string][] = [
      [
        say(['Opening principal balance', 'Balance, previous statement'], ['Solde au début', 'Solde précédent']),
        plain(start),
      ],
      [say(['Principal paid'], ['Capital remboursé']), plain(principal)],
      [say(['Interest paid'], ['Intérêts payés']), plain(interest)],
      [
        say(
          [
            'Closing balance',
            'Outstanding principal balance',
            'Balance owing',
            'Principal balance',
            'Mortgage balance',
          ],
          ['Solde de clôture', 'Solde du capital', 'Solde du prêt', 'Solde en capital à rembourser'],
        ),
        ledger.money('closing_balance', balance),
      ],
      [say(['Property tax account'], ['Compte de taxes']), plain(paper.between(1_000, 90_000))],
    ]
    if (paper.chance(0.5)) {
      rows.forEach(([label, value], index) => page.pair(52, 300, 214 + index * 18, label, value))
      balances.forEach(([label, value], index) =>
        page.pair(326, 572, 214 + index * 18, label, value, { bold: index === 3 }),
      )
    } else
      page.grid(
        {
          x: 40,
          y: 204,
          widths: [330, 202],
          right: paper.pick([[1], []]),
          leading: 17,
          size: 8.6,
          rules: paper.pick(['all', 'rows', 'none']),
        },
        [
          [say(['Details', 'Mortgage details'], ['Détails', 'Modalités']), ''],
          ...(paper.chance(0.5) ? [...rows, ...balances] : [...balances, ...rows]),
        ],
      )
    page.para(
      40,
      440,
      532,
      say(
        [
          `Secured by: ${homeLines(paper, home(paper, 'CA'), 'CA', false).join(', ')}. Questions? Your mortgage specialist ${nameOf(someone(paper, 'CA'), 'plain')} is at 1-800-555-0123. You may prepay up to 15% by ${day(addDays(dated, 60))}.`,
        ],
        [
          `Immeuble grevé : ${homeLines(paper, home(paper, 'QC'), 'QC', false).join(', ')}. Votre conseiller ${nameOf(someone(paper, 'QC'), 'plain')} répond au 1 800 555-0123. Remboursement anticipé de 15 % permis d’ici le ${day(addDays(dated, 60))}.`,
        ],
      ),
      { size: 8 },
    )
    if (isFoot)
      page.t(
        paper.pick([40, 40]),
        764,
        `${issuer}, ${say(['Mortgage Servicing, PO Box 4100, Kitchener ON', '200 Harbour Road, Moncton NB'], ['centre hypothécaire, C. P. 900, Lévis (Québec)'])}`,
        { size: 7 },
      )
    return [page.sheet()]
  },
}
