import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { star } from '../card.ts'
import { caps, dayIn, fit, months, page, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'

/** The Moroccan extract of an act of death: rows of captions, given names apart from the surname or joined. */
export const deathMorocco: UnseenLayout = {
  name: 'death-morocco',
  docType: 'death_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'ma', { born: [1928, 1970] })
    const woman = who.sex === 'F'
    const death = dayIn(paper, '2024-01-01', '2026-09-20')
    const declared = addDays(death, paper.between(0, 20))
    const issued = dayIn(paper, declared, '2026-10-12')
    const form = paper.pick(['DD/MM/YYYY', 'D MON YYYY', 'DD-MM-YYYY'])
    const day = (iso: string) => say(iso, form, months.french)
    const town = townOf(paper, 'ma')
    const number = paper.pick([`${paper.between(4, 900)}/${declared.slice(0, 4)}`, `${paper.between(4, 900)}`])
    const joined = paper.pick([`${who.given.join(' ')} ${caps(who.last)}`, `${caps(who.last)} ${who.given.join(' ')}`])
    const holder = paper.put('document_holder_name', joined)
    const father = somebody(paper, 'ma', { sex: 'M' })
    const mother = somebody(paper, 'ma', { sex: 'F' })
    const witness = somebody(paper, 'ma', { sex: 'M' })
    const rows: readonly (readonly [string, string])[] = [
      [paper.pick(['Acte N°', 'N° de l’acte', 'Numéro']), paper.put('registration_number', number)],
      [
        woman
          ? paper.pick(['La nommée', 'Nom et prénom de la défunte', 'Madame'])
          : paper.pick(['Le nommé', 'Nom et prénom du défunt', 'Monsieur']),
        holder,
      ],
      ['Sexe', woman ? 'Féminin' : 'Masculin'],
      [woman ? 'Née le' : 'Né le', day(who.birth)],
      ['à', who.town],
      [woman ? 'Fille de' : 'Fils de', `${father.given[0] ?? ''} ben ${father.given[1] ?? 'Ahmed'}`],
      ['et de', `${mother.given[0] ?? ''} bent ${father.given[0] ?? ''}`],
      [paper.pick(['Situation familiale', 'Etat matrimonial']), woman ? 'Veuve' : 'Marié'],
      [
        woman
          ? paper.pick(['Est décédée le', 'Décédée le', 'Date du décès'])
          : paper.pick(['Est décédé le', 'Décédé le', 'Date du décès']),
        paper.put('date_of_death', death, day(death)),
      ],
      [
        paper.pick(['à', 'Lieu du décès', 'Au lieu dit']),
        paper.put('place_of_death', paper.pick([town, `Hôpital Moulay Idriss, ${town}`])),
      ],
      ['Sur déclaration de', `${witness.given[0] ?? ''} ${caps(witness.last)}`],
      ['Acte dressé le', day(declared)],
    ]
    const boxed = paper.chance(0.4)
    const gap = paper.between(31, 37)
    const value = { size: 11.5, face: paper.pick(['serif', 'sans', 'mono'] as const) } as const
    const x = paper.pick([208, 226])
    return [
      page([
        text(50, 54, 'ROYAUME DU MAROC', { size: 12, face: 'sans-bold' }),
        text(50, 70, paper.pick(['MINISTERE DE L’INTERIEUR', `Province de ${town}`]), { size: 9 }),
        text(50, 84, `Commune de ${townOf(paper, 'ma')} - Bureau d’état civil`, { size: 9 }),
        star(520, 76, 24, '#2f7a44', 2),
        text(
          298,
          140,
          paper.pick([
            'EXTRAIT D’ACTE DE DECES',
            'ACTE DE DECES',
            'Copie intégrale de l’acte de décès',
            'CERTIFICAT DE DECES',
          ]),
          { size: 17, face: 'serif-bold', align: 'middle' },
        ),
        ...rows.flatMap(([caption, content], index) => {
          const y = 190 + index * gap
          return [
            ...(boxed ? [box(54, y - 19, 490, gap, { stroke: '#888888', strokeWidth: 0.5 })] : []),
            text(60, y, `${caption}${boxed ? '' : ' :'}`, { size: 10 }),
            fit(x, y, content, 530 - x, value),
          ]
        }),
        text(60, 700, `${paper.pick(['Délivré le', 'Fait à Oujda le', 'Pour extrait conforme, le'])} ${day(issued)}`, {
          size: 10,
        }),
        text(350, 700, 'L’Officier de l’Etat Civil', { size: 10 }),
        ...signed(paper, 360, 710, 0.8),
        ...seal(280, 745, 38, '#3b3f8a'),
      ]),
    ]
  },
}
