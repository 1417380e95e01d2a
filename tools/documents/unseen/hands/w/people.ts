import type { Paper } from '../../paper.ts'

type Land = 'CA' | 'QC' | 'FR' | 'MA' | 'US' | 'GB'

/** Somebody of a document. */
export interface Someone {
  readonly given: string
  readonly middle: string
  readonly surname: string
  readonly isWoman: boolean
  readonly name: string
  /** YYYY-MM-DD. */
  readonly born: string
  readonly town: string
  /** Street, then town with its postcode. */
  readonly home: readonly [string, string]
}

interface Stock {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly surnames: readonly string[]
  readonly streets: readonly string[]
  readonly towns: readonly string[]
  house(number: number, street: string): string
  town(town: string, paper: Paper): string
}

const list = (names: string) => names.split(',')

const stock: Readonly<Record<Land, Stock>> = {
  CA: {
    women: list('Tamsin,Harpreet,Moira,Yuki,Leanne,Adaeze,Corinne,Nadia,Bronwyn,Mei-Lin'),
    men: list('Duncan,Gurdeep,Everett,Tobias,Kofi,Brendan,Wesley,Anton,Rajan,Callum'),
    surnames: list('Fairweather,Dhaliwal,MacIsaac,Okonjo,Tremaine,Kowalchuk,Bannerjee,Lindqvist,Sorensen,Whitford'),
    streets: list('Juniper Hollow Rd,Fraser St,Old Mill Lane,Portage Ave,Cedarbrae Cres,Lakeview Dr'),
    towns: list('Kelowna|BC|V1Y #@#,Guelph|ON|N1H #@#,Red Deer|AB|T4N #@#,Truro|NS|B2N #@#,Brandon|MB|R7A #@#'),
    house: (number, street) => `${number} ${street}`,
    town: (town, paper) => paper.code(town).replace('|', ' ').replace('|', '  '),
  },
  QC: {
    women: list('Maude,Geneviève,Léonie,Anne-Sophie,Rosalie,Fatoumata,Catherine,Ariane,Micheline'),
    men: list('Étienne,Jean-Félix,Maxence,Yannick,Guillaume,Réjean,Thierry,Olivier,Sébastien'),
    surnames: list('Thibodeau,Charland,Desrosiers,Vaillancourt,Larivière,Nguyen,Bélisle,Paquin,Robitaille,Lamarche'),
    streets: list('rue des Pruniers,boulevard Laurier,chemin du Ruisseau,avenue Mercier,rang Saint-Isidore'),
    towns: list('Granby|J2G #@#,Lévis|G6V #@#,Rimouski|G5L #@#,Sherbrooke|J1H #@#,Saint-Jérôme|J7Z #@#'),
    house: (number, street) => `${number}, ${street}`,
    town: (town, paper) => paper.code(town).replace('|', ' (Québec)  '),
  },
  FR: {
    women: list('Maëlle,Solène,Bérénice,Aïcha,Clotilde,Inès,Perrine,Victoire,Odile'),
    men: list('Gaspard,Loïc,Thibaut,Amaury,Mehdi,Corentin,Baptiste,Régis,Ludovic'),
    surnames: list('Kerautret,Bonnafoux,Delattre,Mazurier,Guérin,Poncelet,Esnault,Vasseur,Rouquette,Chabrol'),
    streets: list('rue des Tanneurs,quai de la Fosse,allée des Acacias,avenue Jean-Jaurès,impasse du Lavoir'),
    towns: list('NANTES|44000,LILLE|59800,DIJON|21000,QUIMPER|29000,ALBI|81000,ANNECY|74000'),
    house: (number, street) => `${number} ${street}`,
    town: (town) => town.split('|').toReversed().join(' '),
  },
  MA: {
    women: list('Ghita,Loubna,Zineb,Hajar,Nezha,Ikram,Soukaina'),
    men: list('Anass,Driss,Hamza,Mouad,Reda,Taoufik,Othmane'),
    surnames: list('BENCHEKROUN,EL OUAFI,LAHLOU,TAZI,BERRADA,AÏT HADDOU,CHRAIBI,EL KHATIB,SEBTI'),
    streets: list('rue Abou Inane,avenue Hassan II,boulevard Zerktouni,rue Ibn Batouta,lotissement Al Qods'),
    towns: list('Casablanca|20250,Rabat|10020,Tanger|90000,Fès|30000,Agadir|80000'),
    house: (number, street) => `${number}, ${street}`,
    town: (town) => town.split('|').toReversed().join(' '),
  },
  US: {
    women: list('Darlene,Keisha,Marisol,Paige,Annette,Simone,Loretta,Brooke'),
    men: list('Marcus,Dwight,Emilio,Trevor,Harlan,Isaiah,Glenn,Roscoe'),
    surnames: list('Hathaway,Quintero,Beauchamp,Stallworth,Pruitt,Delacroix,Okafor,Lindgren,Castellano,Whitlock'),
    streets: list('Magnolia Ave,Quarry Rd,W Lincoln Blvd,Sycamore Ct,N 4th St,Old County Rd'),
    towns: ['Spokane, WA|992##', 'Tulsa, OK|741##', 'Dayton, OH|454##', 'Macon, GA|312##', 'Reno, NV|895##'],
    house: (number, street) => `${number} ${street}`,
    town: (town, paper) => paper.code(town).replace('|', ' '),
  },
  GB: {
    women: list('Philippa,Imogen,Parveen,Hester,Shauna,Rosalind,Ngozi,Beatrix'),
    men: list('Alistair,Rupert,Imran,Gareth,Cuthbert,Hamish,Desmond,Piers'),
    surnames: list('Aldersey,Ravenscroft,Chaudhry,Pemberton,Oyelaran,Thwaite,Gillespie,Harcombe,Lockyer,Bevan'),
    streets: list('Mill Race Lane,St Oswald Road,The Old Tannery,Coronation Terrace,Priory Close'),
    towns: list('Shrewsbury|SY1 #@@,Harrogate|HG1 #@@,Exeter|EX4 #@@,Paisley|PA1 #@@,Cardiff|CF11 #@@'),
    house: (number, street) => `${number} ${street}`,
    town: (town, paper) => paper.code(town).replace('|', ', '),
  },
}

/** People of a land, nobody twice. */
export function folk(paper: Paper, land: Land): (sex?: 'F' | 'M') => Someone {
  const { women, men, surnames, streets, towns, house, town } = stock[land]
  const met = new Set<string>()
  const next = (sex?: 'F' | 'M'): Someone => {
    const isWoman = sex === undefined ? paper.chance(0.5) : sex === 'F'
    const given = paper.pick(isWoman ? women : men)
    const middle = paper.pick((isWoman ? women : men).filter((one) => one !== given))
    const surname = paper.pick(surnames)
    if (met.has(given) || met.has(surname)) return next(sex)
    met.add(given)
    met.add(surname)
    const place = paper.pick(towns)
    const two = (value: number) => String(value).padStart(2, '0')
    return {
      given,
      middle,
      surname,
      isWoman,
      name: `${given} ${surname}`,
      born: `${paper.between(1948, 1988)}-${two(paper.between(1, 12))}-${two(paper.between(1, 28))}`,
      town: place.split('|')[0] ?? '',
      home: [house(paper.between(3, 980), paper.pick(streets)), town(place, paper)],
    }
  }
  return next
}

const firms = {
  en: [
    list('Kestrel,Ironwood,Saltmarsh,Copperline,Tidewater,Harrowgate,Bluestem,Lantern Bay,Fernhollow,Northfold'),
    list('Fabrication,Analytics,Bakehouse,Logistics,Orchards,Instruments,Homecare,Interiors,Seafoods,Robotics'),
  ],
  fr: [
    list('Belvaux,Roc-Amont,Les Trois Érables,Mirabeau,Solanor,Hautecombe,Valdoré,Opaline,Brise-Lames,Azimut'),
    list('Charpentes,Hydraulique,Gestion,Transports,Menuiserie,Conseil,Textiles,Boulangerie,Imagerie,Paysages'),
  ],
} as const

/** A firm's name without its legal form. */
export function firm(paper: Paper, language: 'en' | 'fr'): string {
  const [first, second] = firms[language]
  return language === 'en' ? `${paper.pick(first)} ${paper.pick(second)}` : `${paper.pick(second)} ${paper.pick(first)}`
}
