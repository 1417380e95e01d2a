import { addDays } from '../../../../calendar.ts'
import { box, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, day, grid, page, paragraph, pen, type Marks } from '../kit.ts'
import { firm, someone } from '../people.ts'

/** An airline's electronic ticket: traveller in capitals with a title, flights, fare, rules. */
export const billetAvion: UnseenLayout = {
  name: 'billet-avion',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const who = someone(paper, 'FR')
    const airline = paper.put('issuer_name', `${firm(paper, 'FR', ['Airways', 'Aviation', 'Ailes'])}`)
    const bought = addDays(paper.today, -paper.between(5, 120))
    const out = addDays(bought, paper.between(12, 90))
    const back = addDays(out, paper.between(3, 20))
    const fare = paper.between(9000, 62_000)
    const taxes = paper.between(4000, 16_000)
    const [from, to] = paper.pick([
      ['NANTES NTE', 'CASABLANCA CMN'],
      ['LYON LYS', 'MONTRÉAL YUL'],
      ['PARIS ORY', 'AGADIR AGA'],
    ])
    const flight = (y: number, on: string, a: string, b: string) => [
      roundedBox(40, y, 515, 64, 6, { stroke: '#0a4d68', strokeWidth: 0.8 }),
      f.L(52, y + 18, day(on, 'DD MMM YYYY', 'fr'), 9.6),
      f.l(180, y + 18, `Vol ${paper.code('AR ####')}`, 9),
      f.l(300, y + 18, 'Classe Y – confirmé', 9),
      f.L(52, y + 38, `${paper.between(6, 12)}:${paper.code('2#')}  ${a}`, 10),
      f.L(300, y + 38, `${paper.between(13, 20)}:${paper.code('4#')}  ${b}`, 10),
      f.l(52, y + 54, `Siège ${paper.between(8, 36)}${paper.pick(['A', 'C', 'F'])}    1 bagage de 23 kg`, 8),
    ]
    const marks: Marks = [
      box(0, 0, 595, 70, { fill: '#0a4d68' }),
      shape('M40 48 L72 30 L96 34 L60 52 Z', { fill: '#ffb703' }),
      w.L(110, 46, airline, 16),
      w.r(555, 38, 'Billet électronique – reçu de l’itinéraire', 9.6),
      w.r(555, 52, `Émis le ${dated(paper, 'document_date', bought, 'DD/MM/YYYY')}`, 8.4),
      grid(
        100,
        15,
        [40, 150],
        [
          [
            'Passager',
            `${paper.put('document_holder_name', `${who.surname}/${who.given}`.toUpperCase())} ${who.sex === 'F' ? 'MRS' : 'MR'}`,
          ],
          ['Numéro de billet', paper.code('057 ##########')],
          ['Référence dossier', paper.code('@@#@@#')],
          ['Carte de fidélité', paper.code('AR########')],
        ],
        { size: 9.4, face: 'sans' },
      ),
      ...flight(170, out, from ?? '', to ?? ''),
      ...flight(246, back, to ?? '', from ?? ''),
      f.L(40, 342, 'Détail du prix', 11),
      grid(
        360,
        15,
        [46, -300],
        [
          ['Tarif hors taxes', `${amount(fare, 'fr')} EUR`],
          ['Taxes et redevances', `${amount(taxes, 'fr')} EUR`],
          ['Total payé', `${amount(fare + taxes, 'fr')} EUR`],
          ['Mode de paiement', `CB XXXXXXXXXXXX${paper.code('####')}`],
        ],
        { size: 9.2, face: 'sans' },
      ),
      paragraph(
        { x: 40, y: 450, width: 515, leading: 12.5 },
        'Présentez-vous à l’enregistrement deux heures avant le départ, muni d’une pièce d’identité ou d’un passeport en cours de validité. Billet non remboursable, modifiable contre 60 EUR par trajet. Le transport est soumis à la convention de Montréal.',
        { size: 8.8, face: 'sans' },
      ),
    ]
    return [page('a4', marks, 'Spécimen')]
  },
}
