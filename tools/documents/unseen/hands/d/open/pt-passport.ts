import { addDays, addYears } from '../../../../calendar.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette, wavePattern } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dayFirst, fitted } from '../kit.ts'
import { twoLines } from '../mrz.ts'
import { birthDate, european } from '../people.ts'

const births = ['LISBOA', 'VIANA DO CASTELO', 'PRAIA*CABO VERDE', 'FUNCHAL', 'ÉVORA', 'NANTERRE*FRANÇA']
const offices = ['CONS. GERAL LYON', 'IRN SETÚBAL', 'G. REG. MADEIRA', 'CONS. BRUXELAS']
const ink = '#7a1f3a'
const [width, height] = [1750, 1232]

/** A data page with numbered captions in three languages, dates in groups of digits, a personal number beside that of the passport. */
export const ptPassport: UnseenLayout = {
  name: 'pt-passport',
  docType: 'passport',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = european(paper, 'PT')
    const birth = birthDate(paper)
    const issued = addDays('2021-11-02', paper.between(0, 1700))
    const expiry = addYears(issued, 5)
    const number = paper.code('C@######')
    const personal = paper.code('########')
    const value = { size: 34, face: 'sans', color: '#151515' } as const
    const field = (x: number, y: number, room: number, caption: string, content: string): Mark[] => [
      text(x, y, caption, { size: 20, color: ink }),
      fitted(x, y + 40, room, content, value),
    ]
    const marks = [
      box(0, 0, width, height, { fill: '#f3e9e6' }),
      ...wavePattern({ x: 0, y: 20, width, height: 900 }, { color: '#c98fa0', opacity: 0.3, count: 46 }),
      ...rosette(1150, 520, 330, { color: '#7ea27c', opacity: 0.3 }),
      text(60, 80, 'PASSAPORTE', { size: 40, face: 'sans-bold', color: ink }),
      text(60, 112, 'PASSPORT / PASSEPORT', { size: 22, color: ink }),
      text(620, 80, 'PORTUGAL', { size: 40, face: 'sans-bold', color: ink }),
      ...field(900, 62, 120, 'Tipo/Type', 'P'),
      ...field(1060, 62, 300, 'País Emissor/Issuing State', paper.put('id_country', 'PT', 'PRT')),
      ...field(1390, 62, 320, 'N.º do Passaporte/Passport No', paper.put('id_number', number)),
      ...portrait(
        { x: 60, y: 190, scale: 1.5 },
        { hair: '#1f1a17', skin: '#cf9f78', coat: '#24364f', longHair: holder.sex === 'F' },
      ),
      ...field(
        580,
        170,
        1100,
        '(1) Apelidos / Surname(s) / Nom(s)',
        paper.put('last_name', holder.surname.toUpperCase()),
      ),
      ...field(
        580,
        256,
        1100,
        '(2) Nomes próprios / Given name(s) / Prénom(s)',
        paper.put('first_name', holder.given.toUpperCase()),
      ),
      ...field(580, 342, 500, '(3) Nacionalidade / Nationality', paper.put('citizenship', 'PT', 'PORTUGUESA')),
      ...field(1180, 342, 300, '(4) Altura / Height', `1,${paper.between(52, 93)} m`),
      ...field(
        580,
        428,
        500,
        '(5) Data de nascimento / Date of birth',
        paper.put('date_of_birth', birth, dayFirst(birth, ' ')),
      ),
      ...field(1180, 428, 500, '(6) N.º de identificação / Personal No', personal),
      ...field(580, 514, 200, '(7) Sexo / Sex', paper.put('sex', holder.sex)),
      ...field(
        1180,
        514,
        500,
        '(8) Local de nascimento / Place of birth',
        paper.put('place_of_birth', paper.pick(births)),
      ),
      ...field(
        580,
        600,
        500,
        '(9) Data de emissão / Date of issue',
        paper.put('id_issue_date', issued, dayFirst(issued, ' ')),
      ),
      ...field(1180, 600, 500, '(10) Autoridade / Authority', paper.put('issuing_authority', paper.pick(offices))),
      ...field(
        580,
        686,
        500,
        '(11) Válido até / Date of expiry',
        paper.put('id_expiry', expiry, dayFirst(expiry, ' ')),
      ),
      text(1180, 686, '(12) Assinatura do titular / Holder’s signature', { size: 20, color: ink }),
      ...signature(1190, 706, 1.5, 1),
      text(60, 880, 'SPECIMEN', { size: 20, color: ink }),
      box(0, 910, width, height - 910, { fill: '#faf7f4' }),
      ...printMrz(
        twoLines({
          code: 'P<',
          country: 'PRT',
          number,
          optional: `<<<<<<<<<<<<<<`,
          birth,
          sex: holder.sex,
          expiry,
          nationality: 'PRT',
          holder,
        }),
        { x: 90, y: 970, millimetre: 14, leadingMm: 6.35 },
      ),
    ]
    return [{ width, height, pixelsPerUnit: 1, background: '#f4f3f0', marks }]
  },
}
