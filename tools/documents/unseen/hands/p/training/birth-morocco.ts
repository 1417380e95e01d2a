import { box, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { star } from '../card.ts'
import { caps, dayIn, fit, months, page, paragraph, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'

/** The Moroccan extract: province, circle and bureau beside the act's number of the year, parents as son of, margin of notes. */
export const birthMorocco: UnseenLayout = {
  name: 'birth-morocco',
  docType: 'birth_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'ma', { born: [1952, 2024] })
    const year = Number(who.birth.slice(0, 4))
    const woman = who.sex === 'F'
    const issued = dayIn(paper, '2026-07-01', '2026-10-12')
    const number = `${paper.between(3, 2890)}`
    const registration = paper.chance(0.6) ? `${number}/${year}` : number
    const father = somebody(paper, 'ma', { sex: 'M' })
    const mother = somebody(paper, 'ma', { sex: 'F' })
    const grand = () => somebody(paper, 'ma', { sex: 'M' }).given[0] ?? ''
    const dad = paper.pick([
      `${father.given[0] ?? ''} ben ${grand()}`,
      `${father.given.join(' ')}`,
      `${father.given[0] ?? ''} ${caps(who.last)}`,
    ])
    const mum = paper.pick([
      `${mother.given[0] ?? ''} bent ${grand()}`,
      `${mother.given[0] ?? ''} ${caps(mother.last)}`,
    ])
    const both = `${dad}; ${mum}`
    const town = paper.put('place_of_birth', who.town)
    const last = paper.put('last_name', caps(who.last))
    const given = paper.put('first_name', who.given.join(' '))
    const form = paper.pick(['DD/MM/YYYY', 'D MON YYYY', 'DD-MM-YYYY'])
    const birthday = paper.put('date_of_birth', who.birth, say(who.birth, form, months.french))
    const extract = paper.pick([
      'EXTRAIT D’ACTE DE NAISSANCE',
      'COPIE INTEGRALE D’ACTE DE NAISSANCE',
      'Extrait d’acte de naissance',
    ])
    const bureau = townOf(paper, 'ma')
    const head = [
      text(50, 54, 'ROYAUME DU MAROC', { size: 12, face: 'sans-bold' }),
      text(50, 70, 'MINISTERE DE L’INTERIEUR', { size: 9 }),
      text(50, 84, `${paper.pick(['Province', 'Préfecture', 'Wilaya'])} : ${townOf(paper, 'ma')}`, { size: 9 }),
      text(50, 98, `${paper.pick(['Commune', 'Arrondissement', 'Cercle'])} : ${bureau}`, { size: 9 }),
      text(50, 112, `Bureau d’état civil : ${bureau}`, { size: 9 }),
      star(520, 80, 24, '#2f7a44', 2),
      text(298, 160, extract, { size: 17, face: 'serif-bold', align: 'middle' }),
    ]
    const act = paper.put('registration_number', registration)
    const foot = [
      text(
        60,
        690,
        paper.pick([
          `Délivré à ${bureau} le ${say(issued, 'DD/MM/YYYY')}`,
          `Fait à ${bureau}, le ${say(issued, 'D MON YYYY', months.french)}`,
        ]),
        { size: 10 },
      ),
      text(340, 690, 'L’Officier de l’Etat Civil', { size: 10 }),
      ...signed(paper, 360, 700, 0.8),
      ...seal(280, 745, 40, '#3b3f8a'),
      text(50, 820, `Timbre : 2 DH - Quittance ${paper.code('######')}`, { size: 8 }),
    ]
    const style = { size: 11.5, face: paper.pick(['serif', 'sans', 'mono'] as const) } as const
    if (paper.chance(0.4)) {
      const body = `${paper.pick(['Il résulte du registre des naissances de ce bureau que', 'L’officier de l’état civil certifie que', 'Vu le registre des naissances de l’année en cours,'])} ${given} ${last}, de sexe ${woman ? 'féminin' : 'masculin'}, de nationalité marocaine, est ${woman ? 'née' : 'né'} à ${town} le ${birthday}, ${woman ? 'fille' : 'fils'} de ${paper.put('parent_names', both, dad)} et de ${paper.put('parent_names', both, mum)}.`
      return [
        page([
          ...head,
          text(
            60,
            196,
            paper.pick([
              `Acte n° ${act}`,
              `N° de l’acte : ${act}   Année ${year}`,
              `Registre n° ${paper.between(1, 30)}   Acte ${act}`,
            ]),
            { size: 11 },
          ),
          ...paragraph(60, 240, 470, body, { ...style, leading: 22 }).marks,
          text(60, 480, 'Mentions marginales : néant', { size: 10 }),
          ...foot,
        ]),
      ]
    }
    const rows: readonly (readonly [string, string])[] = [
      [paper.pick(['N° de l’acte', 'Acte n°', 'Numéro de l’acte']), act],
      ['Année (grégorien)', `${year}`],
      [paper.pick(['Nom', 'Nom de famille']), last],
      [paper.pick(['Prénom', 'Prénoms']), given],
      [woman ? 'Née à' : paper.pick(['Né à', 'Lieu de naissance']), town],
      ['Le', birthday],
      ['Sexe', woman ? 'Féminin' : 'Masculin'],
      ['Nationalité', 'Marocaine'],
      [woman ? 'Fille de' : paper.pick(['Fils de', 'Nom du père']), paper.put('parent_names', both, dad)],
      [paper.pick(['Et de', 'Nom de la mère']), paper.put('parent_names', both, mum)],
      ['Décédé(e)', '- - - -'],
    ]
    const boxed = paper.chance(0.5)
    const gap = paper.between(30, 38)
    return [
      page([
        ...head,
        ...rows.flatMap(([caption, content], index) => {
          const y = 210 + index * gap
          return [
            ...(boxed ? [box(54, y - 18, 490, gap, { stroke: '#999999', strokeWidth: 0.5 })] : []),
            text(60, y, boxed ? caption : `${caption} :`, { size: 10 }),
            fit(220, y, content, 310, style),
          ]
        }),
        ...foot,
      ]),
    ]
  },
}
