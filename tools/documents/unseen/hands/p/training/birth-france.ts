import { parts } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, dayIn, months, page, paragraph, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'
import { dateInFrench } from '../words.ts'

/** The French extract with filiation or the whole copy: sentences, dates in words, the act's number in the margin or the heading. */
export const birthFrance: UnseenLayout = {
  name: 'birth-france',
  docType: 'birth_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'fr', { born: [1948, 2024] })
    const year = Number(who.birth.slice(0, 4))
    const issued = dayIn(paper, '2026-05-02', '2026-10-10')
    const town = who.town
    const number = paper.put(
      'registration_number',
      paper.pick([`${paper.between(2, 1480)}`, `${year}/${paper.between(10, 999)}`, paper.code('0####')]),
    )
    const father = somebody(paper, 'fr', { sex: 'M', born: [year - 45, year - 20] })
    const mother = somebody(paper, 'fr', { sex: 'F', born: [year - 42, year - 19] })
    const spell = caps
    const dad = `${father.given.join(paper.pick([', ', ' ']))} ${spell(father.last)}`
    const mum = `${mother.given.join(' ')} ${spell(mother.last)}`
    const both = `${dad}; ${mum}`
    const when = parts(who.birth)
    const inWords = paper.chance(0.5)
    const written = inWords
      ? dateInFrench(when.year, months.french[when.month - 1] ?? '', when.day, year < 2000)
      : say(who.birth, 'D MON YYYY', months.french).replace(/^1 /, '1er ')
    const birthday = paper.put('date_of_birth', who.birth, written)
    const given = paper.put('first_name', who.given.join(paper.pick([', ', ' '])))
    const last = paper.put('last_name', spell(who.last))
    const woman = who.sex === 'F'
    const hour =
      `${paper.pick(['sept', 'onze', 'quatorze', 'vingt-deux'])} heures ${paper.pick(['', 'dix minutes', 'quarante minutes'])}`.trim()
    const title = paper.pick([
      'EXTRAIT D’ACTE DE NAISSANCE',
      'Extrait d’acte de naissance avec filiation',
      'COPIE INTÉGRALE D’ACTE DE NAISSANCE',
      'Acte de naissance',
    ])
    const from = [
      text(50, 52, 'RÉPUBLIQUE FRANÇAISE', { size: 11, face: 'serif-bold' }),
      text(50, 68, paper.pick([`Mairie de ${town}`, `Commune de ${town}`, `VILLE DE ${caps(town)}`]), {
        size: 12,
        face: 'sans-bold',
      }),
      text(50, 84, 'Service de l’état civil', { size: 9 }),
      text(298, 130, title, { size: 17, face: 'serif-bold', align: 'middle' }),
    ]
    const style = {
      size: paper.pick([11, 12]),
      face: paper.pick(['serif', 'sans', 'mono'] as const),
      leading: 20,
    } as const
    const certified = [
      text(
        60,
        640,
        paper.pick([
          `Pour extrait conforme, le ${say(issued, 'D MON YYYY', months.french)}`,
          `Délivré à ${town}, le ${say(issued, 'DD/MM/YYYY')}`,
          `Copie délivrée selon procédé informatisé le ${say(issued, 'DD/MM/YYYY')}`,
        ]),
        { size: 10 },
      ),
      text(330, 664, 'L’officier de l’état civil', { size: 10 }),
      ...signed(paper, 350, 680, 0.8),
      ...seal(240, 710, 44, '#33457a'),
      text(298, 815, 'Validité : 3 mois pour un dossier de mariage ou de PACS.', { size: 7.5, align: 'middle' }),
    ]
    if (paper.chance(0.35)) {
      const rows: readonly (readonly [string, string])[] = [
        ['Acte n°', number],
        ['Nom', last],
        [paper.pick(['Prénom(s)', 'Prénoms']), given],
        [woman ? 'Née le' : 'Né le', birthday],
        ['à', paper.put('place_of_birth', town)],
        ['Sexe', woman ? 'Féminin' : 'Masculin'],
        [woman ? 'Fille de' : 'Fils de', paper.put('parent_names', both, dad)],
        ['et de', paper.put('parent_names', both, mum)],
      ]
      const marks = rows.flatMap(([caption, content], index) => [
        text(70, 190 + index * 36, `${caption} :`, { size: 10.5, color: '#555555' }),
        text(170, 190 + index * 36, content, { ...style, size: 11.5 }),
        line(168, 194 + index * 36, 540, 194 + index * 36, { stroke: '#bbbbbb' }),
      ])
      const margin = paper.chance(0.4)
        ? [
            text(
              70,
              500,
              `Mentions marginales : ${woman ? 'Mariée' : 'Marié'} à ${townOf(paper, 'fr')} le ${say(dayIn(paper, '2012-01-01', '2024-12-31'), 'DD/MM/YYYY')} avec ${somebody(paper, 'fr').given[0] ?? ''}`,
              { size: 9.5 },
            ),
          ]
        : [text(70, 500, 'Mentions marginales : Néant', { size: 9.5 })]
      return [page([...from, ...marks, ...margin, ...certified])]
    }
    const parents = paper.pick([
      `${woman ? 'fille' : 'fils'} de ${paper.put('parent_names', both, dad)}, ${paper.pick(['menuisier', 'ingénieur', 'né à Nîmes'])}, et de ${paper.put('parent_names', both, mum)}, ${paper.pick(['infirmière', 'sans profession', 'son épouse'])}, domiciliés ${father.address.join(', ')}`,
      `de ${dad}, né à ${townOf(paper, 'fr')} le ${say(father.birth, 'D MON YYYY', months.french)}, et de ${mum}, née à ${townOf(paper, 'fr')} le ${say(mother.birth, 'D MON YYYY', months.french)}`,
    ])
    const body = paper.pick([
      `Le ${birthday}, à ${hour}, est ${woman ? 'née' : 'né'} à ${paper.put('place_of_birth', town)} : ${given} ${last}, de sexe ${woman ? 'féminin' : 'masculin'}, ${parents}.`,
      `${given} ${last} est ${woman ? 'née' : 'né'} le ${birthday} à ${town}, du sexe ${woman ? 'féminin' : 'masculin'}, ${parents}.`,
      `Le ${birthday} à ${hour} est ${woman ? 'née' : 'né'} en notre commune de ${town}, ${paper.between(2, 60)} rue de la Maternité, ${last} ${given}, du sexe ${woman ? 'féminin' : 'masculin'}, ${parents}. Dressé sur présentation de l’enfant par nous, officier de l’état civil.`,
    ])
    const side = paper.chance(0.5)
    const heading = side
      ? [
          text(50, 190, `N° ${number}`, { size: 11, face: 'sans-bold' }),
          text(50, 206, last, { size: 10 }),
          text(50, 222, given.split(/[ ,]/)[0] ?? '', { size: 10 }),
        ]
      : [
          text(
            60,
            170,
            paper.pick([
              `Acte n° ${number}`,
              `N° de l’acte : ${number}`,
              `Registre des naissances, année ${year}, acte numéro ${number}`,
            ]),
            { size: 11 },
          ),
        ]
    const text1 = paragraph(side ? 180 : 60, 200, side ? 365 : 480, body, style)
    return [
      page([
        ...from,
        ...heading,
        ...text1.marks,
        text(
          60,
          text1.bottom + 26,
          paper.pick(['Mentions marginales : Néant', 'Aucune mention marginale', 'MENTIONS :']),
          { size: 9.5 },
        ),
        ...certified,
      ]),
    ]
  },
}
