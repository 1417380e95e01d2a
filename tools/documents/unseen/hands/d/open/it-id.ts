import { addDays, addYears } from '../../../../calendar.ts'
import { cardMillimetre, cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dayFirst, fitted } from '../kit.ts'
import { threeLines } from '../mrz.ts'
import { birthDate, european, europeanHome, europeanIssuer } from '../people.ts'

const births = ['BERGAMO (BG)', 'L’AQUILA (AQ)', 'FORLÌ (FC)', 'DURAZZO (ALBANIA)', 'MATERA (MT)', 'BASILEA (SVIZZERA)']
const look = { tint: '#eef3ea', wave: '#93b58b' }
const ink = '#3a5a66'

/** Captions in two languages above each value, place and date of birth on one line, the home and the tax code behind. */
export const itId: UnseenLayout = {
  name: 'it-id',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = european(paper, 'IT')
    const birth = birthDate(paper)
    const issued = addDays('2018-03-01', paper.between(0, 3000))
    const expiry = addYears(`${Number(issued.slice(0, 4))}-${birth.slice(5)}`, 10)
    const number = paper.code('CA#####@@')
    const [street, town] = europeanHome(paper, 'IT')
    const value = { size: 27, face: 'sans-bold', color: '#1d1d1d' } as const
    const field = (x: number, y: number, width: number, caption: string, content: string): Mark[] => [
      text(x, y, caption, { size: 15, face: 'sans', color: ink }),
      fitted(x, y + 30, width, content, value),
    ]
    const front = [
      ...seal(1040, 560, 90, '#7fa48a'),
      text(598, 54, paper.put('id_country', 'IT', 'REPUBBLICA ITALIANA'), {
        size: 28,
        face: 'sans-bold',
        color: ink,
        align: 'middle',
      }),
      text(598, 82, 'MINISTERO DELL’INTERNO', { size: 18, face: 'sans', color: ink, align: 'middle' }),
      text(598, 116, 'CARTA DI IDENTITÀ / IDENTITY CARD', { size: 22, face: 'sans-bold', color: ink, align: 'middle' }),
      text(1140, 60, paper.put('id_number', number), { size: 32, face: 'sans', align: 'right' }),
      ...portrait(
        { x: 60, y: 180, scale: 1.15 },
        { hair: '#3b2a1e', skin: '#e0b792', coat: '#6b2f3a', longHair: holder.sex === 'F' },
      ),
      ...field(450, 160, 690, 'COMUNE DI / MUNICIPALITY', europeanIssuer(paper, 'IT')),
      ...field(450, 226, 690, 'COGNOME / SURNAME', paper.put('last_name', holder.surname.toUpperCase())),
      ...field(450, 292, 690, 'NOME / NAME', paper.put('first_name', holder.given.toUpperCase())),
      ...field(
        450,
        358,
        690,
        'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH',
        `${paper.put('place_of_birth', paper.pick(births))}   ${paper.put('date_of_birth', birth, dayFirst(birth, '.'))}`,
      ),
      ...field(450, 424, 160, 'SESSO / SEX', paper.put('sex', holder.sex)),
      ...field(620, 424, 180, 'STATURA / HEIGHT', String(paper.between(152, 193))),
      ...field(840, 424, 240, 'CITTADINANZA / NATIONALITY', 'ITA'),
      ...field(450, 490, 250, 'EMISSIONE / ISSUING', paper.put('id_issue_date', issued, dayFirst(issued, '.'))),
      ...field(720, 490, 250, 'SCADENZA / EXPIRY', paper.put('id_expiry', expiry, dayFirst(expiry, '.'))),
      text(450, 560, 'FIRMA DEL TITOLARE / HOLDER’S SIGNATURE', { size: 15, face: 'sans', color: ink }),
      ...signature(460, 574, 1.2, 0),
      text(1140, 700, paper.code('######'), { size: 26, face: 'mono', align: 'right' }),
      text(60, 724, 'SPECIMEN', { size: 15, color: ink }),
    ]
    const tax = `${holder.surname
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}${paper.code('@@@##@##@###@')}`
    const zone = { code: 'C<', country: 'ITA', number, birth, sex: holder.sex, expiry, nationality: 'ITA', holder }
    const back = [
      ...field(60, 60, 520, 'CODICE FISCALE / FISCAL CODE', tax),
      ...field(640, 60, 500, 'ESTREMI ATTO DI NASCITA', `${paper.between(1, 900)} p.1 s.A - ${birth.slice(0, 4)}`),
      ...field(60, 150, 1070, 'INDIRIZZO DI RESIDENZA / RESIDENCE', paper.put('address', `${street} ${town}`)),
      ...field(60, 240, 1070, 'COGNOME E NOME DEI GENITORI O DI CHI NE FA LE VECI / PARENTS’ OR TUTOR’S NAME', '-'),
      text(1140, 420, 'SPECIMEN', { size: 15, color: ink, align: 'right' }),
      ...printMrz(threeLines(zone), { x: 62, y: 520, millimetre: cardMillimetre, leadingMm: 4.23 }),
    ]
    return [cardSide(look, front), cardSide(look, back)]
  },
}
