import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars } from '../card.ts'
import { caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, mrzName, td1 } from '../mrz.ts'
import { somebody } from '../people.ts'

/** The Italian electronic card: municipality and ministry above, portrait left or right, tax code and act of birth behind. */
export const idItaly: UnseenLayout = {
  name: 'id-italy',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const isMinor = paper.chance(0.15)
    const who = somebody(paper, 'it', isMinor ? { born: [2010, 2018] } : {})
    const issue = dayIn(paper, isMinor ? '2023-01-05' : '2018-05-02', '2026-09-10')
    const expiry = validTo(issue, isMinor ? 5 : 10, 0)
    const number = `CA${paper.code('#####@@')}`
    const right = paper.chance(0.4)
    const x = right ? 60 : 400
    const cell = cells({ where: 'below', caption: paper.pick([16, 17]), value: paper.pick([25, 27]), ink: '#56708a' })
    const bi = (it: string, en: string) => paper.pick([`${it} / ${en}`, `${it} / ${en}`, `${it}  ${en}`, it])
    const day = (iso: string) => say(iso, 'DD.MM.YYYY')
    const front = [
      ...ringOfStars(90, 76, 42, 'IT'),
      text(160, 56, 'REPUBBLICA ITALIANA', { size: 26, face: 'serif-bold', color: '#33506b' }),
      text(160, 86, 'MINISTERO DELL’INTERNO', { size: 18, color: '#33506b' }),
      fit(160, 116, 'CARTA DI IDENTITÀ / IDENTITY CARD', 560, { size: 24, color: '#33506b' }),
      fit(1140, 74, paper.put('id_number', number), 300, { size: 33, face: 'mono-bold', align: 'right' }),
      ...face(paper, who, right ? { x: 850, y: 170, scale: 1 } : { x: 60, y: 170, scale: 1 }),
      ...cell(x, 160, bi('COMUNE DI', 'MUNICIPALITY'), caps(who.address[1] ?? '').replace(/ \(..\)/, ''), 700),
      ...cell(x, 226, bi('COGNOME', 'SURNAME'), paper.put('last_name', caps(who.last)), 700),
      ...cell(x, 292, bi('NOME', 'NAME'), paper.put('first_name', who.given.map(caps).join(' ')), 700),
      ...cell(
        x,
        358,
        bi('LUOGO E DATA DI NASCITA', 'PLACE AND DATE OF BIRTH'),
        paper.put('place_of_birth', `${caps(who.town)} (${paper.pick(['FE', 'CN', 'BA', 'SS', 'UD'])})`),
        440,
      ),
      fit(x + 460, 388, paper.put('date_of_birth', who.birth, day(who.birth)), 200, { size: 25, face: 'sans' }),
      ...cell(x, 424, bi('SESSO', 'SEX'), paper.put('sex', who.sex), 160),
      ...cell(
        x + 190,
        424,
        bi('STATURA', 'HEIGHT'),
        `${paper.between(isMinor ? 108 : 150, isMinor ? 148 : 194)} CM`,
        200,
      ),
      ...cell(x + 420, 424, bi('CITTADINANZA', 'NATIONALITY'), paper.put('id_country', 'IT', 'ITA'), 300),
      ...cell(x, 490, bi('EMISSIONE', 'ISSUING'), paper.put('id_issue_date', issue, day(issue)), 300),
      ...cell(x + 330, 490, bi('SCADENZA', 'EXPIRY'), paper.put('id_expiry', expiry, day(expiry)), 320),
      text(x, 580, bi('FIRMA DEL TITOLARE', 'HOLDER’S SIGNATURE'), { size: 16, color: '#56708a' }),
      ...signed(paper, x + 80, 600, 1.3),
      text(right ? 850 : 1140, 640, paper.code('######'), { size: 24, face: 'mono', align: right ? 'left' : 'right' }),
    ]
    if (paper.chance(0.3) && !isMinor) return [card(paper, ['grey', 'blue', 'sand'], front)]
    const lines = who.address.map(caps)
    const written = `${lines.join(' ')}`
    paper.put('address', written, written)
    const consonants = (name: string) => `${mrzName(name).replace(/[AEIOU<]/g, '')}XXX`.slice(0, 3)
    const day31 = String(Number(who.birth.slice(8)) + (who.sex === 'F' ? 40 : 0)).padStart(2, '0')
    const code = `${consonants(who.last)}${consonants(who.given[0] ?? '')}${who.birth.slice(2, 4)}${'ABCDEHLMPRST'[Number(who.birth.slice(5, 7)) - 1] ?? 'A'}${day31}${paper.code('@###@')}`
    const [father, mother] = [somebody(paper, 'it', { sex: 'M' }), somebody(paper, 'it', { sex: 'F' })]
    const parents = isMinor
      ? [
          ...cell(
            60,
            70,
            'COGNOME E NOME DEI GENITORI / PARENTS’ NAMES',
            paper.put('father_name', caps(`${father.last} ${father.given[0] ?? ''}`)),
            760,
          ),
          fit(60, 132, paper.put('mother_name', caps(`${mother.last} ${mother.given[0] ?? ''}`)), 760, {
            size: 25,
            face: 'sans',
          }),
        ]
      : []
    const back = [
      ...parents,
      ...cell(60, 180, bi('CODICE FISCALE', 'FISCAL CODE'), code, 480),
      ...cell(
        560,
        180,
        bi('ESTREMI ATTO DI NASCITA', 'BIRTH ACT'),
        `n. ${paper.between(12, 980)} p.I s.${paper.pick(['A', 'B'])} ${who.birth.slice(0, 4)}`,
        330,
      ),
      ...cell(60, 256, bi('INDIRIZZO DI RESIDENZA', 'RESIDENCE'), written, 820),
      ...(paper.chance(0.5) ? [text(60, 350, 'DOCUMENTO VALIDO PER L’ESPATRIO', { size: 18 })] : []),
      ...chip(960, 70, 180),
      ...cardFoot(td1({ code: 'C', state: 'ITA', nationality: 'ITA', number, who, expiry })),
    ]
    return [card(paper, ['grey', 'blue', 'sand'], front), card(paper, ['grey', 'blue'], back)]
  },
}
