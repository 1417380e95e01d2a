import { addDays } from '../../../../calendar.ts'
import { box, letterPaper, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { paragraph } from '../kit.ts'
import { daysBefore, givenNames, home, someone } from '../people.ts'

const countries = [
  ['IN', 'INDIA'],
  ['FR', 'FRANCE'],
  ['NG', 'NIGERIA'],
  ['BR', 'BRAZIL'],
  ['VN', 'VIETNAM'],
  ['MA', 'MOROCCO'],
] as const

const schools = ['Lakehill Polytechnic Institute', 'Université des Laurentides-Nord', 'Northern Prairie College']

/** A federal page of captions in two languages with typed values beside them, three numbers near the top, conditions below. */
export const studyPermit: UnseenLayout = {
  name: 'study-permit',
  docType: 'residence_permit',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = someone(paper, { years: [1985, 2006] })
    const [country, name] = paper.pick(countries)
    const issued = daysBefore(paper, paper.today, 10, 400)
    const expiry = addDays(issued, paper.between(500, 1100))
    const date = (iso: string) => iso.replaceAll('-', '/')
    const { city } = home(paper, paper.pick(['ON', 'QC', 'BC'] as const))
    const number = paper.put('id_number', paper.code('F3########'))
    const pair = (y: number, caption: string, value: string, x = 40, gap = 190): Mark[] => [
      text(x, y, caption, { size: 6.8, face: 'sans' }),
      text(x + gap, y, value, { size: 9, face: 'mono-bold' }),
    ]
    const heading = (y: number, content: string): Mark[] => [
      box(36, y - 10, 540, 14, { fill: '#e3e3e3', stroke: '#666', strokeWidth: 0.5 }),
      text(40, y, content, { size: 7.6, face: 'sans-bold' }),
    ]
    const remark = paragraph(
      40,
      556,
      530,
      `Unless otherwise authorized, the holder must leave Canada by the date above. This document does not authorize re-entry; a valid visa or authorization may be needed. Medical valid to ${date(addDays(issued, 300))}. Sauf autorisation contraire, le titulaire doit quitter le Canada au plus tard à la date indiquée.`,
      { size: 8, face: 'serif' },
    )
    const marks: Mark[] = [
      ...lines(36, 40, 10, ['Immigration and Newcomers', 'Government of Canada'], { size: 8.4, face: 'sans-bold' }),
      ...lines(200, 40, 10, ['Immigration et Nouveaux arrivants', 'Gouvernement du Canada'], {
        size: 8.4,
        face: 'sans',
      }),
      text(576, 44, number, { size: 15, face: 'mono-bold', align: 'right' }),
      text(576, 58, 'PROTECTED WHEN COMPLETED - B', { size: 6.5, align: 'right' }),
      text(306, 92, paper.put('permit_category', 'STUDY PERMIT'), { size: 15, face: 'sans-bold', align: 'middle' }),
      text(306, 108, 'PERMIS D’ÉTUDES', { size: 12, face: 'sans', align: 'middle' }),
      ...pair(134, 'UCI/IUC:', paper.code('11-####-####'), 40, 60),
      ...pair(134, 'Application No./N° de la demande:', paper.code('S3########'), 300, 150),
      ...heading(160, 'CLIENT INFORMATION - RENSEIGNEMENTS SUR LE CLIENT'),
      ...pair(178, 'Family Name/Nom de famille:', paper.put('last_name', person.last.toUpperCase())),
      ...pair(194, 'Given Name(s)/Prénom(s):', paper.put('first_name', givenNames(person).toUpperCase())),
      ...pair(210, 'Date of Birth/Date de naissance:', paper.put('date_of_birth', person.born, date(person.born))),
      ...pair(210, 'Sex/Sexe:', person.sex === 'F' ? 'FEMALE' : 'MALE', 380, 70),
      ...pair(226, 'Country of Birth/Pays de naissance:', name),
      ...pair(242, 'Country of Citizenship/Pays de citoyenneté:', paper.put('citizenship', country, name)),
      ...pair(258, 'Travel Doc No./N° du document de voyage:', paper.code('@#######')),
      ...pair(258, 'Type:', 'PASSPORT', 380, 70),
      ...heading(298, 'ADDITIONAL INFORMATION - INFORMATION ADDITIONNELLE'),
      ...pair(316, 'Date Issued/Délivré le:', date(issued)),
      ...pair(332, 'Expiry Date/Date d’expiration:', paper.put('id_expiry', expiry, date(expiry))),
      ...pair(348, 'Case Type/Genre de cas:', paper.pick(['35', '37', '40'])),
      ...pair(364, 'Institution Name/Nom de l’établissement:', paper.pick(schools)),
      ...pair(380, 'DLI No./N° d’EED:', paper.code('O###########')),
      ...pair(
        396,
        'Field of Study/Domaine d’études:',
        paper.pick(['BUSINESS/COMMERCE', 'ARTS/HUMANITIES', 'COMPUTING/IT']),
      ),
      ...pair(412, 'City/Ville:', city.toUpperCase()),
      ...pair(428, 'In Force From/En vigueur le:', date(issued)),
      ...heading(452, 'CONDITIONS'),
      ...lines(
        40,
        470,
        13,
        [
          '1. MUST LEAVE CANADA BY THE EXPIRY DATE ABOVE / DOIT QUITTER LE CANADA AVANT LA DATE CI-DESSUS',
          '2. MAY ACCEPT EMPLOYMENT ON OR OFF CAMPUS IF MEETING ELIGIBILITY CRITERIA PER R186(F), (V) OR (W)',
          '3. MUST CEASE WORKING IF NO LONGER MEETING THESE CRITERIA',
        ],
        { size: 7.4, face: 'mono' },
      ),
      ...heading(540, 'REMARKS - REMARQUES'),
      ...remark.marks,
      line(330, 690, 560, 690),
      text(330, 702, 'Signature of officer/Signature de l’agent', { size: 7 }),
      text(40, 760, 'IMM 1442 (06-2024) B', { size: 7 }),
      text(306, 760, 'THIS IS NOT A REAL PERMIT - SPECIMEN', { size: 7, align: 'middle', color: '#a33' }),
      text(576, 760, 'Canada', { size: 14, face: 'serif-bold', align: 'right' }),
    ]
    return [{ ...letterPaper, background: '#fdfdf9', marks }]
  },
}
