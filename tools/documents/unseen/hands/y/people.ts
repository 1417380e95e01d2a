import type { Country } from '../../layout.ts'
import type { Paper } from '../../paper.ts'

/** Somebody with an address of a country. */
export interface Somebody {
  readonly given: string
  readonly surname: string
  readonly full: string
  readonly lines: readonly [string, string]
}

const names = {
  CA: {
    given: ['Harriet', 'Desmond', 'Priya', 'Callum', 'Ngozi', 'Wesley', 'Anneke', 'Tobias'],
    surnames: ['Stavely', 'Okonjo', 'Brandvold', 'Heppner', 'Lachance', 'Mistry', 'Quarrington', 'Dueck'],
    streets: ['Sorrel Crescent', 'Kingsmere Avenue', 'Old Mill Road', 'Tamarack Drive', 'Dufferin Street'],
    towns: ['GUELPH ON N1E ', 'Nanaimo, BC  V9R ', 'Red Deer AB T4N ', 'Dartmouth, NS B2Y '],
  },
  QC: {
    given: ['Océane', 'Gaétan', 'Mireille', 'Yannick', 'Solange', 'Étienne', 'Fabiola', 'Réjean'],
    surnames: ['Thibodeau', 'Vaillancourt', 'Desruisseaux', 'Quirion', 'Lamontagne', 'Bolduc', 'Hébert', 'Nadon'],
    streets: ['rue des Érables', 'boul. Talbot', 'av. du Parc', 'chemin Sainte-Foy', 'rang Saint-Joseph'],
    towns: ['Granby (Québec)  J2G ', 'Chicoutimi QC G7H ', 'Laval (Québec) H7N ', 'Rimouski (Québec) G5L '],
  },
  FR: {
    given: ['Bérénice', 'Armand', 'Clotilde', 'Mathis', 'Inès', 'Loïc', 'Ghislaine', 'Rachid'],
    surnames: ['CHASTEL', 'LE GOFF', 'BENHAMOU', 'VERDIER', 'PÉRONNET', 'DELATTRE', 'MARCHANDISE', 'ROCHEFORT'],
    streets: ['rue des Tanneurs', 'allée Jean Moulin', 'quai de la Fosse', 'avenue du Général Leclerc'],
    towns: ['44000 NANTES', '31400 TOULOUSE', '69003 LYON', '59800 LILLE'],
  },
  US: {
    given: ['Marlene', 'Dwight', 'Latoya', 'Garrett', 'Esperanza', 'Curtis', 'Joanna', 'Hollis'],
    surnames: ['Pickering', 'Delacruz', 'Vanderhoof', 'Tolliver', 'Ostrander', 'Yancey', 'Kowalczyk', 'Beaumont'],
    streets: ['Magnolia Ln', 'W Sycamore St', 'County Road 14', 'Pinecrest Blvd', 'E 9th Ave'],
    towns: ['Dayton, OH 454', 'BOISE ID  837', 'Macon, GA 312', 'Tulsa, OK 741'],
  },
  GB: {
    given: ['Imogen', 'Rupert', 'Bronwen', 'Alasdair', 'Shabana', 'Gareth', 'Philippa', 'Kwame'],
    surnames: ['Thistlewood', 'Pargeter', 'Cadwallader', 'Aldridge', 'Farooqi', 'Ravenscroft', 'Birtwistle', 'Mensah'],
    streets: ['Chapel Lane', 'Station Road', 'Abbots Close', 'Marine Parade', 'The Green'],
    towns: ['Ludlow SY8 1', 'Kendal LA9 4', 'Hove BN3 2', 'Whitby YO21 1'],
  },
} as const

/** The countries that this hand has people of. */
export type Home = Exclude<Country, 'MA' | 'EU'>

/** A chooser of people of a country, each with another surname and address. */
export function people(paper: Paper, country: Home): () => Somebody {
  const of = names[country]
  const met = new Set<string>()
  const next = (): Somebody => {
    const surname: string = paper.pick<string>(of.surnames)
    const given: string = paper.pick<string>(of.given)
    if (met.has(surname) || met.has(given)) return next()
    met.add(surname).add(given)
    const street: string = paper.pick<string>(of.streets)
    const number = paper.between(3, 980)
    const town: string = paper.pick<string>(of.towns)
    const ending = { CA: '#@#', QC: '#@#', FR: '', US: '##', GB: '@@' }[country]
    const between = country === 'QC' || country === 'FR' ? ', ' : ' '
    return {
      given,
      surname,
      full: `${given} ${surname}`,
      lines: [`${number}${between}${street}`, `${town}${ending.replace(/[#@]/g, (mark) => paper.code(mark))}`],
    }
  }
  return next
}

const firms = {
  CA: ['Larkspur Millwork', 'Prairie Kestrel Logistics', 'Three Sluices Brewing', 'Cobequid Marine Supply'],
  QC: ['Menuiserie Aux Trois Scies', 'Transport Bellerive', 'Fromagerie du Vieux-Quai', 'Atelier Boréal Design'],
  FR: ['Ateliers du Bocage', 'Maison Grelinette', 'Nautilys Conseil', 'Imprimerie des Halles'],
  US: ['Buckhorn Valley Feed', 'Tidewater Dental Lab', 'Three Pines Roofing', 'Cimarron Web Works'],
  GB: ['Wharfedale Joinery', 'Saltmarsh Instruments', 'Penhallow Catering', 'Greyfriars Analytics'],
} as const

/** A firm's name without its legal form. */
export function firm(paper: Paper, country: Home): string {
  return paper.pick<string>(firms[country])
}
