import { addDays, addYears } from '../../../../calendar.ts'
import { cardMillimetre, cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dayFirst, fitted } from '../kit.ts'
import { threeLines } from '../mrz.ts'
import { birthDate } from '../people.ts'

const origins = [
  ['BR', 'BRA', 'Brésil', ['FERREIRA DUTRA', 'MONTEIRO'], ['LUCIANA', 'THAÍS'], ['CAIO', 'RENATO']],
  ['IN', 'IND', 'Inde', ['RAGHUNATHAN', 'MEHTA'], ['ANJALI', 'DIVYA'], ['ARJUN', 'SURESH KUMAR']],
  ['CD', 'COD', 'Congo (Rép. dém.)', ['MBUYI KALONJI', 'NSIMBA'], ['GRÂCE', 'BÉATRICE'], ['PATIENT', 'DIEUDONNÉ']],
  ['TR', 'TUR', 'Turquie', ['KAYA', 'DEMIRCAN'], ['ELIF', 'ZEHRA'], ['OGUZ', 'HASAN ALI']],
  ['UA', 'UKR', 'Ukraine', ['SHEVCHUK', 'BONDARENKO'], ['OKSANA', 'YULIIA'], ['ANDRII', 'TARAS']],
  ['CM', 'CMR', 'Cameroun', ['NGO BATOUM', 'ETOUNDI'], ['SANDRINE', 'CARINE'], ['ACHILLE', 'SERGE ALAIN']],
] as const
const kinds = ['A. SÉJOUR LIMITÉ', 'B. SÉJOUR ILLIMITÉ', 'H. CARTE BLEUE EUROPÉENNE', 'L. RÉSIDENT LONGUE DURÉE – UE']
const towns = ['BRUXELLES', 'LIÈGE', 'CHARLEROI', 'NAMUR']
const look = { tint: '#f1eadf', wave: '#c48fa6' }
const ink = '#5a4a86'

/** The Union's uniform card in French and English: the permit's kind in capitals, work remarks, the register's number behind. */
export const bePermit: UnseenLayout = {
  name: 'be-permit',
  docType: 'residence_permit',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const [code, three, land, surnames, women, men] = paper.pick(origins)
    const sex = paper.pick(['F', 'M'] as const)
    const holder = { surname: paper.pick(surnames), given: paper.pick(sex === 'F' ? women : men), sex }
    const birth = birthDate(paper)
    const issued = addDays('2022-10-20', paper.between(0, 1400))
    const expiry = addYears(issued, 5)
    const number = paper.code('B########')
    const body = `${birth.replaceAll('-', '').slice(2)}${paper.code('###')}`
    const rest = 97 - (Number(birth < '2000' ? body : `2${body}`) % 97)
    const [year, month, day, order] = [body.slice(0, 2), body.slice(2, 4), body.slice(4, 6), body.slice(6)]
    const value = { size: 27, face: 'sans', color: '#161616' } as const
    const field = (x: number, y: number, caption: string, content: string): Mark[] => [
      text(x, y, caption, { size: 16, color: ink }),
      fitted(x, y + 31, 640, content, value),
    ]
    const front = [
      ...rosette(640, 400, 250, { color: '#86a3c8', opacity: 0.3 }),
      text(50, 62, 'BEL', { size: 34, face: 'sans-bold', color: ink }),
      text(150, 56, 'TITRE DE SÉJOUR', { size: 30, face: 'sans-bold', color: ink }),
      text(150, 84, 'RESIDENCE PERMIT', { size: 20, face: 'sans', color: ink }),
      text(1150, 62, paper.put('id_number', number), { size: 34, face: 'sans-bold', align: 'right' }),
      ...portrait(
        { x: 50, y: 130, scale: 1.16 },
        { hair: '#17120f', skin: '#a9744f', coat: '#4b4b57', longHair: sex === 'F' },
      ),
      ...field(440, 150, 'NOM / SURNAME', paper.put('last_name', holder.surname)),
      ...field(440, 222, 'PRÉNOMS / GIVEN NAMES', paper.put('first_name', holder.given)),
      ...field(440, 294, 'SEXE / SEX', sex),
      ...field(620, 294, 'NATIONALITÉ / NATIONALITY', paper.put('citizenship', code, three)),
      ...field(900, 294, 'NÉ(E) LE / DATE OF BIRTH', paper.put('date_of_birth', birth, dayFirst(birth, ' '))),
      ...field(440, 366, 'TYPE DE TITRE / TYPE OF PERMIT', paper.put('permit_category', paper.pick(kinds))),
      ...field(440, 438, 'DATE D’EXPIRATION / CARD EXPIRY', paper.put('id_expiry', expiry, dayFirst(expiry, ' '))),
      text(440, 510, 'REMARQUES / REMARKS', { size: 16, color: ink }),
      text(440, 540, `MARCHÉ DU TRAVAIL : ${paper.pick(['ILLIMITÉ', 'LIMITÉ', 'NON'])}`, { ...value, size: 23 }),
      text(440, 568, `Délivré le ${dayFirst(issued, ' ')}`, { ...value, size: 20 }),
      ...signature(70, 610, 1.1, 0),
      text(1150, 700, paper.code('######'), { size: 28, face: 'sans', align: 'right' }),
      text(50, 726, 'SPECIMEN', { size: 15, color: ink }),
    ]
    const zone = { code: 'IR', country: 'BEL', number, birth, sex, expiry, nationality: three, holder }
    const back = [
      ...field(60, 60, 'LIEU DE NAISSANCE / PLACE OF BIRTH', land),
      ...field(60, 138, 'AUTORITÉ / AUTHORITY', paper.pick(towns)),
      ...field(
        60,
        216,
        'N° REGISTRE NATIONAL / NATIONAL REGISTER No',
        `${year}.${month}.${day}-${order}.${String(rest).padStart(2, '0')}`,
      ),
      text(60, 330, 'La possession de ce titre ne dispense pas de l’inscription à la commune.', {
        size: 17,
        color: ink,
      }),
      text(60, 354, 'Changement d’adresse : dans les 8 jours ouvrables.', { size: 17, color: ink }),
      box(880, 70, 200, 160, { stroke: '#b5974e', strokeWidth: 4, fill: '#e3cf8e' }),
      text(1140, 430, 'SPECIMEN', { size: 15, color: ink, align: 'right' }),
      box(0, 476, 1198, 224, { fill: '#faf6ee' }),
      ...printMrz(threeLines(zone), { x: 62, y: 514, millimetre: cardMillimetre, leadingMm: 4.23 }),
    ]
    return [cardSide(look, front), cardSide(look, back)]
  },
}
