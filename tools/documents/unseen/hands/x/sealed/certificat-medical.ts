import { addDays } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { another, full, someone } from '../people.ts'

/** A Moroccan doctor's certificate of rest: letterhead, one sentence, a stamp. */
export const certificatMedical: UnseenLayout = {
  name: 'certificat-medical',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const g = pen('serif', 'serif-bold', '#1b6e53')
    const doctor = someone(paper, 'MA')
    const patient = another(paper, 'MA', doctor)
    const on = addDays(paper.today, -paper.between(1, 150))
    const title = paper.put('issuer_name', `Dr ${full(doctor)}`)
    const isWoman = patient.sex === 'F'
    const marks: Marks = [
      g.L(50, 60, title, 16),
      g.l(50, 78, paper.pick(['Médecine générale – Échographie', 'Spécialiste en rhumatologie', 'Cardiologie']), 10),
      g.l(50, 92, 'Diplômé de la Faculté de médecine de Rabat', 8.6),
      doctor.lines.map((row, index) => g.r(545, 60 + index * 13, row, 9)),
      g.r(545, 88, `Tél. 05 22 00 ${paper.code('## ##')}   INPE ${paper.code('1########')}`, 8.4),
      rule(50, 104, 545, '#1b6e53', 1),
      f.r(545, 140, `${doctor.town}, le ${dated(paper, 'document_date', on, 'DD/MM/YYYY')}`, 10.5),
      f.M(298, 210, 'CERTIFICAT MÉDICAL', 17),
      paragraph(
        { x: 70, y: 270, width: 455, leading: 22 },
        `Je soussigné, docteur en médecine, certifie avoir examiné ce jour ${isWoman ? 'Mme' : 'M.'} ${paper.put('document_holder_name', full(patient))}, ${isWoman ? 'née' : 'né'} le ${patient.born.split('-').reverse().join('/')}, et que son état de santé nécessite un arrêt de travail de ${paper.between(2, 12)} jours, sauf complications, à compter d’aujourd’hui.`,
        { size: 12, face: 'serif' },
      ),
      f.l(70, 400, 'Certificat délivré à l’intéressé(e) pour servir et valoir ce que de droit.', 12),
      signature(370, 470, 0.8, paper.pick([0, 1])),
      [44, 38].map((radius) =>
        ellipse(430, 520, radius * 1.5, radius, { stroke: '#3b4ba0', strokeWidth: 1.2, opacity: 0.7 }),
      ),
      f.m(430, 560, full(doctor), 7.4),
    ]
    return [page('a4', marks, 'SPÉCIMEN')]
  },
}
