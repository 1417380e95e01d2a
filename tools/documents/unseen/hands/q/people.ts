import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly last: string
  readonly isWoman: boolean
}

/** Where the people, companies and addresses of a layout come from. */
export type Land = 'CA' | 'QC' | 'FR' | 'MA' | 'GB' | 'US'

const english = {
  last: 'Abernethy,Okonkwo,Delacroix-Webb,MacPhail,O’Driscoll,Satterfield,Grewal,Nakagawa,Thistlewood,Van der Hoek,Pemberley,Achterberg,Mbeki-Lane,Castellano,Wolanski,Fitzmorris,Ironside,Quarrington,Hargreave,St. Croix,Bhattacharjee,Lindqvist,Yeboah,Rosenthal,Tran-Nguyen,McAllister,Dunmore,Kowalchuk,Ferreira',
  women:
    'Margaret,Priya,Eleanor,Siobhan,Ngozi,Mary-Beth,Harriet,Yuki,Constance,Adaeze,Rosalind,Beatrix,Leanne,Zofia,Philippa,Simran',
  men: 'Desmond,Gurpreet,Alastair,Tobias,Chidi,Leopold,Rhys,Kenji,Walter,Emmanuel,Angus,Marek,Jean-Paul,Roderick,Percival,Dmitri',
  middles: 'Anne,Louise,J.,R.,Marie,Jude,Lee,K.,Rae,Alexis',
}
const french = {
  last: 'Boisclair,Désilets,L’Heureux,Thériault-Roy,Quesnel,Vadeboncœur,Lachapelle,Nguyen,Diallo,Saint-Onge,Archambeault,Benoît-Morin,D’Amours,Pham,El Khoury,Rancourt,Joncas,Brisebois,Carbonneau,Mensah,Laflèche,Trépanier,Gauthier-Bey,Hébrard,Charpillon,Le Goffic,De Montclar,Ouedraogo,Ferrandi',
  women:
    'Océane,Marie-Ève,Hélène,Fatoumata,Josiane,Anaïs,Ghislaine,Léa,Thi Mai,Solange,Béatrice,Noémie,Aïcha,Françoise,Maude,Clothilde',
  men: 'Étienne,Jean-François,Mamadou,Gaétan,Loïc,Hervé,Thierry,Maxence,Ousmane,Rosaire,François-Xavier,Yannick,Bérenger,Aurèle,Cédric,Sylvain',
  middles: 'Marie,Joseph,Paul,Anne,Rose,Henri,Claude,Alix',
}
const moroccan = {
  last: 'Bennouna,El Fassi,Tazi-Saoud,Oulhaj,Berrahou,Aït Lahcen,El Mansouri,Chraïbi,Bouzidi,Lamrani,Zerouali,Sefrioui,El Ouazzani,Benjelloul,Kettani-Idri,Amghar,Rhazoui,Bensouda,Idrissi Azami,Tahiri,Jebbari,Skalli,Ouchen,Hajjoubi,El Yacoubi,Mernissi-Alj',
  women: 'Ghita,Khadija,Salma,Fatima-Zahra,Houda,Najat,Zineb,Imane,Latifa,Rajae,Meryem,Oumaïma,Btissam,Nezha,Siham',
  men: 'Youssef,Abdelhak,Mehdi,Driss,Hamza,Moulay Rachid,Noureddine,Tarik,Jaouad,Brahim,Sidi Ahmed,Othmane,Abderrahim,Kamal,Soufiane',
  middles: 'Ali,Nour,Amine,Hiba',
}

const names = { CA: english, GB: english, US: english, QC: french, FR: french, MA: moroccan } as const

/** Several people of different surnames. */
export function crowd(paper: Paper, land: Land, count: number): readonly Someone[] {
  const pool = names[land]
  const met = new Set<string>()
  return Array.from({ length: count }, () => {
    let last = paper.pick(pool.last.split(','))
    while (met.has(last)) last = paper.pick(pool.last.split(','))
    met.add(last)
    const isWoman = paper.chance(0.5)
    const first = paper.pick((isWoman ? pool.women : pool.men).split(','))
    const given = land !== 'MA' && paper.chance(0.35) ? `${first} ${paper.pick(pool.middles.split(','))}` : first
    return { given, last, isWoman }
  })
}

/** One person. */
export function someone(paper: Paper, land: Land): Someone {
  const [one] = crowd(paper, land, 1)
  if (one === undefined) throw new Error('Nobody')
  return one
}

const forms = {
  plain: ({ given, last }: Someone) => `${given} ${last}`,
  upperLast: ({ given, last }: Someone) => `${given} ${last.toUpperCase()}`,
  upper: ({ given, last }: Someone) => `${given} ${last}`.toUpperCase(),
  comma: ({ given, last }: Someone) => `${last.toUpperCase()}, ${given}`,
  lastFirst: ({ given, last }: Someone) => `${last.toUpperCase()} ${given}`,
  commaPlain: ({ given, last }: Someone) => `${last}, ${given}`,
} as const

/** The ways to print a name. */
export type NameForm = keyof typeof forms

/** A name in one of the forms. */
export function named(person: Someone, form: NameForm = 'plain'): string {
  return forms[form](person)
}

/** Records a list of people and answers their names as printed. */
export function listed(paper: Paper, field: string, people: readonly Someone[], form: NameForm = 'plain') {
  const all = people.map((person) => named(person, form))
  for (const name of all) paper.put(field, all.join('; '), name)
  return all
}

/** `A, B and C`. */
export function enumerated(all: readonly string[], and: string): string {
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1) ?? ''}`
}
