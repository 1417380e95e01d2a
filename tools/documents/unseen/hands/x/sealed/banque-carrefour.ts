import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, dated, day, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, firm, placeLines, someone } from '../people.ts'

const activities = [
  '62.010 - Programmation informatique',
  '43.320 - Travaux de menuiserie',
  '56.101 - Restauration à service complet',
  '70.220 - Conseil pour les affaires et autres conseils de gestion',
] as const

/** The Belgian register's page on a company, printed from the browser: captions at the left, remarks in small type beside values. */
export const banqueCarrefour: UnseenLayout = {
  name: 'banque-carrefour',
  docType: 'registry_extract',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const s = pen('sans', 'sans-bold', '#6b6b6b')
    const b = pen('sans', 'sans-bold', '#264d73')
    const one = someone(paper, 'BE')
    const two = another(paper, 'BE', one)
    const directors = (paper.chance(0.6) ? [one, two] : [one]).map(({ surname, given }) => `${surname}, ${given}`)
    paper.put('directors', directors.join('; '), directors[0])
    const began = addDays(paper.today, -paper.between(500, 7600))
    const printed = addDays(paper.today, -paper.between(1, 80))
    const since = (iso: string) => `Depuis le ${day(iso, 'D MMMM YYYY', 'fr')}`
    const seat = addressed(paper, placeLines(paper, 'BE'), 'registered_address')
    const activity = paper.put('activity', paper.pick(activities))
    let y = 150
    const marks: Marks[] = []
    const entry = (caption: string, value: string, remark = '') => {
      marks.push([f.l(46, y, caption, 9), f.L(220, y, value, 9)])
      if (remark !== '') {
        y += 12
        marks.push([s.l(220, y, remark, 7.4)])
      }
      y += 17
    }
    const heading = (title: string) => {
      y += 8
      marks.push([box(40, y - 12, 515, 18, { fill: '#dbe6f0' }), b.L(46, y, title, 9.6)])
      y += 22
    }
    heading('Généralités')
    entry('Numéro d’entreprise :', paper.put('registration_number', paper.code('0###.###.###')))
    entry('Statut :', paper.put('registry_status', 'active', 'Actif'))
    entry('Situation juridique :', 'Situation normale', since(began))
    entry('Date de début :', dated(paper, 'incorporation_date', began, 'D MMMM YYYY', 'fr'))
    entry(
      'Dénomination :',
      paper.put('legal_name', firm(paper, 'BE', ['Conseil', 'Menuiserie', 'Horeca', 'Data Studio'])),
      `Dénomination en français, ${since(began).toLowerCase()}`,
    )
    marks.push([f.l(46, y, 'Adresse du siège :', 9), seat.map((row, index) => f.L(220, y + index * 13, row, 9))].flat())
    y += 26
    marks.push([s.l(220, y, since(addDays(began, 20)), 7.4)])
    y += 17
    entry('Numéro de téléphone :', 'Pas de données reprises dans la BCE.')
    entry('Type d’entité :', 'Personne morale')
    entry(
      'Forme légale :',
      paper.put(
        'legal_form',
        paper.pick(['Société à responsabilité limitée', 'Société anonyme', 'Société coopérative']),
      ),
      since(began),
    )
    heading('Fonctions')
    for (const director of directors) {
      marks.push([
        f.l(46, y, 'Administrateur', 9),
        f.L(220, y, director, 9),
        s.l(400, y, since(addDays(began, 3)), 7.4),
      ])
      y += 16
    }
    heading('Capacités entrepreneuriales - Ambulant - Forain')
    entry('', 'Pas de données reprises dans la BCE.')
    heading('Qualités')
    entry('Assujettie à la TVA', since(addDays(began, 12)))
    heading('Activités TVA – Code Nacebel version 2008')
    marks.push([f.l(46, y, 'TVA 2008', 9), f.L(120, y, activity, 9)])
    y += 16
    heading('Données financières')
    entry('Capital', `${amount(paper.pick([1_855_000, 6_150_000, 2_500_000]), 'de')} EUR`)
    entry('Fin de l’année comptable', '31 décembre')
    return [
      page(
        'a4',
        [
          b.L(40, 48, 'Banque-Carrefour des Entreprises', 14),
          s.l(40, 62, 'Public Search – données de l’entité enregistrée', 8.4),
          f.r(555, 48, `Extrait imprimé le ${dated(paper, 'document_date', printed, 'DD/MM/YYYY')}`, 8.4),
          rule(40, 74, 555, '#264d73', 1.4),
          paragraph(
            { x: 40, y: 92, width: 515, leading: 11 },
            'Les informations ci-dessous sont publiques. Elles n’ont pas valeur d’attestation et se limitent aux données actives au moment de la recherche.',
            { size: 8, face: 'sans', color: '#555' },
          ),
          ...marks.flat(),
          s.l(40, 822, 'https://kbopub.example/kbopub/toonondernemingps.html', 6.6),
        ],
        'Spécimen',
      ),
    ]
  },
}
