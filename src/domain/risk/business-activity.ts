import type { Profile } from '../profile/profile.ts'

interface ActivityCategory {
  readonly id: string
  readonly points: number
  /** English and French, lower case without accents; `*` ends an open word, and a plural s or x is always allowed. */
  readonly words: readonly string[]
  /** First digits of NAICS Canada 2022 and NAICS United States 2022. */
  readonly naics: readonly string[]
}

/** A high-risk business or occupation, as found. */
export interface BusinessActivity {
  readonly category: string
  readonly points: number
  readonly max: number
  /** The client's own words, or the NAICS code, that say so. */
  readonly text: string
}

/** docs/rules/risk.md#activities. Highest first: one activity counts once. */
const categories: readonly ActivityCategory[] = [
  {
    id: 'arms',
    points: 30,
    words: [
      ...[
        'firearm',
        'weapon',
        'weaponry',
        'ammunition',
        'munition',
        'gunsmith',
        'gun dealer',
        'gun shop',
        'arms deal*',
      ],
      ...['arms trad*', 'arms manufactur*', 'arms broker*', 'arme', 'armement', 'armurier', 'armurerie'],
    ],
    naics: ['332992', '332993', '332994'],
  },
  {
    id: 'money_services',
    points: 25,
    words: [
      ...['money service', 'msb', 'money transfer', 'money transmi*', 'money remit*'],
      ...['remittance', 'currency exchange', 'foreign exchange dealer', 'cheque cash*', 'check cash*', 'hawala'],
      ...['service monetaire', 'bureau de change', 'change de devises', 'transfert de fonds'],
      ...["transfert d'argent", 'encaissement de cheques', 'esm'],
    ],
    naics: ['52239'],
  },
  {
    id: 'virtual_currency',
    points: 25,
    words: [
      ...['virtual currenc*', 'virtual asset', 'digital asset', 'crypto', 'cryptocurrenc*', 'cryptoasset', 'bitcoin'],
      ...['blockchain exchange', 'monnaie virtuelle', 'actif virtuel', 'actif numerique', 'cryptomonnaie'],
      ...['cryptoactif', 'cryptodevise'],
    ],
    naics: [],
  },
  {
    id: 'gambling',
    points: 20,
    words: [
      ...['casino', 'gambling', 'betting', 'bookmak*', 'sportsbook', 'igaming', 'i gaming', 'online gaming'],
      ...['gaming operator', 'gaming house', 'gaming establishment', 'lottery', 'jeu de hasard'],
      ...["jeu d'argent", 'maison de jeu', 'paris sportif', 'loterie'],
    ],
    naics: ['7132', '721120'],
  },
  {
    id: 'precious_metals',
    points: 20,
    words: [
      ...[
        'precious metal',
        'precious stone',
        'gemstone',
        'diamond deal*',
        'diamond trad*',
        'diamond merchant',
        'bullion',
      ],
      ...['gold deal*', 'gold trad*', 'gold buy*', 'jewel*', 'metaux precieux', 'metal precieux', 'pierre precieuse'],
      ...["achat d'or", 'lingot', 'diamantaire', 'bijouterie', 'bijoutier', 'bijoutiere', 'joaill*'],
    ],
    naics: ['423940', '44831', '45831'],
  },
  {
    id: 'cannabis',
    points: 15,
    words: ['cannabis', 'marijuana', 'marihuana'],
    naics: ['111412', '111995', '312310', '413410', '459993'],
  },
  {
    id: 'adult',
    points: 15,
    words: [
      ...['adult entertainment', 'adult content', 'escort service', 'escort agenc*', 'strip club', 'pornograph*'],
      ...['divertissement pour adultes', 'contenu pour adultes', "agence d'escorte", "service d'escorte", 'erotique'],
    ],
    naics: [],
  },
  {
    id: 'private_atm',
    points: 15,
    words: [
      ...['private atm', 'white label atm', 'atm operator', 'atm owner', 'guichet automatique prive'],
      ...['exploitant de guichet automatique'],
    ],
    naics: [],
  },
  {
    id: 'real_estate_development',
    points: 10,
    words: [
      ...[
        'real estate develop*',
        'property develop*',
        'land develop*',
        'promoteur immobilier',
        'promotrice immobiliere',
      ],
      ...['promotion immobiliere', 'developpement immobilier', 'developpeur immobilier'],
    ],
    naics: ['236117', '237210'],
  },
  {
    id: 'used_vehicles',
    points: 10,
    words: [
      ...['used car', 'used vehicle', 'used auto', 'second hand car', 'pre owned vehicle', 'pre owned car'],
      ...[
        "vehicule d'occasion",
        "voiture d'occasion",
        "auto d'occasion",
        'vehicule usage',
        'voiture usagee',
        'auto usagee',
      ],
    ],
    naics: ['441120'],
  },
  {
    id: 'import_export',
    points: 10,
    words: [
      ...['import export', 'import and export', 'import et export', 'importer', 'exporter', 'importing', 'exporting'],
      ...['importateur', 'importatrice', 'exportateur', 'exportatrice', 'importation', 'exportation'],
    ],
    naics: [],
  },
  {
    id: 'art_antiques',
    points: 10,
    words: [
      ...['art dealer', 'art gallery', 'art galleries', 'antique', 'auction house', 'auctioneer', "galerie d'art"],
      ...["marchand d'art", 'antiquaire', 'antiquite', 'brocante', 'brocanteur', 'maison de vente aux encheres'],
    ],
    naics: ['45392', '459920'],
  },
  {
    id: 'cash_retail',
    points: 10,
    words: [
      ...['restaurant', 'convenience store', 'corner store', 'car wash', 'laundromat', 'coin laundry', 'depanneur'],
      ...['lave auto', 'laverie', 'buanderie', 'restaurateur', 'restauratrice'],
    ],
    naics: ['7225', '445131', '811192', '812310'],
  },
]

/**
 * Professions whose trust accounts hold other people's money: only that account counts. docs/rules/risk.md#activities.
 */
const trustAccountProfessions: ActivityCategory = {
  id: 'professional_trust_account',
  points: 10,
  words: [
    ...['lawyer', 'law firm', 'law office', 'attorney', 'solicitor', 'barrister', 'notary', 'notaries', 'accountant'],
    ...['accounting firm', 'avocat', 'avocate', "cabinet d'avocats", 'notaire', 'etude notariale', 'comptable'],
  ],
  naics: ['5411', '5412'],
}

const pointsMax = Math.max(...categories.map(({ points }) => points))

/** Longest text that is searched, in characters. */
const textLengthMax = 1000

const patterns = new Map(
  [...categories, trustAccountProfessions].map(({ id, words }) => [
    id,
    new RegExp(`\\b(?:${words.map(wordPattern).join('|')})[sx]?\\b`),
  ]),
)

/** Letters of a word by which the patterns worth trying are found. */
const beginningLength = 3

/** Ids of the categories by the first letters of the words that open their patterns. */
const idsByBeginning: ReadonlyMap<string, ReadonlySet<string>> = beginnings()
const nobody: ReadonlySet<string> = new Set()

function beginnings(): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>()
  for (const { id, words } of [...categories, trustAccountProfessions]) {
    for (const word of words) {
      const [first = ''] = searchable(word).split(' ')
      // A short word may be written in the plural; an open one (`*`) is never that short.
      for (const ending of ['', 's', 'x']) {
        const beginning = `${first}${ending}`.slice(0, beginningLength)
        ids.set(beginning, (ids.get(beginning) ?? new Set()).add(id))
      }
    }
  }
  return ids
}

/**
 * The high-risk business or occupation that a file names, in `activity`, `industry`, `occupation` or by its NAICS code; the
 * highest one when there are several, null when there is none. docs/rules/risk.md#activities.
 */
export function businessActivity({ values }: Profile): BusinessActivity | null {
  const texts = [values.activity, values.industry, values.occupation].flatMap((text) =>
    text === undefined ? [] : [{ text, named: categoriesNamed(text) }],
  )
  if (values.naics === undefined && texts.every(({ named }) => named.size === 0)) return null
  const asked = values.account_type === 'trust_account' ? [...categories, trustAccountProfessions] : categories
  for (const { id, points, naics } of asked) {
    const text = texts.find(({ named }) => named.has(id))?.text ?? naicsIn(values.naics, naics, values.activity)
    if (text !== undefined) return { category: id, points, max: pointsMax, text }
  }
  return null
}

/** Ids of the categories that a text names. A pattern is tried only where a word begins as one of its own does. */
function categoriesNamed(text: string): ReadonlySet<string> {
  const plain = searchable(text)
  const candidates = new Set<string>()
  for (const word of plain.split(/[ *]/)) {
    for (const id of idsByBeginning.get(word.slice(0, beginningLength)) ?? nobody) candidates.add(id)
  }
  for (const id of candidates) if (patterns.get(id)?.test(plain) !== true) candidates.delete(id)
  return candidates
}

function naicsIn(
  code: string | undefined,
  prefixes: readonly string[],
  activity: string | undefined,
): string | undefined {
  const digits = code?.replace(/\D/g, '')
  if (digits === undefined || !prefixes.some((prefix) => digits.startsWith(prefix))) return undefined
  return activity ?? `NAICS ${digits}`
}

function wordPattern(word: string): string {
  return searchable(word).replaceAll(' ', '[sx]? ').replaceAll('*', '\\w*')
}

/** Lower case without accents; everything but letters, digits and `*` becomes one space. */
function searchable(text: string): string {
  return withoutAccents(text.slice(0, textLengthMax))
    .toLowerCase()
    .replace(/[^a-z0-9*]+/g, ' ')
    .trim()
}

function withoutAccents(text: string): string {
  return /[^\x00-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
}
