import type { Paper } from '../../paper.ts'

const list = (names: string) => names.split(', ')

const streets = {
  en: list(
    'Wyndham St N, Old Mill Rd, Cedarbrae Cres, Dunlop St W, Ninth Line, Harbourfront Way, Garafraxa St, Sycamore Pl NW, Pinehurst Dr, Strathcona Ave, Battleford Trail, Kingsway, Marine Dr, Township Rd 512, Elmwood Blvd, Saddleridge Close NE',
  ),
  qc: list(
    'rue des Érables, boul. Sainte-Anne, av. du Mont-Carmel, rang Saint-Joseph, rue De Bienville, ch. du Lac-Rond, rue Notre-Dame E., 3e Avenue, montée Gagnon, rue Jean-Talon O., place du Verger, route 132, rue de la Falaise, côte Saint-Luc, rue Principale',
  ),
  us: list(
    'N ORCHARD AVE, SAGEBRUSH LN, W 14TH ST, E CAMINO REAL, COUNTY ROAD 212, MAGNOLIA BLVD, OLD POST RD, SW HARRISON ST, CANYON VIEW DR, FM 1960 RD W, LIBERTY ST, BAYSHORE CT, S PULASKI RD, HICKORY HOLLOW TRL, GRAND CONCOURSE, LAKE SHORE DR',
  ),
  gb: list(
    'Tansy Close, Bramhall Lane, Upper Mews, Heol-y-Coed, Ropewalk, Gallowgate, Station Approach, The Poplars, Cotswold Rise, Canal Row, Priory Gardens, Wharf Road, Mill Brow, Ffordd Las, Kelvin Court',
  ),
  ie: list(
    'The Crescent, Church Road, Bóthar na Trá, Abbeylands, Castle Park, Shannon Heights, Main Street, Woodview, Sráid Eoin, Ballymore Road, Griffith Terrace, Canal Walk, Hillcourt, Pairc na mBláth, Quay Street',
  ),
  fr: list(
    'rue du Faubourg-Neuf, avenue Jean-Moulin, impasse des Tilleuls, chemin de la Croix, boulevard Carnot, place du Marché, allée des Cerisiers, rue Pasteur, quai de la Loire, route de Bannes, rue de l’Église, cours Gambetta, square du Midi, sente des Vignes, rue Verte',
  ),
  ma: list(
    'RUE IBN SINA, AV HASSAN II, BD ZERKTOUNI, HAY ESSALAM, LOT AL WAHDA, RUE OUED SEBOU, DERB JDID, QUARTIER INDUSTRIEL, RES LES ORANGERS, AV DES FAR, RUE DE FES, HAY RIAD SECT 9, LOT NASSIM, RUE ALLAL BEN ABDELLAH, DOUAR OULED ALI',
  ),
} as const

/** Town, and the start of its postal code. */
const towns = {
  ON: list(
    'GUELPH N1H, BARRIE L4M, COBOURG K9A, OTTAWA K2P, TIMMINS P4N, SCARBOROUGH M1K, OWEN SOUND N4K, STRATFORD N5A',
  ),
  AB: list('RED DEER T4N, LETHBRIDGE T1J, CALGARY T3A, EDMONTON T5K, WETASKIWIN T9A, CANMORE T1W, VEGREVILLE T9C'),
  BC: list('NANAIMO V9R, KELOWNA V1Y, BURNABY V5H, PRINCE GEORGE V2M, COURTENAY V9N, SURREY V3T, TRAIL V1R'),
  NB: list('Moncton E1C, Fredericton E3B, Bathurst E2A, Edmundston E3V, Sackville E4L, Shediac E4P'),
  MB: list('Brandon R7A, Winnipeg R3C, Dauphin R7N, Steinbach R5G, Selkirk R1A'),
  QC: list(
    'Sherbrooke J1H, Lévis G6V, Alma G8B, Montréal H2J, Gatineau J8X, Rimouski G5L, Saint-Jérôme J7Z, Laval H7N, Trois-Rivières G9A',
  ),
  California: list('FRESNO 937, SACRAMENTO 958, CHICO 959, EL CAJON 920, SANTA ROSA 954, LONG BEACH 908'),
  'New York': list('SYRACUSE 132, BRONX 104, ITHACA 148, YONKERS 107, TROY 121, BUFFALO 142'),
  Texas: list('LUBBOCK 794, EL PASO 799, HOUSTON 770, WACO 767, LAREDO 780, TYLER 757'),
  Florida: list('OCALA 344, HIALEAH 330, TAMPA 336, PENSACOLA 325, NAPLES 341, SANFORD 327'),
  Colorado: list('PUEBLO 810, BOULDER 803, GREELEY 806, DURANGO 813, AURORA 800'),
  Illinois: list('PEORIA 616, CHICAGO 606, JOLIET 604, URBANA 618, ROCKFORD 611'),
  GB: list('LEEDS LS, CARDIFF CF, PAISLEY PA, STOCKPORT SK, TRURO TR, WREXHAM LL, LEICESTER LE, DUNDEE DD'),
  IE: list(
    'Naas|Co. Kildare|W91, Ennis|Co. Clare|V95, Galway||H91, Tralee|Co. Kerry|V92, Swords|Co. Dublin|K67, Sligo||F91, Mallow|Co. Cork|P51',
  ),
  FR: list('NANTES 440, LYON 690, BREST 292, ANGERS 490, LILLE 590, DIJON 210, PAU 640, AUXERRE 890, NICE 060'),
  MA: list('FES, AGADIR, TETOUAN, MARRAKECH, SETTAT, MEKNES, TANGER, CASABLANCA, RABAT, OUJDA'),
} as const

export type CanadianPlace = 'ON' | 'AB' | 'BC' | 'NB' | 'MB'
export type State = 'California' | 'New York' | 'Texas' | 'Florida' | 'Colorado' | 'Illinois'

/** Two letters of a state. */
export const stateCodes: Readonly<Record<State, string>> = {
  California: 'CA',
  'New York': 'NY',
  Texas: 'TX',
  Florida: 'FL',
  Colorado: 'CO',
  Illinois: 'IL',
}

/** Lines of an address in English Canada. */
export function canadianLines(paper: Paper, province: CanadianPlace): readonly string[] {
  const [town, start] = split(paper.pick(towns[province]))
  const number = paper.between(3, 4890)
  const street = paper.pick(streets.en)
  const unit = paper.between(1, 1904)
  const first = paper.pick([
    [`${number} ${street}`],
    [`${number} ${street}`],
    [`${unit}-${number} ${street}`],
    [`${number} ${street} Unit ${unit}`],
    [`${number} ${street} Apt ${unit}`],
    [`Suite ${unit}`, `${number} ${street}`],
    [`${unit} - ${number} ${street}`],
  ])
  const end = paper.pick([`${town} ${province}`, `${town}, ${province}`, `${town} ${province}`])
  return [...first, `${end} ${postal(paper, start)}`]
}

/** Lines of an address in Québec. */
export function quebecLines(paper: Paper): readonly string[] {
  const [town, start] = split(paper.pick(towns.QC))
  const [number, unit] = [paper.between(2, 9870), paper.between(1, 1204)]
  const street = paper.pick(streets.qc)
  const first = paper.pick([
    [`${number}, ${street}`],
    [`${number} ${street}`],
    [`${unit}-${number}, ${street}`],
    [`${number}, ${street}, app. ${unit}`],
    [`${number} ${street} APP ${unit}`],
  ])
  return [...first, `${town} ${paper.pick(['(Québec)', '(Québec)', 'QC'])} ${postal(paper, start)}`]
}

/** Lines of an address in a state. */
export function stateLines(paper: Paper, state: State): readonly string[] {
  const [town, start] = split(paper.pick(towns[state]))
  const number = paper.between(11, 19870)
  const unit = paper.code(paper.pick(['#', '##', '#@', '@', '###']))
  const street = paper.pick(streets.us)
  const first = paper.pick([
    [`${number} ${street}`],
    [`${number} ${street}`],
    [`${number} ${street} APT ${unit}`],
    [`${number} ${street} #${unit}`],
    [`${number} ${street}`, `UNIT ${unit}`],
  ])
  const zip = `${start}${paper.code('##')}${paper.chance(0.4) ? paper.code('-####') : ''}`
  return [...first, `${town}${paper.pick([',', ',', ''])} ${stateCodes[state]} ${zip}`]
}

/** Lines of an address in the United Kingdom. */
export function britishLines(paper: Paper): readonly string[] {
  const [town, area] = split(paper.pick(towns.GB))
  const street = `${paper.between(1, 240)} ${paper.pick(streets.gb)}`
  const first = paper.pick([[street], [street], [`Flat ${paper.between(1, 40)}`, street], [`The Old Forge`, street]])
  return [...first, town, `${area}${paper.between(2, 29)} ${paper.code('#@@')}`].map((line) => line.toUpperCase())
}

/** Lines of an address in Ireland; rural ones have no number. */
export function irishLines(paper: Paper): readonly string[] {
  const [town = '', county = '', key = ''] = paper.pick(towns.IE).split('|')
  const street = paper.pick(streets.ie)
  const first = paper.pick([`${paper.between(1, 190)} ${street}`, `${paper.between(1, 60)} ${street}`, street])
  return [first, town, ...(county === '' ? [] : [county]), `${key} ${paper.code('@#@#')}`]
}

/** Lines of an address in France. */
export function frenchLines(paper: Paper): readonly string[] {
  const [town, start] = split(paper.pick(towns.FR))
  const street = `${paper.between(1, 180)}${paper.pick(['', '', ' bis', ' ter'])} ${paper.pick(streets.fr)}`
  return [
    ...(paper.chance(0.3) ? [`Bât. ${paper.code('@')} appt ${paper.between(1, 60)}`] : []),
    street,
    `${start}${paper.pick(['00', '10', '20'])} ${town}`,
  ]
}

/** Lines of an address in Morocco. */
export function moroccanLines(paper: Paper): readonly string[] {
  const number = paper.between(1, 310)
  const street = paper.pick(streets.ma)
  const town = paper.pick(towns.MA)
  return paper.pick([
    [`${number} ${street} ${town}`],
    [`${street} IMM ${paper.between(1, 40)} APT ${paper.between(1, 20)}`, town],
    [`N° ${number} ${street}`, town],
    [`${street} N ${number} ${town}`],
  ])
}

function split(entry: string): readonly [string, string] {
  const at = entry.lastIndexOf(' ')
  return [entry.slice(0, at), entry.slice(at + 1)]
}

function postal(paper: Paper, start: string): string {
  const letter = paper.pick([...'ABCEGHJKLMNPRSTVWXYZ'])
  return `${start} ${paper.code('#')}${letter}${paper.code('#')}`
}
