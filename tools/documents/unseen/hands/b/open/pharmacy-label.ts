import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grid, wrapped } from '../kit.ts'
import { homeLines, plainCapitals, someone } from '../people.ts'

const drugs = [
  ['APO-AMOXICILLINE 500 MG CAP', 'PRENDRE 1 CAPSULE 3 FOIS PAR JOUR PENDANT 7 JOURS', '21'],
  ['PMS-RAMIPRIL 5 MG CAP', 'PRENDRE 1 CAPSULE LE MATIN', '30'],
  ['SALBUTAMOL 100 MCG INH', 'INHALER 2 BOUFFEES AU BESOIN AUX 4 HEURES', '1'],
] as const

/** A dispensing label with its official receipt: a patient with an address, a prescriber, what the plan pays and what is left. */
export const pharmacyLabel: UnseenLayout = {
  name: 'pharmacy-label',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const patient = someone(paper)
    const doctor = someone(paper)
    const [drug, dose, count] = paper.pick(drugs)
    const day = addDays(paper.today, -paper.between(0, 40))
    const post = homeLines(patient.home)
    const name = plainCapitals(`${patient.surname}, ${patient.given}`)
    const look = { face: 'mono', size: 8 } as const
    const marks = [
      box(10, 10, 380, 112, { fill: '#fff', stroke: '#888', strokeWidth: 0.8 }),
      text(20, 28, 'PHARMACIE D. ROUSSIN ET M.-C. HALLÉ INC.', { face: 'sans-bold', size: 9 }),
      text(20, 39, '880, boul. des Pruches, Repentigny   450 555-0138', { size: 7.6 }),
      text(
        20,
        58,
        `Rx ${paper.code('7######')}   ${dated(day, 'JJ-MM-AAAA')}   Dr ${doctor.given.charAt(0)}. ${doctor.surname}`,
        look,
      ),
      text(20, 72, name, { ...look, face: 'mono-bold', size: 10 }),
      text(20, 88, `${count} x ${drug}`, { ...look, face: 'mono-bold' }),
      text(20, 101, dose, { ...look, size: 7.4 }),
      text(20, 114, `RENOUV. : ${paper.between(0, 11)}   EXP. ${dated(addDays(day, 365), 'MM-AAAA')}`, {
        ...look,
        size: 7,
      }),
      text(20, 146, 'REÇU OFFICIEL – à conserver pour vos impôts', { face: 'sans-bold', size: 8.6 }),
      line(10, 152, 390, 152),
      ...grid([20], { y: 166, leading: 11 }, [[name], [post[0]], [post[1]]], look),
      ...grid(
        [262, -386],
        { y: 166, leading: 11 },
        [
          ['COUT MEDICAMENT', '18,42'],
          ['HONORAIRES', '10,97'],
          ['ASSUREUR 31 PAIE', '-20,14'],
          ['FRANCHISE', '2,05'],
          ['VOTRE PART', '11,30'],
        ],
        look,
      ),
      line(10, 226, 390, 226),
      ...wrapped(
        { x: 20, y: 242, width: 360, leading: 10 },
        'Peut causer de la somnolence. Terminez tout le traitement même si vous vous sentez mieux. Gardez hors de la portée des enfants. Rapportez vos médicaments périmés à la pharmacie.',
        { size: 7.8 },
      ).marks,
      text(200, 288, 'SPÉCIMEN', { size: 6, align: 'middle', color: '#777' }),
    ]
    return [{ width: 400, height: 298, pixelsPerUnit: 200 / 72, background: '#f7f7f4', marks }]
  },
}
