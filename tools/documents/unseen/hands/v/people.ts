import { addDays, daysBetween } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Somebody who does not exist. */
export interface Someone {
  readonly given: string
  readonly surname: string
  readonly woman: boolean
  readonly birth: string
  readonly birthplace: string
  /** As the post wants it: street, sometimes a building, town. */
  readonly lines: readonly string[]
  readonly town: string
}

type Land = keyof typeof names

const names = {
  FR: {
    women: ['Maëlle', 'Solène', 'Bérengère', 'Fatoumata', 'Claire-Lise', 'Ophélie', 'Ghislaine', 'Nolwenn'],
    men: ['Aurélien', 'Jean-Baptiste', 'Thibault', 'Loïc', 'Mamadou', 'Rémi', 'Anselme', 'Corentin'],
    surnames: [
      'Pruvost',
      'Garrigue',
      'Quéméneur',
      'Bonnefoy',
      'Delmotte',
      'Le Floc’h',
      'Chauvière',
      'Traoré',
      'Lassalle',
    ],
    towns: [
      '69007 Lyon',
      '31200 Toulouse',
      '59800 Lille',
      '35700 Rennes',
      '13006 Marseille',
      '21000 Dijon',
      '63000 Clermont-Ferrand',
    ],
    streets: [
      'rue des Tanneurs',
      'avenue Jean Macé',
      'impasse du Lavoir',
      'boulevard de Strasbourg',
      'quai de la Fonderie',
      'allée des Érables',
    ],
  },
  MA: {
    women: ['Hajar', 'Loubna', 'Ikram', 'Zineb', 'Siham', 'Nawal', 'Ghizlane', 'Asmae'],
    men: ['Hamza', 'Abdelilah', 'Soufiane', 'Mehdi', 'Tarik', 'Noureddine', 'Ayoub', 'Jaouad'],
    surnames: [
      'Benkirane',
      'El Ouafi',
      'Chraibi',
      'Lahlou',
      'Bennis',
      'Ait Taleb',
      'Sekkat',
      'Zerhouni',
      'El Mansouri',
    ],
    towns: [
      '20250 Casablanca',
      '10090 Rabat',
      '40000 Marrakech',
      '30000 Fès',
      '90000 Tanger',
      '80000 Agadir',
      '50000 Meknès',
    ],
    streets: [
      'rue Ibn Batouta',
      'avenue Al Massira',
      'boulevard Zerktouni',
      'rue Oued Sebou',
      'avenue des FAR',
      'rue Moulay Idriss',
    ],
  },
  GB: {
    women: ['Imogen', 'Priya', 'Bronwen', 'Kirsty', 'Philippa', 'Adaeze', 'Rowena', 'Shazia'],
    men: ['Alistair', 'Gethin', 'Rupert', 'Callum', 'Tunde', 'Desmond', 'Hamish', 'Imran'],
    surnames: [
      'Ackroyd',
      'Featherstone',
      'Llewellyn',
      'Pemberton',
      'Okonjo',
      'MacAskill',
      'Thackeray',
      'Siddiqui',
      'Whitcombe',
    ],
    towns: [
      'Sheffield S11 8DF',
      'Cardiff CF24 3QN',
      'Norwich NR2 4BT',
      'Leeds LS6 2PL',
      'Exeter EX4 6TD',
      'Dundee DD2 1UX',
    ],
    streets: [
      'Harcourt Road',
      'Kiln Lane',
      'Priory Gardens',
      'Upper Mill Street',
      'Dovecote Close',
      'Victoria Terrace',
    ],
  },
  DE: {
    women: ['Friederike', 'Anneliese', 'Svenja', 'Gülsüm'],
    men: ['Thorsten', 'Eberhard', 'Lukas', 'Jörg'],
    surnames: ['Hölzl', 'Brinkmann', 'Wiedemann', 'Schlüter', 'Kranzbühler', 'Oduya'],
    towns: ['04229 Leipzig', '44139 Dortmund', '79098 Freiburg', '24103 Kiel'],
    streets: ['Lindenstraße', 'Am Mühlbach', 'Gerberweg', 'Kantstraße'],
  },
  ES: {
    women: ['Nuria', 'Maite', 'Inmaculada', 'Rocío'],
    men: ['Iker', 'Gonzalo', 'Xavier', 'Anselmo'],
    surnames: ['Etxeberria', 'Villanueva', 'Casals', 'Pardo', 'Quintana', 'Ferreiro', 'Salcedo'],
    towns: ['46008 Valencia', '50003 Zaragoza', '15004 A Coruña', '48013 Bilbao'],
    streets: ['C/ San Vicente', 'Avda. del Puerto', 'C/ Mayor', 'Paseo de la Ribera'],
  },
  IT: {
    women: ['Oksana', 'Mercy', 'Xiaoling', 'Fatima'],
    men: ['Andriy', 'Emeka', 'Weimin', 'Youssef'],
    surnames: ['Kovalchuk', 'Adeyemi', 'Zhang', 'Haddad', 'Rahman', 'Quispe'],
    towns: ['40122 Bologna', '10124 Torino', '70121 Bari'],
    streets: ['Via Galliera', 'Corso Regina', 'Via Sparano'],
  },
  BE: {
    women: ['Lotte', 'Anne-Sophie', 'Griet', 'Naïma'],
    men: ['Wouter', 'Jean-Luc', 'Bavo', 'Bilal'],
    surnames: ['Van den Bossche', 'Declercq', 'Lejeune', 'Goossens', 'Wuyts', 'Dehaene'],
    towns: ['9000 Gent', '4000 Liège', '2018 Antwerpen', '5000 Namur'],
    streets: ['Brugsestraat', 'rue Saint-Gilles', 'Plantinlei', 'rue de Fer'],
  },
} as const

/** People of a land who do not share a name with one another. */
export function folk(paper: Paper, land: Land): (sex?: 'F' | 'M') => Someone {
  const known = new Set<string>()
  const { women, men, surnames, towns } = names[land]
  const next = (sex?: 'F' | 'M'): Someone => {
    const woman = sex === undefined ? paper.chance(0.5) : sex === 'F'
    const given = paper.pick<string>(woman ? women : men)
    const surname = paper.pick<string>(surnames)
    if (known.has(surname) || known.has(given)) return next(sex)
    known.add(surname).add(given)
    const town = paper.pick<string>(towns)
    return {
      given,
      surname,
      woman,
      birth: addDays(paper.today, -paper.between(8400, 25_000)),
      birthplace: nameOfTown(paper.pick<string>(towns)),
      lines: addressLines(paper, land, town),
      town: nameOfTown(town),
    }
  }
  return next
}

/** Days for which somebody has been grown up, at most so many. */
export function grownUpFor({ birth }: Someone, today: string, most: number): number {
  return Math.min(most, daysBetween(birth, today) - 6940)
}

/** Without its postcode. */
function nameOfTown(town: string): string {
  return town.replace(/^\d+ | [A-Z]+\d+ \d[A-Z]+$/g, '')
}

function addressLines(paper: Paper, land: Land, town: string): readonly string[] {
  const street = paper.pick<string>(names[land].streets)
  const number = paper.between(2, 189)
  switch (land) {
    case 'FR': {
      const first = `${number}${paper.pick(['', '', ' bis', ' ter'])} ${street}`
      return paper.chance(0.4)
        ? [`Appt ${paper.between(11, 64)} Bât ${paper.code('@')}`, first, town.toUpperCase()]
        : [first, town.toUpperCase()]
    }
    case 'MA': {
      const home = `Imm ${paper.between(2, 48)} Appt ${paper.between(1, 16)}`
      return [
        paper.pick([
          `${number}, ${street}`,
          `${home}, ${street}`,
          `Résidence ${paper.pick(['Al Amal', 'Yasmine', 'Nakhil'])} ${home}`,
        ]),
        town.toUpperCase(),
      ]
    }
    case 'GB': {
      const first = `${number} ${street}`
      const cut = town.search(/ [A-Z]+\d/)
      const end = [town.slice(0, cut).toUpperCase(), town.slice(cut + 1)]
      return paper.chance(0.35) ? [`Flat ${paper.between(1, 19)}`, first, ...end] : [first, ...end]
    }
    case 'ES':
      return [`${street} ${number} ${paper.between(1, 8)}º ${paper.pick(['A', 'B', 'DCHA', 'IZDA'])}`, town]
    default:
      return [`${street} ${number}`, town]
  }
}
