import type { Paper } from '../../paper.ts'
import type { Firm } from './firms.ts'
import { initialsOf } from './kit.ts'

const halves = {
  english: [
    'Cal Bren Nor Thorn Wex Ash Lark Oak Val Mar Sil Kes Tam Har Pen Dun Elm Rook Stan Whit'.split(' '),
    'wick den mere ford ville stone more field gate holm ridge brook ton worth bury'.split(' '),
  ],
  irish: [
    'Bally Kil Dun Slieve Carrig Knock Clon Inis Lis Rath'.split(' '),
    'more derry beg na glas roe mara fin lea tober'.split(' '),
  ],
  french: [
    'Bel Mont Val Roche Cler Fon Grand Ros Champ Haute'.split(' '),
    'mont rive pont vaux lieu court bois fort clair mar'.split(' '),
  ],
  flemish: [
    'Leie Demer Kempen Dender Brabo Zenne Maas Linden Haspen'.split(' '),
    'land veld poort stroom brug kring staete'.split(' '),
  ],
  alpine: ['Aar Linth Reuss Sänt Sar Moes Cal Gott Berg Tic'.split(' '), 'ina ona alp berg tal ia ex is'.split(' ')],
  moroccan: [
    'Al Wifaq,Atlas,Oum Rabia,Souss,Anfa,Tensift,Chellah,Moulouya,Saïss,Assafa,Doukkala,Al Massira,Oukaïmeden,Zagora'.split(
      ',',
    ),
    [''],
  ],
} as const

const seats = {
  us: [
    'PO Box #4##, Tulsa, OK 741##',
    '1## Commerce Blvd, Reno, NV 895##',
    'PO Box 9###, Akron, OH 443##',
    '## State St, Concord, NH 033##',
  ],
  gb: [
    '## Queen Street, Wakefield WF1 #@@',
    'Regent House, Swindon SN1 #@@',
    'PO Box 1##, Cardiff CF10 #@@',
    '2# George Square, Perth PH1 #@@',
  ],
  ie: ['Block #, Park West, Dublin 12', '1# South Mall, Cork', 'Dock Road, Limerick'],
  ma: [
    '1##, Bd Zerktouni, Casablanca',
    '4#, Avenue Al Abtal, Rabat',
    'Z.I. Gzenaya, Tanger',
    '2#, Bd Mohammed VI, Oujda',
  ],
  be: ['Rue de la Loi 1##, 1040 Bruxelles', 'Quai de Meuse 2#, 5100 Jambes', 'Avenue Louise 3##, 1050 Ixelles'],
  nl: ['Kouter #4, 9000 Gent', 'Diestsestraat 1##, 3000 Leuven', 'Italiëlei 2#, 2000 Antwerpen'],
  ch: ['Rue du Rhône 4#, 1204 Genève', 'Avenue de la Gare 1#, 1950 Sion', 'Rue de Romont 2#, 1700 Fribourg'],
  it: ['Via Nassa 4#, 6900 Lugano', 'Viale Portone 1#, 6500 Bellinzona'],
  lu: ['2#, rue Aldringen, L-1118 Luxembourg', '#, rue de l’Alzette, L-4010 Esch-sur-Alzette'],
} as const

/** `~` stands for the invented name, a bar parts the wordings. */
const trades = {
  'us power': [
    'english',
    'us',
    '~ Electric Membership Corp.|~ Light & Power Company|~ Public Utility District No. 2|City of ~ Light Department|~ Gas Company, L.P.|~ Municipal Utilities|~ Energy Delivery, LLC',
  ],
  'gb power': [
    'english',
    'gb',
    '~ Energy Supply Limited|~ Gas & Power plc|~ Smart Energy Ltd|~ Electricity Retail Limited|~ Community Power CIC',
  ],
  'ie power': [
    'irish',
    'ie',
    '~ Energy DAC|~ Gas Networks Supply Limited|~ Electricity Limited|~ Power & Light Ireland DAC',
  ],
  'ma power': [
    'moroccan',
    'ma',
    'Régie des Eaux ~|~ Distribution S.A.|Société Régionale Multiservices ~ S.A.|~ Eau et Électricité S.A.',
  ],
  'be power': [
    'french',
    'be',
    '~ Énergies SA|Compagnie ~ Gaz et Électricité SRL|~ Power Belgium SA/NV|Intercommunale ~ SCRL',
  ],
  'us bank': [
    'english',
    'us',
    '~ Bank, N.A.|First National Bank of ~|~ Federal Credit Union|~ Savings & Loan, F.S.B.|~ Community Bank|Bank of ~, National Association',
  ],
  'gb bank': [
    'english',
    'gb',
    '~ Bank plc|~ Building Society|Bank of ~ (UK) Limited|~ Savings Bank PLC|~ Payments Ltd',
  ],
  'ma bank': ['moroccan', 'ma', 'Banque ~ S.A.|Crédit ~ du Maroc|~ Bank S.A.|Caisse Populaire ~'],
  'nl bank': ['flemish', 'nl', '~ Bank NV|Spaarbank ~ NV|~ Krediet CVBA|Bank ~ & Cie NV'],
  'ch bank': ['alpine', 'ch', 'Banque ~ SA|Caisse d’Épargne ~ SA|Banque Cantonale de ~|Crédit Coopératif ~'],
  'lu bank': ['french', 'lu', 'Banque ~ Luxembourg S.A.|~ Private Banking S.A.|~ Patrimoine S.A.|Caisse ~ d’Épargne'],
  'us telecom': [
    'english',
    'us',
    '~ Wireless, LLC|~ Telephone Cooperative, Inc.|~ Cable Communications, Inc.|~ Fiber Holdings LLC',
  ],
  'gb telecom': ['english', 'gb', '~ Broadband Limited|~ Mobile (UK) Ltd|~ Telecom plc|~ Fibre Networks Limited'],
  'it telecom': ['alpine', 'it', '~ Telecom SA|~ Comunicazioni (Svizzera) SA|Reti ~ SA'],
  'us insurer': [
    'english',
    'us',
    '~ Mutual Insurance Company|~ Casualty Insurance Co.|~ Farmers Insurance Exchange|~ Indemnity Company of Ohio',
  ],
  'ma insurer': [
    'moroccan',
    'ma',
    'Assurances ~ S.A.|~ Assistance et Assurances|Mutuelle ~ d’Assurances|Compagnie ~ de Réassurance S.A.',
  ],
  'us broker': [
    'english',
    'us',
    '~ Securities LLC|~ Investment Services, Inc.|~ & Co. Incorporated|~ Retirement Advisors, L.P.',
  ],
  'us lender': ['english', 'us', '~ Mortgage Servicing, LLC|~ Home Loans, Inc.|~ Financial Corporation|~ Bank, FSB'],
  'gb lender': ['english', 'gb', '~ Motor Finance Limited|~ Consumer Credit Ltd|~ Asset Finance plc|~ Loans Limited'],
  'gb pension': [
    'english',
    'gb',
    '~ Pension Scheme|~ Council Superannuation Fund|~ Life Assurance Society|~ & Sons Retirement Plan|Trustees of the ~ Pension Fund',
  ],
  'gb council': [
    'english',
    'gb',
    '~ Borough Council|~ District Council|~ City Council|Royal Borough of ~|~ and Vale Council',
  ],
  'us county': [
    'english',
    'us',
    '~ County Treasurer|~ County Tax Collector|Town of ~|City of ~ Department of Finance|~ Parish Sheriff’s Office',
  ],
  'us employer': [
    'english',
    'us',
    '~ Manufacturing Co.|~ Health System, Inc.|~ Public Schools|~ & Daughters Trucking LLC|~ Foods Corporation|~ Hotel Partners, LP',
  ],
  'gb employer': [
    'english',
    'gb',
    '~ Care Homes Ltd|~ Engineering plc|University of ~|~ Primary School|~ & Co Solicitors LLP|~ Foods Limited',
  ],
  'ie employer': ['irish', 'ie', '~ Foods DAC|~ Medical Devices Ltd|~ Hotel Limited|Comharchumann ~|~ Tech Teoranta'],
  'ma employer': [
    'moroccan',
    'ma',
    'STE ~ TRANS SARL|~ OFFSHORING SA|CLINIQUE ~ SARL|~ Agro-Industrie S.A.|Hôtel ~ SARL AU',
  ],
  'ch employer': ['alpine', 'ch', '~ Bau AG|Klinik ~ AG|~ Logistik GmbH|Gemeinde ~|~ & Söhne AG|Genossenschaft ~'],
} as const satisfies Readonly<Record<string, readonly [keyof typeof halves, keyof typeof seats, string]>>

export type Trade = keyof typeof trades

/** A company that nobody has thought of yet. */
export function invented(paper: Paper, trade: Trade): Firm {
  const [pool, town, wordings] = trades[trade]
  const [fronts, ends] = halves[pool]
  const stem = () => `${paper.pick<string>(fronts)}${paper.pick<string>(ends)}`
  const name = stem()
  const legal = paper.pick(wordings.split('|')).replace('~', name)
  const short = legal.split(/,| (?:S\.A\.|SA|Ltd|Limited|plc|PLC|LLC|Inc\.|DAC|NV|AG|GmbH|SRL)/)[0] ?? name
  const brand = paper.pick([name, short, short, name.toUpperCase(), name.toLowerCase(), initialsOf(legal), stem()])
  return {
    brand: brand === '' ? name : brand,
    legal,
    seat: paper.code(paper.pick<string>(seats[town]).replace(/#/, String(paper.between(1, 9)))),
  }
}

/** One of the known companies, or oftener an invented one. */
export function firmOf(paper: Paper, known: readonly Firm[], trade: Trade): Firm {
  return paper.chance(0.25) ? paper.pick(known) : invented(paper, trade)
}

type Triple = readonly [brand: string, legal: string, seat: string]

/** The same for lists of three texts. */
export function tripleOf(paper: Paper, known: readonly Triple[], trade: Trade): Triple {
  if (paper.chance(0.25)) return paper.pick(known)
  const { brand, legal, seat } = invented(paper, trade)
  return [brand, legal, seat]
}

/** The same for bare names. */
export function nameOf(paper: Paper, known: readonly string[], trade: Trade): string {
  return paper.chance(0.25) ? paper.pick(known) : invented(paper, trade).legal
}
