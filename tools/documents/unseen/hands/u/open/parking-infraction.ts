import { addDays } from '../../../../calendar.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, cell, left, middle, paragraph, right, slip, specimen, when } from '../kit.ts'

/** A parking ticket of an Ontario city, as the officer's hand printer makes it: a long yellow slip. */
export const parkingInfraction: UnseenLayout = {
  name: 'parking-infraction',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const city = paper.put(
      'issuer_name',
      paper.pick(['City of Peterborough', 'City of Guelph', 'City of Greater Sudbury', 'City of Kingston']),
    )
    const on = addDays(paper.today, -paper.between(1, 60))
    const fine = paper.pick([30, 40, 60, 75])
    const value = { size: 9.4, face: 'mono', caption: 5.4, stroke: '#666' } as const
    const offence = paper.pick([
      'Park in no parking area',
      'Park fail to display receipt',
      'Park within 3 m of hydrant',
      'Park in excess of 3 hours',
    ])
    const number = paper.code('P ### ####')
    const marks: Mark[] = [
      middle(125, 28, city, 13, 'sans-bold'),
      middle(125, 42, 'PARKING INFRACTION NOTICE', 9, 'sans-bold'),
      middle(125, 53, 'AVIS D’INFRACTION DE STATIONNEMENT', 6.6, 'sans'),
      ...bars(paper, 40, 62, 170, 26),
      middle(125, 100, number, 10, 'mono-bold'),
      ...cell([14, 110, 111, 28], 'Date of infraction', when(paper, 'document_date', on, 'YYYY/MM/DD'), value),
      ...cell([125, 110, 111, 28], 'Time', `${paper.between(8, 19)}:${paper.code('4#')}`, value),
      ...cell([14, 138, 111, 28], 'Plate', paper.code('@@@@ ###'), value),
      ...cell([125, 138, 50, 28], 'Prov.', 'ON', value),
      ...cell([175, 138, 61, 28], 'Plate expiry', paper.code('0# 27'), value),
      ...cell([14, 166, 111, 28], 'Make', paper.pick(['HONDA', 'FORD', 'MAZDA', 'KIA']), value),
      ...cell([125, 166, 111, 28], 'Meter / lot', paper.code('####'), value),
      ...cell(
        [14, 194, 222, 28],
        'At or near',
        `${paper.between(10, 600)} ${paper.pick(['GEORGE ST N', 'WYNDHAM ST', 'PRINCESS ST'])}`,
        value,
      ),
      ...cell([14, 222, 222, 28], 'Did commit the infraction of', offence, { ...value, size: 8 }),
      ...cell([14, 250, 111, 28], 'By-law', paper.code('####-##  s.1#'), value),
      ...cell([125, 250, 111, 28], 'Officer no.', paper.code('##'), value),
      box(14, 286, 222, 40, { fill: '#222' }),
      left(24, 302, 'SET FINE', 8, 'sans-bold', { color: '#fff' }),
      right(226, 312, `$${fine}.00`, 17, 'sans-bold', { color: '#fff' }),
      left(24, 316, `$${fine - 10}.00 if paid within 7 days`, 7, 'sans', { color: '#fff' }),
      ...paragraph(
        [14, 342, 222],
        'I believe from my personal knowledge and certify that on the date and at the time set out above the vehicle described was parked contrary to the by-law.',
        { size: 7 },
      ).marks,
      line(14, 392, 150, 392, { strokeWidth: 0.5 }),
      left(14, 400, 'Signature of officer', 5.6),
      ...paragraph(
        [14, 420, 222],
        'You have 15 days from the date of the notice to choose one of these options. 1: pay the penalty on the web, by telephone or at the service counter. 2: ask for a review by a screening officer. If you do neither, a late fee of $16.00 and a plate search fee of $10.00 are added and your plate may not be renewed.',
        { size: 7 },
      ).marks,
      middle(125, 500, 'parking.city.example', 9, 'sans-bold'),
      specimen(125, 520),
    ]
    return [slip(250, 532, marks, '#fff9d9')]
  },
}
