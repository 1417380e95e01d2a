import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Where somebody lives. BE stands for Belgium. */
export type Land = 'CA' | 'QC' | 'FR' | 'MA' | 'US' | 'GB' | 'BE'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly middle: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  /** YYYY-MM-DD. */
  readonly born: string
  readonly birthplace: string
  readonly town: string
  readonly region: string
  /** The address as the post wants it. */
  readonly lines: readonly string[]
}

/** First name and surname. */
export function full({ given, surname }: Someone): string {
  return `${given} ${surname}`
}

interface Stock {
  readonly women: string
  readonly men: string
  readonly surnames: string
  readonly streets: string
  /** Town, province and pattern of the postal code. */
  readonly towns: string
}

const stocks: Readonly<Record<Land, Stock>> = {
  CA: {
    women: 'Beatrix,Odalys,Leanne,Harpreet,Wilhelmina,Tegan,Soo-Jin,Adaeze',
    men: 'Lachlan,Gurdeep,Quentin,Tobias,Dmitri,Alasdair,Kwame,Roderick',
    surnames: 'Thistlewood,Sandhu,Vandermeer,Ishikawa,Abernethy,Oyelaran,Pruitt,St. Clair,Zaleski,Macphee',
    streets: 'Birch Bay Rd,Tamarack Cres,Ferry St,Queensway E,Lorne Ave,Heron Pond Dr,14th St NE,Glencairn Blvd',
    towns:
      'Red Deer|AB|T4N 6@#,Kelowna|BC|V1Y 8@#,Brandon|MB|R7A 2@#,Truro|NS|B2N 5@#,Guelph|ON|N1H 3@#,Regina|SK|S4P 2@#',
  },
  QC: {
    women: 'Marie-Claude,Océane,Francine,Léonie,Geneviève,Maïka,Solange',
    men: 'Yannick,Olivier,Marc-André,Réjean,Zacharie,Alexis,Normand',
    surnames: 'Thériault,Beauséjour,Lamontagne,Paquin,Dubé-Nadeau,Vigneault,Cormier,Sauvé,L’Heureux',
    streets: 'rue des Érables,avenue Cartier,rang Saint-Joseph,boul. Talbot,rue Notre-Dame O.,côte de la Fabrique',
    towns: 'Saguenay|QC|G7H 3@#,Drummondville|QC|J2C 6@#,Rimouski|QC|G5L 4@#,Granby|QC|J2G 9@#,Joliette|QC|J6E 2@#',
  },
  FR: {
    women: 'Apolline,Maëlys,Ludivine,Sandrine,Yasmine,Anne-Lise',
    men: 'Corentin,Gaëtan,Fabrice,Tristan,Rachid,Jean-Noël',
    surnames: 'Vasseur,Delahaye,Roussel,Le Gall,Fournier,Carpentier,Boucher,Haddad',
    streets: 'rue du Faubourg,chemin des Vignes,place du Marché,rue Victor Hugo,quai de la Loire,rue Pasteur',
    towns: 'Angers||49#00,Tours||37#00,Dijon||21#00,Reims||51#00,Grenoble||38#00,Quimper||29#00',
  },
  MA: {
    women: 'Imane,Loubna,Meryem,Siham,Ikram,Fatima Zahra',
    men: 'Soufiane,Abdelilah,Othmane,Reda,Younes,Mohammed Amine',
    surnames: 'Lahlou,Berrada,El Idrissi,Skalli,Ait Benhaddou,Chaoui,Naciri,Zniber',
    streets: 'Rue Al Farabi,Avenue Hassan II,Bd Moulay Youssef,Lot Essaada,Rue Abou Inane,Avenue Allal El Fassi',
    towns: 'Meknès||50##0,Agadir||80##0,Oujda||60##0,Kénitra||14##0,Marrakech||40##0',
  },
  US: {
    women: 'Rosalind,Shaniqua,Kaitlyn,Guadalupe,Maureen,Destiny',
    men: 'Trevor,Hector,Darnell,Wyatt,Gregory,Santiago',
    surnames: 'Lindqvist,Okafor,Ramirez,Stoltzfus,Pemberton,McCready,Vang,Dubois',
    streets: 'Juniper Ct,N Halsted St,Old Post Rd,Magnolia Ave,Quarry Hill Dr,SW 9th Ter',
    towns: 'Boise|ID|837##,Toledo|OH|436##,Tacoma|WA|984##,Macon|GA|312##,Duluth|MN|558##',
  },
  GB: {
    women: 'Imogen,Philippa,Bronwen,Shabana,Niamh,Verity',
    men: 'Rhys,Alistair,Nigel,Imran,Jolyon,Gareth',
    surnames: 'Hathersage,Pryce,Ollerenshaw,Begum,Trelawney,Fotheringham,Cadwallader,Eccles',
    streets: 'Mill Lane,Cromwell Road,The Paddocks,Station Approach,Beechwood Avenue,Castle Street',
    towns: 'SHREWSBURY||SY3 #@@,DERBY||DE1 #@@,TRURO||TR1 #@@,CARLISLE||CA2 #@@,IPSWICH||IP4 #@@',
  },
  BE: {
    women: 'Lotte,Manon,Amandine,Fleur,Delphine',
    men: 'Wout,Ludovic,Bram,Thibaut,Cédric',
    surnames: 'Vandenbroucke,Lemaire,De Smet,Dupont-Claes,Wauters',
    streets: 'Rue du Moulin,Avenue des Cerisiers,Chaussée de Wavre,Rue Haute,Quai aux Briques',
    towns: 'Ixelles||10#0,Namur||50#0,Liège||40#0,Nivelles||14#0',
  },
}

/** Somebody of a land, an adult in 2026. */
export function someone(paper: Paper, land: Land, sex: 'F' | 'M' = paper.pick(['F', 'M'])): Someone {
  const stock = stocks[land]
  const given = (sex === 'F' ? stock.women : stock.men).split(',')
  const first = paper.pick(given)
  const place = () => {
    const [town = '', region = '', postal = ''] = paper.pick(stock.towns.split(',')).split('|')
    return { town, region, postal }
  }
  const { town, region, postal } = place()
  return {
    given: first,
    middle: paper.pick(given.filter((name) => name !== first)),
    surname: paper.pick(stock.surnames.split(',')),
    sex,
    born: addDays('1951-05-09', paper.between(0, 19_000)),
    birthplace: place().town,
    town,
    region,
    lines: linesOf(paper, land, { town, region, postal: paper.code(postal) }),
  }
}

/** Another person of the land, of another name. */
export function another(paper: Paper, land: Land, than: Someone, sex?: 'F' | 'M'): Someone {
  const other = someone(paper, land, sex)
  return other.given === than.given ? another(paper, land, than, sex) : other
}

/** An address without a person. */
export function placeLines(paper: Paper, land: Land): readonly string[] {
  return someone(paper, land).lines
}

function linesOf(
  paper: Paper,
  land: Land,
  { town, region, postal }: { town: string; region: string; postal: string },
): readonly string[] {
  const street = paper.pick(stocks[land].streets.split(','))
  const number = paper.between(2, land === 'CA' || land === 'US' || land === 'QC' ? 9800 : 140)
  switch (land) {
    case 'CA':
      return [
        paper.chance(0.3) ? `${paper.between(2, 40)}-${number} ${street}` : `${number} ${street}`,
        `${town} ${region}  ${postal}`,
      ]
    case 'QC':
      return [
        paper.chance(0.35) ? `${number}, ${street}, app. ${paper.between(1, 30)}` : `${number}, ${street}`,
        `${town} (Québec)  ${postal}`,
      ]
    case 'US':
      return [
        paper.chance(0.3) ? `${number} ${street} Unit ${paper.between(1, 30)}` : `${number} ${street}`,
        `${town}, ${region} ${postal}`,
      ]
    case 'GB':
      return [`${number} ${street}`, town, postal]
    case 'FR':
      return [`${number} ${street}`, `${postal} ${town.toUpperCase()}`]
    case 'MA':
      return [`N° ${number}, ${street}`, `${postal} ${town}`]
    case 'BE':
      return [
        paper.chance(0.3) ? `${street} ${number} bte ${paper.between(1, 9)}` : `${street} ${number}`,
        `${postal} ${town}`,
      ]
  }
}

const roots: Readonly<Record<Land, string>> = {
  CA: 'Whitefish,Ironbark,Copperfield,Long Sault,Kestrel Bay,Tidewater',
  QC: 'Boréal,Trois-Monts,Rivenord,La Pruche,Harfang,Belle-Anse',
  FR: 'Armorique,Verdance,Clairval,Montgrain,Sorélis,Ardoise',
  MA: 'Atlas Nour,Sebou,Tensift,Bouregreg,Zellij,Argania',
  US: 'Bluestem,Cascade Forks,Pinnacle Ridge,Redhawk,Mesa Verde,Granite State',
  GB: 'Wharfedale,Peveril,Kittiwake,Oakham,Saltmarsh,Lindisfarne',
  BE: 'Dyle,Brabançonne,Hautes Fagnes,Escaut,Meuse et Sambre',
}

/** The name of a company without its legal form; `trades` are the words behind its root. */
export function firm(paper: Paper, land: Land, trades: readonly string[]): string {
  return `${paper.pick(roots[land].split(','))} ${paper.pick(trades)}`
}

/** An IBAN of a country's account number. ISO 13616. */
export function ibanFor(country: string, account: string): string {
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  const rest = [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0)
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`
}
