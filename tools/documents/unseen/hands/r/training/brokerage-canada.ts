import { monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, dollarsFrench, englishDates, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const dealers = {
  CA: [
    'Harrowgate Securities Inc.',
    'Meridale Wealth Management Ltd.',
    'Bluffs Direct Investing Inc.',
    'Cormorant Asset Management LP',
    'Ironwood Discount Brokerage Inc.',
  ],
  QC: [
    'Valeurs mobilières Estuaire inc.',
    'Placements Cap-Diamant ltée',
    'Fonds Horizon Solidaire',
    'Gestion de patrimoine Beauvoir inc.',
    'Courtage direct Littoral inc.',
  ],
} as const

/** A Canadian portfolio statement: advisor beside the client, assets by class or by holding, change of value, the dealer in the foot. */
export const brokerageCanada: UnseenLayout = {
  name: 'brokerage-canada',
  docType: 'investment_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.45)
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
    const issuer = paper.put('issuer_name', paper.pick(dealers[region]))
    const dated = monthEnd(paper.today, paper.between(1, 9))
    const place = paper.between(0, 2)
    emblem(paper, page, { x: 40, y: 22, size: 44, ink }, initialsOf(issuer))
    if (place === 0) page.t(94, 50, issuer, { size: 13, bold: true, color: ink })
    page.t(
      572,
      46,
      say(
        [
          'Portfolio statement',
          'INVESTMENT STATEMENT',
          'Your account statement',
          'Quarterly statement',
          'Client statement',
        ],
        ['Relevé de placements', 'RELEVÉ DE PORTEFEUILLE', 'Votre relevé trimestriel', 'Relevé de compte client'],
      ),
      { size: 13, bold: true, align: 'right' },
    )
    const date = ledger.date('document_date', dated)
    page.t(
      572,
      60,
      `${say(['As of', 'Statement date:', 'For the period ending', 'At'], ['Au', 'Date du relevé :', 'Pour la période se terminant le', 'En date du'])} ${date}`,
      { align: 'right' },
    )
    const form = paper.pick(['plain', 'capitals', 'commaCaps', 'surnameCaps', 'middle', 'initial'] as const)
    const people = paper.chance(0.25)
      ? [someone(paper, region, 'F'), someone(paper, region, 'M')]
      : [someone(paper, region)]
    const names = people.map((one) => nameOf(one, form))
    const [x, side] = paper.pick([
      [52, 330],
      [330, 44],
    ] as const)
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    const below = page.col(x, 104, 12, names)
    page.col(x, below, 12, ledger.address('address', homeLines(paper, home(paper, region), region)))
    page.t(
      side,
      104,
      say(
        ['Your advisor', 'Investment advisor', 'Your representative'],
        ['Votre conseiller', 'Votre représentante', 'Conseiller en placement'],
      ),
      { size: 7 },
    )
    page.col(
      side,
      115,
      11,
      [
        nameOf(someone(paper, region), 'plain'),
        say(
          ['Mutual Fund Representative', 'CIM, Portfolio Manager'],
          ['Représentant en épargne collective', 'Pl. fin.'],
        ),
        paper.code('1 877 555-01##'),
      ],
      { size: 7.8 },
    )
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['@##-####-#', '########', '###-#####-#@', '5#@###@', '##@-######'])),
    )
    const type = paper.put(
      'account_type',
      say(
        ['RRSP', 'TFSA', 'Tax-Free Savings Account', 'Cash account', 'RRIF', 'Margin'],
        ['REER', 'CELI', 'Compte d’épargne libre d’impôt', 'FERR', 'Compte comptant', 'REEE'],
      ),
    )
    page.col(side, 158, 13, [
      `${say(['Account number', 'Account no.', 'Account', 'Client account #'], ['Numéro de compte', 'No de compte', 'Compte', 'No de contrat'])} : ${account}`,
      `${say(['Account type', 'Type', 'Plan', 'Registration'], ['Type de compte', 'Régime', 'Genre de compte'])} : ${type}`,
    ])
    const names2 = isFrench
      ? [
          'Fonds équilibré mondial série A',
          'Obligations Canada 3,25 % 2031',
          'Actions canadiennes - FNB',
          'Encaisse',
          'CPG 18 mois 4,10 %',
        ]
      : ['Global Balanced Fund Ser. A', 'Canada 3.25% Bond 2031', 'Canadian Equity ETF', 'Cash', 'GIC 18 months 4.10%']
    const holdings = names2
      .slice(0, paper.between(3, 5))
      .map((label) => ({ label, units: paper.between(20, 4_000), cents: paper.between(40_000, 6_500_000) }))
    const value = holdings.reduce((sum, { cents }) => sum + cents, 0)
    const opening = Math.round(value * 0.97)
    const market = ledger.money('market_value', value)
    const word = say(
      [
        'Total market value',
        'Market value',
        'Total portfolio value',
        'Closing market value',
        'Value of your account',
        'Account value',
      ],
      [
        'Valeur marchande totale',
        'Valeur marchande',
        'Valeur totale du portefeuille',
        'Valeur au marché',
        'Valeur de votre compte',
      ],
    )
    const summary: [string, string][] = [
      [say([`Opening value`, 'Value at start of period'], ['Valeur au début', 'Valeur initiale']), plain(opening)],
      [say(['Deposits'], ['Cotisations']), plain(Math.round(value * 0.01))],
      [say(['Change in value'], ['Variation de la valeur']), plain(value - opening - Math.round(value * 0.01))],
      [word, market],
    ]
    const isTop = paper.chance(0.5)
    summary.forEach(([label, shown], index) =>
      page.pair(isTop ? 44 : 300, isTop ? 330 : 572, 214 + index * 15, label, shown, {
        bold: index === 3,
        size: index === 3 ? 10 : 8.5,
      }),
    )
    const bottom = page.grid(
      {
        x: 40,
        y: 290,
        widths: [230, 70, 116, 116],
        right: [1, 2, 3],
        leading: 17,
        size: 8,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          say(['Description', 'Security', 'Holding'], ['Description', 'Titre', 'Fonds']),
          say(['Quantity', 'Units'], ['Quantité', 'Parts']),
          say(['Book cost'], ['Coût comptable']),
          say(['Market value ($)', 'Value'], ['Valeur marchande ($)', 'Valeur']),
        ],
        ...holdings.map(({ label, units, cents }) => [
          label,
          String(units),
          plain(Math.round(cents * 0.91)),
          plain(cents),
        ]),
        ['Total', '', plain(holdings.reduce((sum, { cents }) => sum + Math.round(cents * 0.91), 0)), plain(value)],
      ],
    )
    page.para(
      40,
      bottom + 26,
      532,
      say(
        [
          `Beneficiary on file: ${nameOf(someone(paper, 'CA'), 'plain')}. Rates of return are net of fees. Report any error before ${day(monthEnd(paper.today, 0))}.`,
        ],
        [
          `Bénéficiaire désigné : ${nameOf(someone(paper, 'QC'), 'plain')}. Les rendements sont nets de frais. Signalez toute erreur d’ici le ${day(monthEnd(paper.today, 0))}.`,
        ],
      ),
      { size: 7.8 },
    )
    const tail = say(
      ['is a member of the Canadian Investor Protection Fund.', 'is regulated by CIRO.'],
      ['est membre du Fonds canadien de protection des investisseurs.', 'est réglementée par l’OCRI.'],
    )
    if (place > 0) page.t(40, 764, `${issuer} ${tail}`, { size: 7 })
    return [page.sheet()]
  },
}
