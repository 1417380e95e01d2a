import { addDays } from '../../../../calendar.ts'
import { table } from '../../../../drawing/table.ts'
import { box, letterPaper, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { paragraph } from '../kit.ts'
import { daysBefore, givenNames, home, someone } from '../people.ts'

const doses = [
  'DCaT-VPI-Hib',
  'RRO (rougeole, rubéole, oreillons)',
  'Hépatite B',
  'Grippe saisonnière',
  'COVID-19 ARNm',
  'Zona',
] as const

/** A French record of vaccines with a health number, a birth date and a code to scan: near to a health card. */
export const vaccinationProof: UnseenLayout = {
  name: 'vaccination-proof',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const person = someone(paper)
    const { city } = home(paper, 'QC')
    const rows = doses.map((dose, index) => [
      daysBefore(paper, addDays(paper.today, -index * 500), 10, 400),
      dose,
      paper.code('@@####'),
      `CLSC ${city}`,
    ])
    const list = table(
      [
        { title: 'Date', x: 60, align: 'left' },
        { title: 'Vaccin', x: 150, align: 'left' },
        { title: 'Lot', x: 370, align: 'left' },
        { title: 'Lieu', x: 440, align: 'left' },
      ],
      rows,
      { x: 54, y: 250, width: 504, leading: 21, size: 9, shade: '#dff1f6', ink: '#0b5a72' },
    )
    const squares: Mark[] = []
    for (let row = 0; row < 21; row += 1) {
      for (let column = 0; column < 21; column += 1) {
        if (paper.chance(0.5)) squares.push(box(440 + column * 5, 80 + row * 5, 5, 5, { fill: '#000' }))
      }
    }
    const note = paragraph(
      54,
      list.bottom + 30,
      504,
      'Ce relevé provient du registre de vaccination du Québec à la date d’impression. Il ne remplace pas votre carte d’assurance maladie et ne constitue pas une pièce d’identité. Pour corriger une dose, adressez-vous à votre CLSC.',
      { size: 9, face: 'serif' },
    )
    const marks: Mark[] = [
      text(54, 76, 'Preuve de vaccination', { size: 22, face: 'sans-bold', color: '#0b5a72' }),
      text(54, 96, 'Registre provincial de la vaccination', { size: 11, face: 'sans' }),
      text(54, 140, `${person.last}, ${givenNames(person)}`, { size: 13, face: 'sans-bold' }),
      text(54, 160, `Né(e) le ${person.born}`, { size: 11, face: 'sans' }),
      text(54, 178, `N° d’assurance maladie se terminant par ${paper.code('####')}`, { size: 10, face: 'sans' }),
      ...squares,
      ...list.marks,
      ...note.marks,
      text(54, 750, 'Imprimé depuis le portail Mon dossier santé   Page 1 de 1   SPÉCIMEN', { size: 7.5 }),
    ]
    return [{ ...letterPaper, background: '#ffffff', marks }]
  },
}
