import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose } from '../kit.ts'
import { people } from '../people.ts'

/** A doctor's certificate for a sports club: a letterhead, a birth date, an address of the practice and a stamp. */
export const certificatMedical: UnseenLayout = {
  name: 'certificat-medical',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'FR')
    const [patient, doctor] = [next(), next()]
    const seen = addDays(paper.today, -paper.between(3, 200))
    const born = addDays('1960-01-01', paper.between(0, 16_000))
    const body = prose(
      70,
      300,
      [
        `Je soussigné(e), Docteur ${doctor.given} ${doctor.surname}, certifie avoir examiné ce jour ${paper.put('document_holder_name', `${patient.given} ${patient.surname}`)}, né(e) le ${dated(born, 'DD/MM/Y')}, et n'avoir constaté aucune contre-indication apparente à la pratique ${paper.pick(['du judo', 'de la natation', 'de la course à pied'])} en compétition.`,
        "Certificat établi à la demande de l'intéressé(e) et remis en main propre pour faire valoir ce que de droit.",
      ],
      { width: 455, size: 11.4, gap: 14 },
    )
    return [
      pageOf('a4', [
        text(70, 80, paper.put('issuer_name', `Docteur ${doctor.given} ${doctor.surname}`), {
          size: 14,
          face: 'serif-bold',
        }),
        text(70, 97, 'Médecine générale – Conventionné secteur 1', { size: 10, face: 'serif' }),
        ...doctor.lines.map((row, index) => text(70, 118 + index * 13, row, { size: 10, face: 'serif' })),
        text(70, 156, `RPPS ${paper.code('101########')}`, { size: 8, face: 'mono' }),
        text(
          525,
          206,
          `${doctor.lines[1].slice(6)}, le ${paper.put('document_date', seen, dated(seen, 'd N Y', 'fr'))}`,
          { size: 11, face: 'serif', align: 'right' },
        ),
        text(297, 256, 'CERTIFICAT MÉDICAL', { size: 15, face: 'serif-bold', align: 'middle' }),
        ...body.marks,
        line(340, 520, 525, 520),
        text(340, 533, 'Signature et cachet', { size: 9, face: 'serif' }),
        text(70, 800, 'SPÉCIMEN / SPECIMEN', { size: 8, face: 'serif' }),
      ]),
    ]
  },
}
