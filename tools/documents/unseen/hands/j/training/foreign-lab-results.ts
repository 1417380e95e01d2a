import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, page, pairs, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

const tests = [
  ['Hémoglobine', 'g/dL', 110, 169, '13,0 - 17,0'],
  ['Leucocytes', 'G/L', 38, 112, '4,0 - 10,0'],
  ['Plaquettes', 'G/L', 1_480, 4_100, '150 - 400'],
  ['Glycémie à jeun', 'g/L', 7, 13, '0,7 - 1,1'],
  ['Cholestérol total', 'g/L', 14, 29, '< 2,0'],
  ['Ferritine', 'µg/L', 180, 3_100, '30 - 300'],
  ['Vitamine D (25-OH)', 'ng/mL', 110, 520, '30 - 60'],
] as const

/** A medical laboratory's results: patient, prescriber, several dates, values with their usual range. */
export const foreignLabResults: UnseenLayout = {
  name: 'foreign-lab-results',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [patient, doctor] = [somebody(paper), somebody(paper)]
    const on = addDays(paper.today, -paper.between(1, 300))
    const kept = tests.filter(() => paper.chance(0.8))
    return [
      page(paper, [
        text(
          297,
          46,
          `${paper.pick(['LABORATOIRE DE BIOLOGIE MÉDICALE', 'BIOPÔLE LABORATOIRES'])} - ${paper.pick(issuers.town)}`,
          { size: 12, face: 'sans-bold', align: 'middle' },
        ),
        text(
          297,
          60,
          `3 rue de l’Hôpital - ${paper.code('Tél. 03 ## ## ## ##')} - Biologistes : Dr ${doctor.surname}, Dr Lemoine`,
          { size: 8, align: 'middle' },
        ),
        ...pairs(
          [
            ['Dossier n°', paper.code('26#####-###')],
            ['Prélevé le', `${dateText(on, 'slash')} à 08h${paper.between(10, 55)}`],
            ['Édité le', dateText(addDays(on, 1), 'slash')],
            ['Prescripteur', `Dr ${doctor.given.charAt(0)}. ${doctor.surname}`],
          ],
          { x: 50, y: 100, leading: 13, gap: 76 },
          { size: 9 },
        ),
        ...rows(
          [320],
          [
            [`${patient.title} ${patient.surname.toUpperCase()} ${patient.given}`],
            ...patient.lines.map((part) => [part]),
            [`Né(e) le ${dateText(`${paper.between(1940, 2004)}-0${paper.between(1, 9)}-11`, 'slash')}`],
          ],
          { y: 100, leading: 13 },
          { size: 9.5 },
        ),
        line(50, 186, 545, 186),
        ...rows(
          [50, -300, 320, 420],
          [
            ['Analyse', 'Résultat', 'Unité', 'Valeurs usuelles'],
            ...kept.map(([label, unit, low, high, usual]) => [
              label,
              (paper.between(low, high) / 10).toFixed(1).replace('.', ','),
              unit,
              usual,
            ]),
          ],
          { y: 206, leading: 24 },
          { size: 10, face: 'mono' },
        ),
        ...rows(
          [50],
          [
            [
              'Validé par le biologiste médical. Reproduction partielle interdite. Accréditation n° 8-3021, portée sur www.cofrac.fr.',
            ],
            [`Antériorité du ${dateText(addDays(on, -190), 'slash')} disponible sur le serveur de résultats.`],
          ],
          { y: 430, leading: 14 },
          { size: 8 },
        ),
      ]),
    ]
  },
}
