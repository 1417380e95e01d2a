import { addDays } from '../../../../calendar.ts'
import { seal, wavePattern } from '../../../../drawing/security-print.ts'
import { box, letterPaper, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, pieces, type Look } from '../kit.ts'
import { daysBefore, givenNames, home, someone, type Someone } from '../people.ts'

const look: Look = { small: 6.6, large: 10.5, ink: '#33475b', face: 'mono', drop: 0 }

/** A copy of an act in French: numbered boxes in sections for the child, each parent and the register, days in split squares. */
export const birthLongQuebec: UnseenLayout = {
  name: 'birth-long-quebec',
  docType: 'birth_certificate',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const child = someone(paper, { years: [1962, 2014] })
    const [birthYear = 1980] = child.born.split('-').map(Number)
    const years = [birthYear - 38, birthYear - 20] as const
    const mother = someone(paper, { sex: 'F', years })
    const father: Someone = { ...someone(paper, { sex: 'M', years }), last: child.last }
    const registered = addDays(child.born, paper.between(8, 29))
    const issued = daysBefore(paper, paper.today, 15, 700)
    const [city, towns] = [
      home(paper, 'QC').city,
      ['Chicoutimi', 'Port-au-Prince (Haïti)', 'Alma', 'Longueuil', 'Lyon (France)'],
    ]
    const named = (one: Someone) => `${givenNames(one)} ${one.last}`
    const parents = `${named(mother)}; ${named(father)}`
    const at = (x: number, y: number, width: number, caption: string, value: string): Mark[] =>
      cell({ x, y, width, height: 31 }, caption, value, look)
    const squares = (x: number, y: number, caption: string, iso: string): Mark[] => {
      const { year, month, day } = pieces(iso)
      return [
        ...at(x, y, 176, caption, ''),
        ...[year, month, day].map((part, index) =>
          text(x + 60 + index * 40, y + 26, part, { size: 10.5, face: 'mono' }),
        ),
        ...['Année', 'Mois', 'Jour'].map((part, index) => text(x + 60 + index * 40, y + 16, part, { size: 5.5 })),
      ]
    }
    const { year, month, day } = pieces(child.born)
    paper.put('date_of_birth', child.born, `${year} ${month} ${day}`)
    const section = (y: number, title: string): Mark[] => [
      box(48, y, 516, 15, { fill: '#dbe5ef' }),
      text(54, y + 11, title, { size: 8.5, face: 'sans-bold', color: '#1e3d5c' }),
    ]
    const parent = (y: number, box1: number, title: string, one: Someone): Mark[] => [
      ...section(y, title),
      ...at(48, y + 17, 340, `${box1}. Prénom(s) et nom de famille`, paper.put('parent_names', parents, named(one))),
      ...squares(388, y + 17, `${box1 + 1}. Date de naissance`, one.born),
      ...at(48, y + 48, 516, `${box1 + 2}. Lieu de naissance`, paper.pick(towns)),
    ]
    const marks: Mark[] = [
      ...wavePattern({ x: 20, y: 20, width: 572, height: 740 }, { color: '#b7cbe0', opacity: 0.5, count: 60 }),
      text(48, 60, 'Registre de l’état civil', { size: 15, face: 'serif-bold', color: '#1e3d5c' }),
      text(48, 74, 'Québec', { size: 10, face: 'serif' }),
      text(564, 54, paper.code('N° 20########'), { size: 10, face: 'mono-bold', align: 'right', color: '#b01c1c' }),
      text(564, 66, 'Numéro de contrôle du document', { size: 6.5, align: 'right' }),
      text(306, 112, 'COPIE D’UN ACTE DE NAISSANCE', { size: 17, face: 'serif-bold', align: 'middle' }),
      ...section(132, 'ENFANT'),
      ...at(48, 149, 258, '1. Nom de famille', paper.put('last_name', child.last)),
      ...at(306, 149, 258, '2. Prénom(s)', paper.put('first_name', givenNames(child))),
      ...at(48, 180, 110, '3. Sexe', child.sex === 'F' ? 'Féminin' : 'Masculin'),
      ...at(158, 180, 230, '4. Heure de naissance', `${paper.between(0, 23)} h ${paper.between(10, 59)}`),
      ...squares(388, 180, '5. Date de naissance', child.born),
      ...at(48, 211, 516, '6. Lieu de naissance (municipalité)', paper.put('place_of_birth', `${city} (Québec)`)),
      ...parent(258, 7, 'MÈRE', mother),
      ...parent(352, 10, 'PÈRE', father),
      ...section(446, 'INSCRIPTION AU REGISTRE'),
      ...at(
        48,
        463,
        340,
        '13. Numéro d’inscription',
        paper.put('registration_number', paper.code(`1${year}-0#-######`)),
      ),
      ...squares(388, 463, '14. Date de l’inscription', registered),
      ...at(
        48,
        494,
        516,
        '15. Mentions, modifications et annotations',
        paper.pick(['Aucune', 'Voir verso', 'Aucune mention']),
      ),
      ...lines(
        48,
        560,
        12,
        [
          'Je certifie que la présente est une copie conforme de l’acte inscrit au registre de l’état civil du Québec.',
          `Délivrée à Québec, le ${issued}                    Demande ${paper.code('D##-######')}`,
        ],
        { size: 9, face: 'serif' },
      ),
      ...seal(480, 650, 46, '#1e3d5c'),
      line(48, 660, 240, 660),
      text(48, 672, 'Directeur de l’état civil', { size: 8, face: 'serif' }),
      text(48, 752, 'DEC-24 (2021-04)   Toute altération annule ce document.   SPÉCIMEN', { size: 6.5 }),
    ]
    return [{ ...letterPaper, background: '#f9fbfd', marks }]
  },
}
