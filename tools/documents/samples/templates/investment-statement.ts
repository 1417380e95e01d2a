import { addDays } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { grid, pairs } from '../layout/data.ts'
import { beside, gap, pages } from '../layout/flow.ts'
import { addressee, letterhead } from '../layout/letterhead.ts'
import { boxed, heading, lineList, small, words } from '../layout/print.ts'
import { anyHead, cents, issuerOf, mailing, wholeMonth } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Portfolio statements. The kind of account is a field as printed. */
export const investmentStatement: Template = {
  docType: 'investment_statement',
  form: 'page',
  layouts: [
    { name: 'portfolio', draw: portfolio },
    { name: 'columns', draw: columns },
    { name: 'releve-titres', regions: { fr: ['FR', 'MA'] }, draw: securities },
  ],
}

const kinds = {
  CA: ['RRSP', 'TFSA', 'RRIF', 'LIRA', 'Cash account'],
  QC: ['REER', 'CELI', 'FERR', 'CRI', 'Compte au comptant'],
  FR: ['PEA', 'Assurance-vie', 'Compte-titres'],
  MA: ['Compte-titres'],
  US: ['Traditional IRA', 'Roth IRA'],
} as const

function facts(draft: Draft) {
  const { start, end } = wholeMonth(draft, draft.between(1, 3))
  const holdings = Array.from({ length: draft.between(4, 7) }, (_, index) => ({
    name: funds[draft.language][index % 7] ?? '',
    units: draft.between(20, 900),
    value: cents(draft, 900, 24_000),
  }))
  return { start, end, holdings, value: holdings.reduce((total, { value }) => total + value, 0) }
}

const funds = {
  en: [
    'Cash',
    'Maple Balanced Fund',
    'Global Equity Index ETF',
    'Short Term Bond Fund',
    'Granite Dividend Class',
    'US Small Cap Fund',
    'Real Return Bond',
  ],
  fr: [
    'Encaisse',
    'Fonds équilibré Érable',
    'FNB indiciel mondial',
    'Fonds obligataire court terme',
    'Dividendes Granit',
    'Actions américaines',
    'Obligations à rendement réel',
  ],
} as const

function portfolio(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'broker')
  const of = facts(draft)
  const style = draft.pick(['long', 'abbreviated', 'iso'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('Investment account statement', 'Relevé de placements') }),
    addressee(mailing(draft), [
      [say('Account number', 'Numéro de compte'), draft.put('account_number', draft.code('###-#####-#'))],
      [say('Account type', 'Type de compte'), draft.put('account_type', draft.pick(kinds[draft.region]))],
      [say('As at', 'Au'), draft.date('document_date', of.end, style)],
      [say('Advisor', 'Conseiller'), say('Dana Whitlock', 'Luc Santerre')],
    ]),
    gap(10),
    boxed(
      [
        words(say('Total market value', 'Valeur marchande totale'), {}),
        words(draft.money('market_value', of.value), { bold: true, scale: 1.8 }),
      ],
      { fill: true, rounded: true },
    ),
    heading(say('Your holdings', 'Vos placements'), 'ruled'),
    grid(
      [
        { title: say('Description', 'Description'), share: 3 },
        { title: say('Units', 'Parts'), share: 1, right: true },
        { title: say('Book cost', 'Coût comptable'), share: 1.4, right: true },
        { title: say('Market value', 'Valeur marchande'), share: 1.5, right: true },
      ],
      of.holdings.map(({ name, units, value }) => [
        name,
        `${units}`,
        draft.printMoney(Math.round(value * 0.91), 'bare'),
        draft.printMoney(value, 'bare'),
      ]),
      { rules: 'rows' },
    ),
    pairs(
      [
        [
          say('Value at the beginning of the period', 'Valeur au début de la période'),
          draft.printMoney(Math.round(of.value * 0.97)),
        ],
        [say('Contributions', 'Cotisations'), draft.printMoney(50_000)],
        [
          say('Change in value', 'Variation de la valeur'),
          draft.printMoney(of.value - Math.round(of.value * 0.97) - 50_000),
        ],
      ],
      'dotted',
    ),
    small(
      say(
        'Values are in Canadian dollars. Mutual funds are not guaranteed. Past performance may not be repeated.',
        'Valeurs en dollars canadiens. Les fonds communs ne sont pas garantis. Le rendement passé n’est pas garant de l’avenir.',
      ),
    ),
  ])
}

function columns(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'broker')
  const of = facts(draft)
  const style = draft.pick(['iso', 'slashes'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('QUARTERLY STATEMENT', 'RELEVÉ TRIMESTRIEL') }),
    beside(
      [lineList(mailing(draft))],
      [
        pairs(
          [
            [say('Plan', 'Régime'), draft.put('account_type', draft.pick(kinds[draft.region].slice(0, 3)))],
            [say('Client account', 'Compte client'), draft.put('account_number', draft.code('@#######'))],
            [say('Statement date', 'Date du relevé'), draft.date('document_date', of.end, style)],
            [
              say('Period', 'Période'),
              `${draft.printDate(addDays(of.end, -89), style)} - ${draft.printDate(of.end, style)}`,
            ],
          ],
          'boxed',
        ),
      ],
      0.55,
    ),
    gap(10),
    grid(
      [
        { title: say('Security', 'Titre'), share: 3 },
        { title: say('Quantity', 'Quantité'), share: 1, right: true },
        { title: say('Price', 'Cours'), share: 1, right: true },
        { title: say('Value', 'Valeur'), share: 1.5, right: true },
      ],
      [
        ...of.holdings.map(({ name, units, value }) => [
          name,
          `${units}`,
          draft.printMoney(Math.round(value / units), 'bare'),
          draft.printMoney(value, 'bare'),
        ]),
        [say('Total portfolio value', 'Valeur totale du portefeuille'), '', '', draft.money('market_value', of.value)],
      ],
      { totals: 1, rules: draft.pick(['all', 'rows']) },
    ),
    small(
      say(
        'Member of the investor protection fund. Fees charged this quarter: $84.11.',
        'Membre du fonds de protection des épargnants. Frais du trimestre : 84,11 $.',
      ),
    ),
  ])
}

function securities(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'broker')
  const of = facts(draft)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: 'RELEVÉ DE PORTEFEUILLE' }),
    addressee(mailing(draft), [
      ['Compte n°', draft.put('account_number', draft.code('##########'))],
      ['Nature du compte', draft.put('account_type', draft.pick(kinds[draft.region]))],
      ['Situation au', draft.date('document_date', of.end, 'slashes')],
    ]),
    gap(10),
    grid(
      [
        { title: 'Valeur', share: 3 },
        { title: 'Quantité', share: 1, right: true },
        { title: 'Évaluation', share: 1.5, right: true },
      ],
      [
        ...of.holdings.map(({ name, units, value }) => [name, `${units}`, draft.printMoney(value, 'bare')]),
        ['Valorisation totale', '', draft.money('market_value', of.value)],
      ],
      { totals: 1, rules: 'all' },
    ),
    small('Les évaluations sont données à titre indicatif.'),
  ])
}
