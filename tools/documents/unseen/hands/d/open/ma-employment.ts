import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, canonical, frenchDate, paragraph, putDate } from '../kit.ts'
import { moroccan, moroccanIssuers } from '../people.ts'

const jobs = [
  'Responsable de quai',
  'Chargée de clientèle',
  'Ingénieur méthodes',
  'Aide-soignante',
  'Contrôleur de gestion',
  'Téléconseiller',
]
const towns = ['Tanger', 'Casablanca', 'Fès', 'Larache']

/** A personnel office's letter: all values in two sentences, the yearly pay beside the monthly net, the signatory's name and post below. */
export const maEmployment: UnseenLayout = {
  name: 'ma-employment',
  docType: 'employment_letter',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = moroccan(paper)
    const boss = moroccan(paper)
    const issued = addDays('2026-08-03', paper.between(0, 70))
    const hired = addDays('2008-09-01', paper.between(0, 6000))
    const employer = paper.put('employer_name', paper.pick(moroccanIssuers.employers))
    const net = paper.between(4100, 19_800) * 100
    const yearly = Math.round(net * 1.24) * 12
    const title = holder.sex === 'F' ? 'Mme' : 'M.'
    const isWoman = holder.sex === 'F'
    const body = { size: 11, face: 'sans' } as const
    const frame = { x: 72, width: 450, leading: 18 }
    const first = paragraph(
      { ...frame, y: 270 },
      `Nous soussignés, société ${employer}, attestons par la présente que ${title} ${paper.put('document_holder_name', `${holder.surname.toUpperCase()} ${holder.given}`)}, titulaire de la C.I.N. n° ${paper.code('@######')} et ${isWoman ? 'immatriculée' : 'immatriculé'} à la CNSS sous le n° ${paper.code('1########')}, fait partie de notre personnel depuis le ${putDate(paper, 'hire_date', hired, frenchDate(hired))} en qualité de ${paper.put('occupation', paper.pick(jobs))}.`,
      body,
    )
    const second = paragraph(
      { ...frame, y: first.bottom + 12 },
      `${isWoman ? 'L’intéressée' : 'L’intéressé'} perçoit une rémunération annuelle brute de ${paper.put('annual_income', canonical(yearly), amount(yearly, 'space'))} dirhams, soit un salaire mensuel net de ${amount(net, 'space')} dirhams après retenues. Aucune saisie-arrêt ni cession n’est exercée à ce jour sur ce salaire.`,
      body,
    )
    const third = paragraph(
      { ...frame, y: second.bottom + 12 },
      `La présente attestation est délivrée à ${isWoman ? 'l’intéressée' : 'l’intéressé'}, sur sa demande, pour servir et valoir ce que de droit, sans engagement de notre part.`,
      body,
    )
    const marks = [
      box(0, 0, 595, 14, { fill: '#2b3d52' }),
      box(72, 44, 40, 40, { fill: '#d2622a' }),
      text(92, 70, employer.charAt(0), { size: 22, face: 'serif-bold', color: '#fff', align: 'middle' }),
      text(122, 62, employer, { size: 13, face: 'sans-bold', color: '#2b3d52' }),
      text(122, 77, 'Direction des Ressources Humaines', { size: 9, face: 'sans' }),
      text(72, 124, `N/Réf. : DRH/${paper.code('###')}/2026`, { size: 9, face: 'sans' }),
      text(523, 150, `${paper.pick(towns)}, le ${putDate(paper, 'document_date', issued, frenchDate(issued))}`, {
        ...body,
        align: 'right',
      }),
      text(297, 212, 'ATTESTATION DE TRAVAIL ET DE SALAIRE', { size: 14, face: 'sans-bold', align: 'middle' }),
      line(130, 218, 465, 218, { strokeWidth: 0.8 }),
      ...first.marks,
      ...second.marks,
      ...third.marks,
      text(330, third.bottom + 40, `${boss.given} ${boss.surname}`, { ...body, face: 'sans-bold' }),
      text(330, third.bottom + 55, 'Directeur du capital humain', body),
      ...signature(330, third.bottom + 66, 0.6, 1),
      line(72, 778, 523, 778, { stroke: '#2b3d52', strokeWidth: 1 }),
      text(
        297,
        791,
        `Siège : Lot 118, Zone franche, ${paper.pick(towns)} – Tél. 05 39 ${paper.code('## ## ##')} – Patente ${paper.code('5#######')} – RC ${paper.code('#####')} – CNSS ${paper.code('2######')}`,
        { size: 7, align: 'middle' },
      ),
      text(297, 806, 'SPECIMEN', { size: 6.5, align: 'middle' }),
    ]
    return [a4Sheet(marks)]
  },
}
