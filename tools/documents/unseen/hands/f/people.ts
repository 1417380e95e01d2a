import type { Paper } from '../../paper.ts'

/** Somebody who does not exist, in the United Kingdom or Ireland. */
export interface Resident {
  readonly title: string
  readonly first: string
  readonly middle: string
  readonly last: string
  readonly sex: 'F' | 'M'
  readonly born: string
}

const surnames =
  "Okonkwo-Hale,Whitcombe,O'Dwyer,Patel,Mac Giolla Bhríde,Achterberg,Pemberton,Ní Chonaill,Siddiqui,Llewellyn,Fothergill,Kowalczyk,Bhattacharya,Oyelaran,McAuslan,St John,Ravenscroft,Tremayne,Begum,Dunphy,Chaudhry,Lindqvist,D'Souza,Abernethy,Ó Súilleabháin,Nwachukwu,Postlethwaite,Sandhu,Gallacher,Cheung,Petrescu,Haddad,Featherstone,Ap Rhys".split(
    ',',
  )
const women =
  'Siân,Aoife,Priya,Margaret,Oluwaseun,Charlotte,Niamh,Zainab,Gwenllian,Kirsty,Anne-Marie,Deborah,Shu Fen,Róisín,Farzana,Imogen,Chidinma,Pauline'.split(
    ',',
  )
const men =
  'Rhodri,Ciarán,Imran,Nigel,Babatunde,Callum,Pádraig,Harpreet,Alistair,Dylan,Jean-Paul,Keith,Wing Ho,Tadhg,Mohammed,Rupert,Emeka,Graham'.split(
    ',',
  )

/** Streets with their towns; # is a digit, and the postcode follows the town. */
const british = [
  '1# Cinder Bank Rise|Dudley|West Midlands|DY2 #XQ',
  'Flat #|24 Marchmont Gardens|EDINBURGH|EH9 #VB',
  '#7 Tan-y-Graig Road|Llandudno Junction|CONWY|LL31 #ZP',
  "Apartment 1#|Weaver's Wharf|8 Jubilee Parade|MANCHESTER|M4 #XD",
  'The Old Dairy|Nether Lane|Ashwater Magna|Nr Shaftesbury|Dorset|SP7 #ZQ',
  '3#A Coldharbour Terrace|LONDON|SE5 #VJ',
  '#2 Ballyholme Avenue|BANGOR|Co. Down|BT20 #QX',
  "5# St Aldhelm's Close|Wells|Somerset|BA5 #ZV",
  '11# Hollinwood Street|OLDHAM|OL8 #XJ',
  'Unit # Ropewalk House|6 Quayside North|NEWCASTLE UPON TYNE|NE1 #ZD',
  "#4 Sir Lowry's Drive|Northampton|NN3 #QV",
  'Top Floor Right|1# Dumbarton Crescent|GLASGOW|G11 #XA',
  'Penwern Uchaf|Capel Iwan Road|Newcastle Emlyn|Carmarthenshire|SA38 #VQ',
  '20# Uxbridge Lane|HAYES|Middlesex|UB4 #ZJ',
  'Flat 1#B Tolpuddle Court|3 Chapel Fields|Norwich|NR2 #XV',
  'c/o Fernleigh Lodge|#8 Station Approach|Ilkley|West Yorkshire|LS29 #QZ',
]
const irish = [
  '#4 Gleann na Rí|Oranmore|Co. Galway|H91 X#PV',
  'Apt #, The Maltings|Smithfield Lane|Dublin 7|D07 V#XA',
  'Knockanore Cross|Ballyduff|Co. Waterford|P51 Y#QX',
  "1# St Brigid's Terrace|Sligo|F91 Z#VK",
  '#2 Ardilaun Heights|Douglas|Cork|T12 Q#XZ',
  'Derrynacleigh|Moyvane|Listowel|Co. Kerry|V31 K#ZV',
]

const welsh = [
  '#2 Ffordd y Mileniwm|Penrhyn Bay|LLANDUDNO|LL30 #ZQ',
  'Ty Capel|Rhiw Goch|Llanfair Uchaf|Abergele|Conwy|LL22 #XJ',
  'Flat #|Plas Morfa|1# Marine Parade|TYWYN|LL36 #VD',
  '#9 Heol Dinefwr|Ammanford|SA18 #ZP',
]

/** Invented companies and bodies, the trading name before the legal one. */
export const issuers = {
  energy: ['Brightwell|Brightwell Energy Supply Limited', 'Lumen & Hearth|Lumen and Hearth Retail plc'],
  water: ['Tamebrook Water|Tamebrook Water Services Limited', 'Eskdale Water|Eskdale Water Industries plc'],
  irishTelecom: ['Fionnlink|Fionnlink Communications DAC', 'Claddagh Fibre|Claddagh Fibre Networks Limited'],
  council: ['Sir Bryn Elwy|Bryn Elwy County Council', 'Sir Aberdalar|Aberdalar County Borough Council'],
  appBank: ['pondo|Pondo Bank plc', 'tilla|Tilla Bank UK Limited'],
  society: ['Calderbrook|Calderbrook Building Society', 'West Mendip|West Mendip Building Society'],
  bank: ['Northmoor|Northmoor Bank plc', 'Hallam & County|Hallam and County Bank plc'],
  card: ['Verity|Verity Card Services (UK) Limited', 'Kestrel One|Kestrel One Europe plc'],
  lender: ['Homestead|Homestead Mortgages Limited', 'Ashgrove Home Loans|Ashgrove Home Loans (No. 4) plc'],
  employers: [
    'Pennine Fastenings Ltd',
    'Marlow & Tate Catering Limited',
    'Quill Logistics (UK) Ltd',
    'Saltmarsh Foods Ltd',
  ],
  trusts: ['Severn Vale Hospitals NHS Foundation Trust', 'East Wolds Community NHS Trust'],
  pension: ['Foundry Workers Pension Scheme', 'The Broadloom Group Retirement Plan'],
} as const

/** A trading name and the legal name behind it. */
export function company(paper: Paper, of: readonly string[]): readonly [brand: string, legal: string] {
  const [brand = '', legal = ''] = paper.pick(of).split('|')
  return [brand, legal]
}

/** An adult. */
export function resident(paper: Paper, last = paper.pick(surnames)): Resident {
  const sex = paper.chance(0.5) ? 'F' : 'M'
  const names = sex === 'F' ? women : men
  const first = paper.pick(names)
  const middle = paper.pick(names.filter((name) => name !== first))
  const title = sex === 'F' ? paper.pick(['Mrs', 'Ms', 'Miss', 'Dr']) : paper.pick(['Mr', 'Mr', 'Dr'])
  const month = String(paper.between(1, 12)).padStart(2, '0')
  const born = `${paper.between(1948, 2003)}-${month}-${String(paper.between(1, 28)).padStart(2, '0')}`
  return { title, first, middle, last, sex, born }
}

/** The lines of an address in Great Britain or Northern Ireland. */
export function home(paper: Paper): readonly string[] {
  return filled(paper, paper.pick(british))
}

/** The lines of an address in Ireland. */
export function irishHome(paper: Paper): readonly string[] {
  return filled(paper, paper.pick(irish))
}

/** The lines of an address in Wales. */
export function welshHome(paper: Paper): readonly string[] {
  return filled(paper, paper.pick(welsh))
}

function filled(paper: Paper, pattern: string): readonly string[] {
  return pattern.replace(/#/g, () => String(paper.between(1, 9))).split('|')
}
