import { addDays, addYears } from '../../../../calendar.ts'
import { cardMillimetre, cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dayFirst, fitted, putAddress } from '../kit.ts'
import { threeLines } from '../mrz.ts'
import { birthDate, european, europeanHome, europeanIssuer } from '../people.ts'

const births = ['MÜNCHEN', 'HALLE (SAALE)', 'IZMIR', 'GÖRLITZ', 'SAARBRÜCKEN', 'KATTOWITZ', 'HAMBURG']
const letters = [...'CFGHJKLMNPRTVWXYZ']
const look = { tint: '#e8eef0', wave: '#8a9bc0' }
const ink = '#2c3f66'

/** Captions in three languages divided by strokes, a birth name under the surname, home and issuing town behind; no sex anywhere. */
export const deId: UnseenLayout = {
  name: 'de-id',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const holder = european(paper, 'DE')
    const birth = birthDate(paper)
    const issued = addDays('2017-01-09', paper.between(0, 3500))
    const expiry = addDays(addYears(issued, issued < addYears(birth, 24) ? 6 : 10), -1)
    const number = `L${paper.code('##')}${paper.pick(letters)}${paper.code('##')}${paper.pick(letters)}${paper.code('#')}${paper.pick(letters)}`
    const [street, town] = europeanHome(paper, 'DE')
    const value = { size: 29, face: 'sans', color: '#111' } as const
    const field = (x: number, y: number, caption: string, content: string): Mark[] => [
      text(x, y, caption, { size: 16, color: ink }),
      fitted(x, y + 32, 720, content, value),
    ]
    const isWoman = holder.sex === 'F'
    const front = [
      ...rosette(760, 430, 260, { color: '#c0a15a', opacity: 0.25 }),
      fitted(50, 66, 700, paper.put('id_country', 'DE', 'BUNDESREPUBLIK DEUTSCHLAND'), {
        size: 32,
        face: 'sans-bold',
        color: ink,
      }),
      text(50, 92, 'FEDERAL REPUBLIC OF GERMANY / RÉPUBLIQUE FÉDÉRALE D’ALLEMAGNE', { size: 16, color: ink }),
      text(50, 128, 'PERSONALAUSWEIS', { size: 24, face: 'sans-bold', color: ink }),
      text(350, 128, 'IDENTITY CARD / CARTE D’IDENTITÉ', { size: 16, color: ink }),
      text(1150, 74, paper.put('id_number', number), { size: 36, face: 'sans-bold', align: 'right' }),
      ...portrait(
        { x: 50, y: 170, scale: 1.1 },
        { hair: '#7a5a33', skin: '#e6c2a5', coat: '#2f4a3a', longHair: isWoman },
      ),
      text(420, 176, '[a] Name/Surname/Nom   [b] Geburtsname/Name at birth/Nom de naissance', { size: 16, color: ink }),
      text(420, 208, '[a]', { size: 18, color: ink }),
      fitted(456, 210, 700, paper.put('last_name', holder.surname.toUpperCase()), value),
      ...(isWoman
        ? [
            text(420, 242, '[b]', { size: 18, color: ink }),
            fitted(456, 244, 700, european(paper, 'DE').surname.toUpperCase(), value),
          ]
        : []),
      ...field(420, 284, 'Vornamen/Given names/Prénoms', paper.put('first_name', holder.given.toUpperCase())),
      ...field(
        420,
        362,
        'Geburtstag/Date of birth/Date de naissance',
        paper.put('date_of_birth', birth, dayFirst(birth, '.')),
      ),
      ...field(860, 362, 'Staatsangehörigkeit/Nationality', 'DEUTSCH'),
      ...field(
        420,
        440,
        'Geburtsort/Place of birth/Lieu de naissance',
        paper.put('place_of_birth', paper.pick(births)),
      ),
      ...field(
        420,
        518,
        'Gültig bis/Date of expiry/Date d’expiration',
        paper.put('id_expiry', expiry, dayFirst(expiry, '.')),
      ),
      text(860, 550, paper.code('######'), { size: 36, face: 'sans-bold' }),
      text(420, 612, 'Unterschrift der Inhaberin oder des Inhabers/Signature of bearer', { size: 15, color: ink }),
      ...signature(440, 624, 1.3, 1),
      text(60, 730, 'SPECIMEN', { size: 15, color: ink }),
    ]
    const zone = { code: 'ID', country: 'D<<', number, birth, sex: '<', expiry, nationality: 'D<<', holder } as const
    const lines = putAddress(paper, [town, street])
    const back = [
      ...field(60, 60, 'Augenfarbe/Colour of eyes/Couleur des yeux', paper.pick(['BRAUN', 'BLAUGRAU', 'GRÜN'])),
      ...field(60, 138, 'Größe/Height/Taille', `${paper.between(155, 196)} cm`),
      ...field(60, 216, 'Datum/Date/Date', paper.put('id_issue_date', issued, dayFirst(issued, '.'))),
      ...field(60, 294, 'Behörde/Authority/Autorité', europeanIssuer(paper, 'DE')),
      text(620, 60, 'Anschrift/Address/Adresse', { size: 16, color: ink }),
      ...lines.map((row, index) => fitted(620, 92 + index * 34, 540, row, value)),
      text(620, 216, 'Ordens- oder Künstlername/Religious name or pseudonym', { size: 16, color: ink }),
      text(620, 248, '------', value),
      box(960, 290, 170, 130, { stroke: '#b08d3a', strokeWidth: 3 }),
      text(60, 440, 'SPECIMEN', { size: 15, color: ink }),
      box(0, 470, 1198, 230, { fill: '#f6f7f5' }),
      ...printMrz(threeLines(zone), { x: 62, y: 510, millimetre: cardMillimetre, leadingMm: 4.23 }),
    ]
    return [cardSide(look, front), cardSide(look, back)]
  },
}
