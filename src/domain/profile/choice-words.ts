import type { Bilingual } from '../../contract/locale.ts'

type Words = Readonly<Record<string, readonly [en: string, fr: string]>>

/** The values of choice-values.ts as a sentence says them, by key. docs/rules/verdict.md#language. */
export const choiceWords: Readonly<Record<string, Words>> = {
  sex: { F: ['female', 'féminin'], M: ['male', 'masculin'], X: ['other', 'autre'] },
  marital_status: {
    single: ['single', 'célibataire'],
    married: ['married', 'mariage'],
    common_law: ['common-law', 'union de fait'],
    separated: ['separated', 'séparation'],
    divorced: ['divorced', 'divorce'],
    widowed: ['widowed', 'veuvage'],
  },
  employment_status: {
    permanent: ['permanent', 'emploi permanent'],
    part_time: ['part-time', 'emploi à temps partiel'],
    seasonal: ['seasonal', 'emploi saisonnier'],
    self_employed: ['self-employed', 'travail autonome'],
    unemployed: ['unemployed', 'sans emploi'],
    student: ['student', 'études'],
    retired: ['retired', 'retraite'],
    homemaker: ['homemaker', 'au foyer'],
  },
  account_type: {
    chequing: ['chequing', 'compte chèques'],
    savings: ['savings', 'compte d’épargne'],
    registered_investment: ['registered investment', 'placement enregistré'],
    mortgage: ['mortgage', 'prêt hypothécaire'],
    secured_loan: ['secured loan', 'prêt garanti'],
    credit_card: ['credit card', 'carte de crédit'],
    business_loan: ['business loan', 'prêt aux entreprises'],
    managed: ['managed', 'compte géré'],
    personal_loan: ['personal loan', 'prêt personnel'],
    line_of_credit: ['line of credit', 'marge de crédit'],
    business_account: ['business account', 'compte d’entreprise'],
    non_registered_investment: ['non-registered investment', 'placement non enregistré'],
    other: ['other', 'autre'],
    margin: ['margin', 'compte sur marge'],
    trust_account: ['trust account', 'compte en fidéicommis'],
    prepaid: ['prepaid', 'carte prépayée'],
    crypto: ['crypto', 'cryptoactifs'],
  },
  purpose: {
    everyday_banking: ['everyday banking', 'opérations courantes'],
    payroll: ['payroll', 'paie'],
    savings: ['savings', 'épargne'],
    investment: ['investment', 'placement'],
    retirement: ['retirement', 'retraite'],
    education: ['education', 'études'],
    home_purchase: ['purchase of a home', 'achat d’une maison'],
    vehicle: ['vehicle', 'véhicule'],
    debt_consolidation: ['debt consolidation', 'consolidation de dettes'],
    business_operations: ['business operations', 'activités commerciales'],
    working_capital: ['working capital', 'fonds de roulement'],
    import_export: ['import and export', 'importation et exportation'],
    other: ['other', 'autre'],
  },
  source_of_funds: {
    employment: ['employment', 'emploi'],
    self_employment: ['self-employment', 'travail autonome'],
    business_income: ['business income', 'revenu d’entreprise'],
    pension: ['pension', 'pension'],
    savings: ['savings', 'épargne'],
    investment_sale: ['sale of investments', 'vente de placements'],
    property_sale: ['sale of a property', 'vente d’un bien immobilier'],
    inheritance: ['inheritance', 'héritage'],
    insurance: ['insurance', 'assurance'],
    gift: ['gift', 'don'],
    loan: ['loan', 'prêt'],
    other: ['other', 'autre'],
    crypto: ['crypto', 'cryptoactifs'],
    gambling: ['gambling', 'jeux d’argent'],
    cash: ['cash', 'espèces'],
  },
  objective: {
    capital_preservation: ['capital preservation', 'préservation du capital'],
    income: ['income', 'revenu'],
    balanced: ['balanced', 'équilibre'],
    growth: ['growth', 'croissance'],
    speculation: ['speculation', 'spéculation'],
  },
  investment_knowledge: {
    none: ['none', 'aucune'],
    limited: ['limited', 'limitées'],
    moderate: ['moderate', 'moyennes'],
    good: ['good', 'bonnes'],
    extensive: ['extensive', 'approfondies'],
  },
  risk_tolerance: {
    low: ['low', 'faible'],
    low_medium: ['low to medium', 'faible à moyenne'],
    medium: ['medium', 'moyenne'],
    medium_high: ['medium to high', 'moyenne à élevée'],
    high: ['high', 'élevée'],
  },
  loss_reaction: {
    sell_all: ['sell everything', 'tout vendre'],
    sell_some: ['sell a part', 'vendre une partie'],
    hold: ['hold', 'conserver'],
    buy_more: ['buy more', 'acheter davantage'],
  },
  liquidity_needs: { low: ['low', 'faibles'], medium: ['medium', 'moyens'], high: ['high', 'élevés'] },
  delivery_channel: {
    in_person: ['in person', 'en personne'],
    remote_eid: ['remote eID', 'à distance, par vérification eID'],
    remote_documents: ['remote documents', 'à distance, sur documents'],
    intermediary: ['intermediary', 'intermédiaire'],
  },
  client_kind: {
    individual: ['individual', 'particulier'],
    corporation: ['corporation', 'société par actions'],
    partnership: ['partnership', 'société de personnes'],
    charitable_org: ['charitable organisation', 'organisme de bienfaisance'],
    trust: ['trust', 'fiducie'],
    estate: ['estate', 'succession'],
  },
}

const words: ReadonlyMap<string, ReadonlyMap<string, Bilingual>> = new Map(
  Object.entries(choiceWords).map(([key, values]) => [
    key,
    new Map(Object.entries(values).map(([value, [en, fr]]) => [value, { en, fr }])),
  ]),
)

/** The words for a value of a key, the value itself where there are none. */
export function choiceWord(key: string, value: string): Bilingual {
  return words.get(key)?.get(value) ?? { en: value, fr: value }
}
