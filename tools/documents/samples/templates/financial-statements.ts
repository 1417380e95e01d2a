import { company } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { grid } from '../layout/data.ts'
import { gap, pages, theme } from '../layout/flow.ts'
import { heading, prose, signatures, small, words } from '../layout/print.ts'
import { cents } from '../layout/stationery.ts'
import { issuerName } from '../issuers.ts'
import type { Template } from '../template.ts'

/** Statements of a financial year: several pages with a report, and one page that a bookkeeper prints. */
export const financialStatements: Template = {
  docType: 'financial_statements',
  form: 'page',
  layouts: [
    { name: 'reviewed', draw: reviewed },
    { name: 'compact', draw: compact },
    { name: 'liasse', regions: { fr: ['FR', 'MA'] }, draw: compact },
  ],
}

function facts(draft: Draft) {
  const revenue = cents(draft, 240_000, 3_900_000)
  const costs = Math.round(revenue * 0.81)
  const assets = cents(draft, 300_000, 2_400_000)
  const liabilities = Math.round(assets * 0.44)
  return {
    of: company(draft),
    year: draft.pick(['2025-12-31', '2025-09-30', '2025-06-30']),
    revenue,
    costs,
    income: revenue - costs,
    assets,
    liabilities,
    equity: assets - liabilities,
  }
}

/** Whole money as statements print it, without cents. */
function whole(draft: Draft, field: string, amount: number): string {
  const rounded = Math.round(amount / 100) * 100
  const printed = draft.printMoney(rounded, 'bare').replace(/[.,]00$/, '')
  return field === '' ? printed : draft.put(field, (rounded / 100).toFixed(2), printed)
}

function reviewed(draft: Draft) {
  const { say } = draft
  const f = facts(draft)
  const name = draft.put('legal_name', f.of.name)
  const end = draft.date('period_end', f.year, 'long')
  const auditor = draft.put('auditor_name', issuerName(draft, 'firm', draft.region))
  const prior = (amount: number) => whole(draft, '', amount * 0.93)
  const columns = (unit: string) =>
    [
      { title: '', share: 3 },
      { title: f.year.slice(0, 4), share: 1.2, right: true },
      { title: `${Number(f.year.slice(0, 4)) - 1}${unit}`, share: 1.2, right: true },
    ] as const
  const head = (title: string, when: string) => [
    heading(name, 'centred'),
    words(title, { align: 'middle', bold: true, scale: 1.1 }),
    words(when, { align: 'middle' }),
    gap(8),
  ]
  return pages(draft, theme(draft), [
    ...head(say('FINANCIAL STATEMENTS', 'ÉTATS FINANCIERS'), say(`Year ended ${end}`, `Exercice clos le ${end}`)),
    heading(say('INDEPENDENT PRACTITIONER’S REVIEW ENGAGEMENT REPORT', 'RAPPORT DE MISSION D’EXAMEN'), 'ruled'),
    prose(
      say(
        'To the shareholders. We have reviewed the accompanying financial statements, which comprise the balance sheet and the statement of income for the year then ended.',
        'Aux actionnaires. Nous avons effectué l’examen des états financiers ci-joints, qui comprennent le bilan et l’état des résultats de l’exercice.',
      ),
    ),
    prose(
      say(
        'Based on our review, nothing has come to our attention that causes us to believe that these statements do not present fairly the financial position.',
        'Au cours de notre examen, nous n’avons rien relevé qui nous porte à croire que ces états ne donnent pas une image fidèle.',
      ),
    ),
    words(auditor, { bold: true }),
    gap(260),
    ...head(say('STATEMENT OF INCOME', 'ÉTAT DES RÉSULTATS'), say('in dollars', 'en dollars')),
    grid(
      columns(''),
      [
        [say('Revenue', 'Chiffre d’affaires'), whole(draft, 'revenue', f.revenue), prior(f.revenue)],
        [say('Cost of sales and expenses', 'Coût des ventes et charges'), whole(draft, '', f.costs), prior(f.costs)],
        [say('Net income', 'Bénéfice net'), whole(draft, 'net_income', f.revenue - f.costs), prior(f.income)],
      ],
      { totals: 1 },
    ),
    gap(200),
    ...head(say('BALANCE SHEET', 'BILAN'), say('in dollars', 'en dollars')),
    grid(
      columns(''),
      [
        [say('Cash', 'Encaisse'), whole(draft, '', f.assets * 0.2), prior(f.assets * 0.2)],
        [say('Equipment', 'Immobilisations'), whole(draft, '', f.assets * 0.8), prior(f.assets * 0.8)],
        [say('Total assets', 'Total de l’actif'), whole(draft, 'total_assets', f.assets), prior(f.assets)],
        [say('Accounts payable', 'Créditeurs'), whole(draft, '', f.liabilities), prior(f.liabilities)],
        [
          say('Total liabilities', 'Total du passif'),
          whole(draft, 'total_liabilities', f.liabilities),
          prior(f.liabilities),
        ],
        [say('Shareholders’ equity', 'Capitaux propres'), whole(draft, 'equity', f.equity), prior(f.equity)],
      ],
      { rules: 'rows' },
    ),
    small(
      say(
        'The notes are an integral part of the financial statements.',
        'Les notes font partie intégrante des états financiers.',
      ),
    ),
  ])
}

function compact(draft: Draft) {
  const { say } = draft
  const f = facts(draft)
  const isFrench = draft.region === 'FR' || draft.region === 'MA'
  const end = draft.date('period_end', f.year, isFrench ? 'slashes' : draft.pick(['long', 'iso']))
  return pages(draft, theme(draft), [
    heading(draft.put('legal_name', f.of.name), 'centred'),
    words(
      isFrench
        ? `LIASSE FISCALE - Exercice clos le ${end}`
        : say(
            `Compiled financial information as at ${end} (unaudited)`,
            `Information financière compilée au ${end} (non audité)`,
          ),
      { align: 'middle' },
    ),
    gap(10),
    heading(
      isFrench
        ? draft.region === 'MA'
          ? 'COMPTE DE PRODUITS ET CHARGES'
          : 'COMPTE DE RÉSULTAT'
        : say('Income statement', 'Résultats'),
      'band',
    ),
    grid(
      [
        { title: '', share: 3 },
        { title: say('Amount', 'Montant'), share: 1.2, right: true },
      ],
      [
        [say('Sales', 'Chiffre d’affaires'), whole(draft, 'revenue', f.revenue)],
        [say('Wages', 'Charges de personnel'), whole(draft, '', f.costs * 0.6)],
        [say('Other expenses', 'Autres charges'), whole(draft, '', f.costs * 0.4)],
        [say('Net profit', 'Résultat net'), whole(draft, 'net_income', f.revenue - f.costs)],
      ],
      { rules: 'rows' },
    ),
    heading(say('Balance sheet', 'Bilan'), 'band'),
    grid(
      [
        { title: '', share: 3 },
        { title: say('Amount', 'Montant'), share: 1.2, right: true },
      ],
      [
        [say('TOTAL ASSETS', isFrench ? 'TOTAL ACTIF' : 'ACTIF TOTAL'), whole(draft, 'total_assets', f.assets)],
        [
          say('TOTAL LIABILITIES', isFrench ? 'TOTAL DETTES' : 'PASSIF TOTAL'),
          whole(draft, 'total_liabilities', f.liabilities),
        ],
        [
          say('Owner’s equity', isFrench ? 'Capitaux propres' : 'Avoir des actionnaires'),
          whole(draft, 'equity', f.equity),
        ],
      ],
      { rules: 'rows' },
    ),
    signatures([{ label: say('Prepared by management', 'Préparé par la direction') }]),
  ])
}
