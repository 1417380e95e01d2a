import type { Paper } from '../../paper.ts'

export interface Resident {
  readonly given: string
  readonly surname: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly lines: readonly [string, string]
  readonly sex: 'F' | 'M'
}

const women = {
  en: ['Denise', 'Harpreet', 'Colleen', 'Shanice', 'Mei-Lin', 'Brooke', 'Oksana', 'Valerie', 'Tamara', 'Yolanda'],
  fr: ['Ginette', 'Maryse', 'Ève-Marie', 'Josiane', 'Fatoumata', 'Noémie', 'Lyne', 'Aurélie', 'Solange', 'Karine'],
} as const
const men = {
  en: ['Trevor', 'Gurdeep', 'Malcolm', 'Desmond', 'Kwame', 'Russell', 'Anton', 'Craig', 'Luis', 'Wendell'],
  fr: ['Réjean', 'Sylvain', 'Jean-Guy', 'Moussa', 'Thierry', 'Yannick', 'Gaétan', 'Benoît', 'Stéphane', 'Rosaire'],
} as const
const surnames = {
  on: ['McAllister', 'Sandhu', 'Petrov', 'Okonkwo', 'Fitzgerald', 'Leung', 'Van Dyk', 'Beaulne', 'Hargreaves', 'Iqbal'],
  qc: [
    'Archambault',
    'St-Amour',
    'Lefrançois',
    'Diallo',
    'Desrosiers',
    'Paquin',
    'Bélair',
    'Grondin',
    'Thériault',
    "L'Heureux",
  ],
  us: [
    'Whitfield',
    'Castellanos',
    'Nguyen',
    "O'Rourke",
    'Brandt',
    'Jefferson',
    'Pruitt',
    'Delacroix',
    'Yamada',
    'Kowalczyk',
  ],
} as const
const streets = {
  on: [
    'Birchmount Rd',
    'Dundas Street West',
    'Kilborn Ave',
    'Concession 4',
    'Heron Gate Cres',
    'Whyte Ave NW',
    'Sherbourne Lane',
  ],
  qc: [
    'rue Panet',
    'boul. Saint-Joseph',
    'chemin du Lac',
    'avenue Papineau',
    'rue des Érables',
    '4e Avenue',
    'montée Gagnon',
  ],
  us: ['Magnolia Dr', 'W 83rd St', 'County Road 12', 'Sycamore Ln', 'E Lincoln Ave', 'Pecan Hollow Ct', 'Tremont St'],
} as const
const towns = {
  on: [
    ['Ottawa ON', 'K1H'],
    ['Guelph ON', 'N1E'],
    ['Calgary AB', 'T2E'],
    ['Surrey BC', 'V3T'],
    ['Halifax NS', 'B3K'],
    ['Brandon MB', 'R7A'],
  ],
  qc: [
    ['Montréal (Québec)', 'H2L'],
    ['Longueuil (Québec)', 'J4H'],
    ['Gatineau QC', 'J8T'],
    ['Saguenay (Québec)', 'G7B'],
    ['Rimouski QC', 'G5L'],
  ],
  us: [
    ['Tulsa, OK', '741##'],
    ['Dayton, OH', '454##'],
    ['Tampa, FL', '336##'],
    ['Boise, ID', '837##'],
    ['Scranton, PA', '185##'],
    ['El Paso, TX', '799##'],
  ],
} as const

/** People of a place who all have other names. `on` is Canada outside Quebec. */
export function crowd(paper: Paper, land: 'on' | 'qc' | 'us'): (sex?: 'F' | 'M') => Resident {
  const met = new Set<string>()
  const tongue = land === 'qc' ? 'fr' : 'en'
  return function next(wanted): Resident {
    const sex = wanted ?? paper.pick(['F', 'M'] as const)
    const given = paper.pick<string>(sex === 'F' ? women[tongue] : men[tongue])
    const surname = paper.pick<string>(surnames[land])
    if (met.has(given) || met.has(surname)) return next(sex)
    met.add(given).add(surname)
    const street = homeOf(paper, land)
    const [town, code] = paper.pick<readonly [string, string]>(towns[land])
    const city = `${town} ${land === 'us' ? paper.code(code) : `${code} ${paper.code('#@#')}`}`
    return { given, surname, name: `${given} ${surname}`, street, city, lines: [street, city], sex }
  }
}

function homeOf(paper: Paper, land: 'on' | 'qc' | 'us'): string {
  const number = paper.between(4, 9870)
  const way = paper.pick<string>(streets[land])
  if (land === 'qc')
    return `${number}${paper.pick([', ', ' '])}${way}${paper.chance(0.3) ? `, app. ${paper.between(1, 30)}` : ''}`
  if (land === 'us')
    return `${number} ${way}${paper.chance(0.3) ? ` Apt ${paper.between(1, 30)}${paper.pick(['A', 'B', ''])}` : ''}`
  return paper.chance(0.3) ? `${paper.between(1, 2400)}-${number} ${way}` : `${number} ${way}`
}

/** The resident's name and address in capitals without commas, as mailing machines print them. */
export function capitals({ name, lines }: Resident): { readonly name: string; readonly lines: readonly string[] } {
  return { name: name.toUpperCase(), lines: lines.map((row) => row.toUpperCase().replaceAll(',', '')) }
}
